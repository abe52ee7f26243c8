import type { QuestionChart } from '@site/shared/contracts/practice';
import { PICTURE_WIDTH } from '../question-picture.ts';
import { type Drawing, note, numberText, shadeOf, shape } from './shapes.ts';

const CENTRE = { x: PICTURE_WIDTH / 2, y: 128 };
const RADIUS = 78;

/** Sectors from the top on, clockwise, each with its name and its number beside it. */
export function pie({ categories, series }: QuestionChart): Drawing {
  const values = series[0]?.values ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  const starts = values.map((_, at) => values.slice(0, at).reduce((sum, value) => sum + value, 0));
  const shapes = values.flatMap((value, at) => {
    const from = (starts[at] ?? 0) / total;
    const [x, y] = pointAt(from + value / total / 2, RADIUS + 48, RADIUS + 26);
    return [
      // The last one has another shade than the first, which it touches.
      shape('path', shadeOf(at === values.length - 1 && at % 3 === 0 ? 1 : at), {
        d: sector(from, from + value / total),
      }),
      note(x, y - 3, categories[at] ?? ''),
      note(x, y + 13, numberText(value), 'picture-text'),
    ];
  });
  return { shapes, bottom: CENTRE.y + RADIUS + 50 };
}

/** At a part of the turn, from the top on. */
function pointAt(turn: number, across = RADIUS, down = RADIUS): [number, number] {
  const angle = 2 * Math.PI * turn;
  return [round(CENTRE.x + across * Math.sin(angle)), round(CENTRE.y - down * Math.cos(angle))];
}
const round = (value: number) => Math.round(value * 10) / 10;

function sector(from: number, to: number): string {
  const large = to - from > 0.5 ? 1 : 0;
  const [start, end] = [pointAt(from), pointAt(to)];
  return `M${CENTRE.x},${CENTRE.y} L${start.join(',')} A${RADIUS},${RADIUS} 0 ${large} 1 ${end.join(',')} Z`;
}
