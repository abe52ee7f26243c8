/** Lists in forms are texts: words with commas between them, lines, or paragraphs with blank lines between. */
const parts = (text: string, separator: string | RegExp): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const wordsOf = (text: string) => parts(text, ',');
export const linesOf = (text: string) => parts(text, '\n');
export const paragraphsOf = (text: string) => parts(text, '\n\n');

/**
 * The message of a field, or of the first entry of its list that is at fault.
 * @param entry what an entry is called, such as Line
 */
export function faultOf(error: unknown, entry = 'Entry'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  const found = Object.entries(error).find(([, inner]) => faultOf(inner, entry));
  if (!found) return undefined;
  const [key, inner] = found;
  const message = faultOf(inner, entry);
  return /^\d+$/.test(key) ? `${entry} ${Number(key) + 1}: ${message}` : message;
}
