/**
 * Removes the characters in `removed` from the end of a text, in one pass: /x+$/ would start again at each
 * such character elsewhere in it.
 */
export function trimEnd(text: string, removed: string): string {
  let end = text.length;
  while (end > 0 && removed.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
