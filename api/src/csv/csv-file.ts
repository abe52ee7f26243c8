/**
 * A CSV file as RFC 4180 has it, in UTF-8 with a byte order mark, without which Excel takes it for another
 * encoding. What others wrote can't make a spreadsheet calculate or call anything.
 */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** What begins with a formula, or with apostrophes in front of one. The characters are also those of full width. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Quoted, so that no text ends its cell. One that a spreadsheet would take for a formula begins with an
 * apostrophe, which makes it text (OWASP, CSV injection).
 */
const cell = (text: string): string =>
  `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The text that `csvFile` was given, from the cell that it made of it. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
