import type { ProblemPicture } from '@site/shared/contracts/practice';

/** The numbers and texts of an example, such as 3 and "a" in `values = [3], letter = "a"`. */
export function valuesOf(example: string): string[] {
  const values = example.match(/"[^"]*"|'[^']*'|-?\d+(\.\d+)?|True|False/g) ?? [`"${example}"`];
  return values.filter((value) => value.length > 2 || !isText(value));
}

const isText = (value: string) => /^["']/.test(value);

/** The values that some frames neither draw nor mention. A text may be drawn letter by letter. */
export function missingFrom(frames: ProblemPicture['frames'], values: string[]): string[] {
  const shown = new Set(shownIn(frames));
  return values.filter((value) => {
    const text = isText(value) ? value.slice(1, -1) : value;
    if (shown.has(text) || text.split(' ').every((word) => shown.has(word))) return false;
    return !isText(value) || ![...text].every((letter) => letter === ' ' || shown.has(letter));
  });
}

/** Everything that is written in a picture, what is in `backquotes`, and single words. */
function shownIn(part: unknown): string[] {
  if (typeof part === 'string' || typeof part === 'number') {
    const quoted = String(part).split('`');
    const words = String(part).split(/[\s,;:()[\]{}"'`?!]/);
    return [...quoted, ...words, ...words.map((word) => word.replace(/\.$/, ''))];
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([field, value]) => (isPlace(field) ? [] : shownIn(value)));
}

/** Fields that say where something is, or how it looks. */
const isPlace = (field: string) =>
  ['at', 'row', 'marked', 'faded', 'pointers', 'back_to', 'parent', 'shape', 'look'].includes(
    field,
  );
