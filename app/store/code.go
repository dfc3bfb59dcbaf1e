package store

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strings"
)

// A code is the whole record as text to copy and paste. It begins with "CU" and a
// letter for its kind; the rest is bytes in base64url, the last four of them a
// CRC-32. Those of kind B hold the record as it is kept, deflated; those of kind A,
// which were written until November 2026, are read by a [wire].
const codePrefix = "CU"

// most is how many bytes a record in a code may have: some times what the browser
// could keep.
const most = 20 << 20

// Code writes the record as a code.
func Code(data Data) (string, error) {
	text, err := encode(data)
	if err != nil {
		return "", err
	}
	return seal('B', deflated(text)), nil
}

func deflated(text string) []byte {
	var out bytes.Buffer
	w, _ := flate.NewWriter(&out, flate.BestCompression) // there is such a level
	w.Write([]byte(text))                                // a buffer takes all
	w.Close()
	return out.Bytes()
}

// seal writes bytes, with their checksum, as a code.
func seal(kind byte, body []byte) string {
	body = binary.BigEndian.AppendUint32(body, crc32.ChecksumIEEE(body))
	return codePrefix + string(kind) + base64.RawURLEncoding.EncodeToString(body)
}

// unseal returns the kind of a code and its bytes. The error says what is wrong and
// where.
func unseal(code string) (kind byte, body []byte, err error) {
	code = strings.Join(strings.Fields(code), "")
	text, found := strings.CutPrefix(code, codePrefix)
	switch {
	case code == "":
		return 0, nil, errors.New("there is nothing here yet: paste the whole code")
	case !found || text == "":
		return 0, nil, errors.New("a code begins with CUA or CUB, this text does not")
	case text[0] != 'A' && text[0] != 'B':
		return 0, nil, fmt.Errorf("codes of kind %q are not known here: this one may come from a newer version of the site", text[:1])
	}
	kind, text = text[0], text[1:]
	body, err = base64.RawURLEncoding.Strict().DecodeString(text)
	if at := base64.CorruptInputError(0); errors.As(err, &at) && int(at) < len(text)-1 {
		return 0, nil, fmt.Errorf("character %d of the code, %q, is not one that codes have", len(code)-len(text)+int(at)+1, text[at:at+1])
	}
	if err != nil || len(body) < 4 {
		return 0, nil, errors.New("the code is cut off: its end is missing")
	}
	body, sum := body[:len(body)-4], binary.BigEndian.Uint32(body[len(body)-4:])
	if crc32.ChecksumIEEE(body) != sum {
		return 0, nil, fmt.Errorf("the code's %d characters do not fit together: some are missing, or changed", len(code))
	}
	return kind, body, nil
}

// ReadCode reads a code, with or without the spaces and line breaks that it got on
// its way. Unknown is the number of puzzles of a code of kind A that are not among
// the ids: their results are left out. The error says what is wrong and where.
func ReadCode(code string, ids []string) (data Data, unknown int, err error) {
	kind, body, err := unseal(code)
	if err != nil {
		return Data{}, 0, err
	}
	if kind == 'A' {
		data, unknown, err = readWire(body, ids)
	} else {
		var text []byte
		text, err = io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(body)), most))
		if err == nil {
			data, err = decode(string(text))
		}
	}
	if err != nil {
		return Data{}, 0, fmt.Errorf("the code holds no record: %w", err)
	}
	return data, unknown, nil
}
