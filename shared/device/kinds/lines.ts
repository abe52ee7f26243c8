/** How long a program or a query is. */
export function linesInWords(text: string): string {
  const count = text.trimEnd().split('\n').length;
  return count === 1 ? '1 line' : `${count} lines`;
}
