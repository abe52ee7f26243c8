/** Lists in forms are texts: words separated by commas, lines, or paragraphs separated by blank lines. */
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
 * The error message of a field, or of the first invalid entry of its list.
 * @param entry what an entry is called, such as Line
 */
export function errorMessage(error: unknown, entry = 'Entry'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  const found = Object.entries(error).find(([, inner]) => errorMessage(inner, entry));
  if (!found) return undefined;
  const [key, inner] = found;
  const message = errorMessage(inner, entry);
  return /^\d+$/.test(key) ? `${entry} ${Number(key) + 1}: ${message}` : message;
}
