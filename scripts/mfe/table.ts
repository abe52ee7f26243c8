/** Lines whose columns stand under each other, two blanks apart. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Such as 12.3 KiB. */
export function size(bytes: number): string {
  const kib = bytes / 1024;
  return kib < 1024 ? `${kib.toFixed(1)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
}

/** Such as 2026-11-22 14:03, in UTC. */
export const moment = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
