const LINE_WIDTH = 100;

/**
 * JSON as the content files are written: two blanks, and a list of words, the rows of a matrix or an entry of two facts on
 * one line if it fits.
 */
export const formatJson = (value: unknown): string => `${format(value, '', 0)}\n`;

/** @param before how much stands before the value on its line */
function format(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = flatText(value);
    if (value.every(isFlat) && fits(indent, before, flat)) return flat;
    return `[\n${value.map((entry) => `${inner}${entryText(entry, inner)}`).join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(([key, field]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${inner}${name}${format(field, inner, name.length)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function entryText(entry: unknown, indent: string): string {
  if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) {
    const fields = Object.entries(entry);
    const flat = `{ ${fields.map(([key, field]) => `${JSON.stringify(key)}: ${JSON.stringify(field)}`).join(', ')} }`;
    if (fields.length === 2 && fields.every(([, field]) => isPlain(field)) && fits(indent, 0, flat))
      return flat;
  }
  return format(entry, indent, 0);
}

const isFlat = (value: unknown) => isPlain(value) || (Array.isArray(value) && value.every(isPlain));

const flatText = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(flatText).join(', ')}]` : JSON.stringify(value);

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** With a comma behind it. */
const fits = (indent: string, before: number, flat: string) =>
  indent.length + before + flat.length < LINE_WIDTH;
