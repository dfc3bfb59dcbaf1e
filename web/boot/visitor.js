// Who has been here before finds other things on the first page: data-visitor is "new",
// "known", or "regular" for those of the daily boards.
const record = localStorage.getItem("catchup.data") || "";
root.dataset.visitor = /"daily":/.test(record) ? "regular"
  : /"(first|game|puzzles|skill|best|games|stars)":/.test(record) ? "known" : "new";
