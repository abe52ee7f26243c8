import type { QuestionChart } from '@site/shared/contracts/practice';
import { PICTURE_WIDTH } from '../question-picture.ts';
import { legend } from './legend.ts';
import { type Drawing, note, numberText, pathOf, shape } from './shapes.ts';

const LEFT = 44;
const RIGHT = PICTURE_WIDTH - 16;
const PLOT = 200;

/** What tells three lines apart besides their colours: heavy with circles, thin with squares, dashed with triangles. */
const roles = ['accent', 'line', 'muted'];

/** Lines over a grid whose numbers stand at the left; values are read from it. */
export function lines({ categories, series }: QuestionChart): Drawing {
  const head = legend(
    series.map(({ name }) => name),
    (at, x, y) =>
      shape('line', roleOf(at), { x1: x, y1: y, x2: x + 18, y2: y }) + marker(at, x + 9, y),
  );
  const top = head.bottom + 12;
  const base = top + PLOT;
  const step = stepFor(Math.max(...series.flatMap(({ values }) => values)));
  const count = Math.ceil(Math.max(...series.flatMap(({ values }) => values)) / step);
  const heightOf = (value: number) => base - (value / (count * step)) * PLOT;
  const xOf = (at: number) =>
    LEFT + 14 + (at * (RIGHT - LEFT - 28)) / Math.max(1, categories.length - 1);
  const grid = Array.from({ length: count + 1 }, (_, at) => [
    shape('line', at === 0 ? 'line' : 'grid', {
      x1: LEFT,
      y1: heightOf(at * step),
      x2: RIGHT,
      y2: heightOf(at * step),
    }),
    note(LEFT / 2, heightOf(at * step) + 4, numberText(at * step)),
  ]).flat();
  const drawn = series.flatMap(({ values }, at) => {
    const points = values.map((value, category) => [xOf(category), heightOf(value)] as const);
    return [
      shape('polyline', roleOf(at), { points: pathOf(points) }),
      ...points.map(([x, y]) => marker(at, x, y)),
    ];
  });
  const names = categories.map((name, at) => note(xOf(at), base + 18, name));
  return { shapes: [...head.shapes, ...grid, ...drawn, ...names], bottom: base + 26 };
}

const roleOf = (series: number) => roles[series % 3] ?? 'line';

function marker(series: number, x: number, y: number): string {
  if (series === 0) return shape('circle', 'solid', { cx: x, cy: y, r: 3.5 });
  if (series === 1) return shape('rect', 'solid', { x: x - 3, y: y - 3, width: 6, height: 6 });
  return shape('polygon', 'solid', {
    points: pathOf([
      [x, y - 5],
      [x + 4.5, y + 3],
      [x - 4.5, y + 3],
    ]),
  });
}

/** A step of 1, 2 or 5 and zeros, of which at most six reach the greatest value. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 6));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => most / step <= 6) ?? most;
}
