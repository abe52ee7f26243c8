/** Descriptions of pages, for their heads. */

/** Text in which `backquotes` mark code, without any marks, on one line. */
export const plainLine = (text: string): string => text.replace(/`/g, '').replace(/\s+/g, ' ');

/** As much as search engines show of a description, whole words; if a sentence ends there, nothing is missing. */
export function shortened(text: string, max = 160): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const words = withoutEnd(cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)));
  return /[.!?]$/.test(words) ? words : `${words}…`;
}

/** No expression: one that is tied to the end takes long for a text of many blanks. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \n\t,;:'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
