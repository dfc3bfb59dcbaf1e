package wasm

import (
	"encoding/binary"
	"slices"
)

// A data segment puts bytes at an address before the program starts; where there is no
// segment, memory is zero. The linker ends one at eight zeros, which leaves a hundred
// thousand, and each begins with an address that no compression makes small: so longer
// runs of zeros are cheaper written than left out.
const zeros = 32

// tooMuch is more memory than any program starts with.
const tooMuch = 1 << 26

// constant and end are the instructions around a segment's address.
const (
	constant = 0x41
	end      = 0x0b
)

// readData returns the memory that the segments of a data section describe.
func readData(body []byte) ([]byte, error) {
	in := reader{rest: body}
	var memory []byte
	for range in.uint() {
		if kind := in.uint(); kind != 0 && !in.cut {
			return nil, unknown("a data segment is of kind %d", kind)
		}
		if op := in.take(1)[0]; op != constant && !in.cut {
			return nil, unknown("the address of a data segment is computed, by %#x", op)
		}
		at := in.int()
		if op := in.take(1)[0]; op != end && !in.cut {
			return nil, unknown("the address of a data segment goes on, with %#x", op)
		}
		content := in.take(in.uint())
		if in.cut {
			return nil, ErrCut
		}
		last := at + int64(len(content))
		if at < 0 || last > tooMuch {
			return nil, unknown("a data segment is at address %d", at)
		}
		if grow := int(last) - len(memory); grow > 0 {
			memory = append(memory, make([]byte, grow)...)
		}
		copy(memory[at:], content)
	}
	if in.cut || len(in.rest) > 0 {
		return nil, ErrCut
	}
	return memory, nil
}

// writeData writes the data section for a memory.
func writeData(memory []byte) []byte {
	var segments []byte
	count := uint64(0)
	for at := 0; ; count++ {
		for at < len(memory) && memory[at] == 0 {
			at++
		}
		if at == len(memory) {
			break
		}
		last := at + 1 // after the segment's last byte that is not zero
		for i := last; i < len(memory) && i-last < zeros; i++ {
			if memory[i] != 0 {
				last = i + 1
			}
		}
		segments = append(segments, 0, constant)
		segments = appendInt(segments, int64(at))
		segments = append(segments, end)
		segments = binary.AppendUvarint(segments, uint64(last-at))
		segments = append(segments, memory[at:last]...)
		at = last
	}
	return slices.Concat(binary.AppendUvarint(nil, count), segments)
}
