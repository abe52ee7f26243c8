import type { QuestionChart } from '@site/shared/contracts/practice';
import { PICTURE_WIDTH } from '../question-picture.ts';
import { boxSign, legend } from './legend.ts';
import { type Drawing, note, numberText, pathOf, shadeOf, shape } from './shapes.ts';

const MARGIN = 8;
const PLOT = 170;
/** Above a bar, for its number. */
const HEADROOM = 20;

type Plot = Pick<QuestionChart, 'categories' | 'series'>;

/** Bars side by side, each with its number above it. */
export function groupedBars({ categories, series }: Plot): Drawing {
  const head = namesOf(series);
  const base = head.bottom + HEADROOM + PLOT;
  const scale = PLOT / Math.max(...series.flatMap(({ values }) => values));
  const group = groupWidth(categories);
  const width = Math.min(46, (group * 0.86) / series.length);
  const bars = series.flatMap(({ values }, at) =>
    values.flatMap((value, category) => {
      const x = middleOf(category, group) + (at - series.length / 2) * width;
      const height = value * scale;
      return [
        shape('rect', shadeOf(at), { x, y: base - height, width, height }),
        note(x + width / 2, base - height - 5, numberText(value)),
      ];
    }),
  );
  return onBase([...head.shapes, ...bars], categories, base);
}

/** A bar for each category, made of a part for each series with its number inside. */
export function stackedBars({ categories, series }: Plot): Drawing {
  const head = namesOf(series);
  const base = head.bottom + 10 + PLOT + 30;
  const totals = categories.map((_, at) => sumBefore(series, series.length, at));
  const scale = (PLOT + 30) / Math.max(...totals);
  const group = groupWidth(categories);
  const width = Math.min(54, group * 0.78);
  const parts = series.flatMap(({ values }, at) =>
    values.flatMap((value, category) => {
      const height = value * scale;
      const y = base - sumBefore(series, at, category) * scale - height;
      const x = middleOf(category, group) - width / 2;
      return [
        shape('rect', shadeOf(at), { x, y, width, height }),
        note(x + width / 2, y + height / 2 + 5, numberText(value), 'picture-text'),
      ];
    }),
  );
  return onBase([...head.shapes, ...parts], categories, base);
}

/** Bars, and above them a line that has a scale of its own; each point has its number. */
export function barsAndLine({ categories, series: [bars, line] }: Plot): Drawing {
  if (!bars || !line) throw new TypeError('A mixed chart has two series.');
  const head = legend([bars.name, line.name], (at, x, y) =>
    at === 0
      ? boxSign(shadeOf(1), x, y)
      : shape('line', 'accent', { x1: x, y1: y, x2: x + 16, y2: y }),
  );
  const top = head.bottom + HEADROOM;
  const span = 50;
  const base = top + span + HEADROOM + 120;
  const group = groupWidth(categories);
  const width = Math.min(46, group * 0.7);
  const scale = 120 / Math.max(...bars.values);
  const [least, most] = [Math.min(...line.values), Math.max(...line.values)];
  const heightOf = (value: number) => top + span * (1 - (value - least) / (most - least || 1));
  const points = line.values.map((value, at) => [middleOf(at, group), heightOf(value)] as const);
  return onBase(
    [
      ...head.shapes,
      ...bars.values.flatMap((value, at) => [
        shape('rect', shadeOf(1), {
          x: middleOf(at, group) - width / 2,
          y: base - value * scale,
          width,
          height: value * scale,
        }),
        note(middleOf(at, group), base - 8, numberText(value), 'picture-text'),
      ]),
      shape('polyline', 'accent', { points: pathOf(points) }),
      ...points.flatMap(([x, y], at) => [
        shape('circle', 'solid', { cx: x, cy: y, r: 3 }),
        note(x, y - 9, numberText(line.values[at] ?? 0)),
      ]),
    ],
    categories,
    base,
  );
}

/** A single series is named by the title alone. */
const namesOf = (series: Plot['series']): Drawing =>
  series.length === 1
    ? { shapes: [], bottom: 0 }
    : legend(
        series.map(({ name }) => name),
        (at, x, y) => boxSign(shadeOf(at), x, y),
      );

const groupWidth = ({ length }: readonly string[]) => (PICTURE_WIDTH - 2 * MARGIN) / length;
const middleOf = (category: number, group: number) => MARGIN + (category + 0.5) * group;

const sumBefore = (series: Plot['series'], count: number, category: number): number =>
  series.slice(0, count).reduce((sum, { values }) => sum + (values[category] ?? 0), 0);

/** The line on which bars stand, with the names of the categories below it. */
const onBase = (shapes: string[], categories: readonly string[], base: number): Drawing => ({
  shapes: [
    ...shapes,
    shape('line', 'line', { x1: MARGIN, y1: base, x2: PICTURE_WIDTH - MARGIN, y2: base }),
    ...categories.map((name, at) => note(middleOf(at, groupWidth(categories)), base + 18, name)),
  ],
  bottom: base + 26,
});
