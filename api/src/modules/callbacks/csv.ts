/**
 * A CSV file as RFC 4180 has it, in UTF-8 with a byte order mark, without which Excel takes it for another
 * encoding. What others wrote can't make a spreadsheet calculate or call anything.
 */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** Characters, also of full width, that begin a formula or hide one from view. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Quoted, so that no text ends its cell. One that a spreadsheet would take for a formula begins with an
 * apostrophe, which makes it text (OWASP, CSV injection).
 */
const cell = (text: string): string =>
  `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
