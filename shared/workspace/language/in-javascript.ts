const constants: Record<string, string> = { True: 'true', False: 'false', None: 'null' };

/** Texts, words and numbers: an apostrophe within a word begins no text. */
const token = /"[^"]*"|'[^']*'|\w+(?:['.]\w+)*/g;

/** Values and names as Python writes them, such as the example of a problem, as JavaScript does. */
export const inJavaScript = (python: string) => python.replace(token, translated);

function translated(written: string): string {
  if (written.startsWith('"')) return written;
  if (written.startsWith("'")) return JSON.stringify(written.slice(1, -1));
  if (written.endsWith('.0')) return written.slice(0, -'.0'.length);
  return constants[written] ?? camelCase(written);
}

const camelCase = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
