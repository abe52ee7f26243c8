import { parseArgs } from 'node:util';
import { type Shot, shotPages } from './shot-pages.ts';

/** Those of a phone, a tablet and two desks. */
const WIDTHS = [390, 768, 1440, 1920];

export interface Options {
  shots: Shot[];
  widths: number[];
  /** Whether the pictures of the site that the home page shows are made, and nothing else. */
  pictures: boolean;
  folder: string;
}

const USAGE = `npm run shots -- [--page NAME]... [--as visitor|learner|administrator]... [--width PIXELS]... [--out FOLDER]
npm run shots -- --pictures`;

/** @throws Error that says what can be chosen */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      page: { type: 'string', multiple: true, default: [] },
      as: { type: 'string', multiple: true, default: [] },
      width: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'shots' },
      pictures: { type: 'boolean', default: false },
    },
  });
  const shots = shotPages().filter(
    ({ name, as }) =>
      (values.page.length === 0 || values.page.includes(name)) &&
      (values.as.length === 0 || values.as.includes(as)),
  );
  if (shots.length === 0) {
    const names = [...new Set(shotPages().map(({ name }) => name))].join(', ');
    throw new Error(`${USAGE}\nThere is no such page. Choose from ${names}.`);
  }
  const widths = values.width.length > 0 ? values.width.map(Number) : WIDTHS;
  if (!widths.every((width) => Number.isInteger(width) && width >= 320 && width <= 3840)) {
    throw new Error(`${USAGE}\nA width is a number of pixels from 320 to 3840.`);
  }
  return { shots, widths, pictures: values.pictures, folder: values.out };
}
