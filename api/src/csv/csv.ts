import { CsvError, type Options, parse } from 'csv-parse/sync';
import { fileRefused } from '../errors/file-refused.ts';

/** Spreadsheets write semicolons or tabs in some languages. */
const DELIMITERS = [',', ';', '\t'];

/**
 * The records of a CSV file as spreadsheets write it, each with `info.lines`, the line it ends on.
 * @param longestLine in characters: the parser takes seconds for a line of a megabyte
 * @throws DomainError 400 that names the invalid line.
 */
export function parseCsv<T>(text: string, longestLine: number, options: Options): T[] {
  const lines = text.split(/\r\n|\n|\r/);
  const tooLong = lines.findIndex((line) => line.length > longestLine);
  if (tooLong !== -1) throw fileRefused(`Line ${tooLong + 1} is too long.`);
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(lines),
      info: true,
      skip_empty_lines: true,
      ...options,
    }) as never;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw fileRefused(`The file can't be read as CSV: ${error.message}.`);
  }
}

/** What separates cells in the first line that has several. */
function delimiterOf(lines: string[]): string {
  const head = lines.find((line) => DELIMITERS.some((sign) => line.includes(sign))) ?? '';
  return DELIMITERS.find((sign) => head.includes(sign)) ?? ',';
}
