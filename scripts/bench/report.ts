/** One table of the report. */
export interface Section {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Said below the table. */
  notes?: readonly string[];
}

export const goalColumns = ['Figure', 'Measured', 'Goal', ''];

/** A figure with its goal, or one without a goal, for information. */
export const figure = (what: string, measured: string, goal?: { text: string; met: boolean }) => [
  what,
  measured,
  goal?.text ?? '–',
  goal ? (goal.met ? 'met' : 'missed') : '',
];

/** Such as 12.3; a thousand and more without the fraction. */
export const number = (value: number, digits = 1) => value.toFixed(value < 1000 ? digits : 0);

export const kib = (bytes: number) => bytes / 1024;

/** Prints a section as a Markdown table that reads well in a terminal too. */
export function printSection({ title, columns, rows, notes = [] }: Section): void {
  const widths = columns.map((column, index) =>
    Math.max(column.length, 3, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const table = [line(columns), rule, ...rows.map(line)];
  console.log(['', `## ${title}`, '', ...table, ...notes.map((note) => `\n${note}`)].join('\n'));
}

/** The middle of the values: one slow round does not move it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return sorted.length % 2 ? middle : (middle + (sorted[sorted.length / 2 - 1] ?? middle)) / 2;
}

/** Such as "8.1–9.3", to show how far the rounds lay apart. */
export const span = (values: readonly number[], digits = 0) =>
  `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`;

/**
 * How much of the yardstick a side reaches, as the median of the rounds: in each round both were measured
 * one after the other, so that what slows the machine for a while slows both.
 */
export const shareOf = (values: readonly number[], yardstick: readonly number[]) =>
  median(values.map((value, round) => value / (yardstick[round] ?? Number.NaN)));
