import { PICTURE_WIDTH } from '../question-picture.ts';
import { type Drawing, note, shape } from './shapes.ts';

const ROW = 22;
const SIGN = 22;
const GAP = 16;
/** Of a letter at the size of notes, generously. */
const LETTER = 7.5;

/** The names of series with their signs, from the left, in as many rows as they take. */
export function legend(
  names: readonly string[],
  signAt: (series: number, x: number, y: number) => string,
): Drawing {
  const shapes: string[] = [];
  let x = 8;
  let y = 14;
  for (const [at, name] of names.entries()) {
    const width = SIGN + name.length * LETTER;
    if (x > 8 && x + width > PICTURE_WIDTH) {
      x = 8;
      y += ROW;
    }
    shapes.push(signAt(at, x, y), note(x + SIGN, y + 4, name, 'picture-note picture-start'));
    x += width + GAP;
  }
  return { shapes, bottom: y + ROW / 2 };
}

/** A box of the colour of its bars. */
export const boxSign = (role: string, x: number, y: number) =>
  shape('rect', role, { x, y: y - 7, width: 14, height: 14, rx: 2 });
