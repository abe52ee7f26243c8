import type { QuestionChart } from '@site/shared/contracts/practice';
import { pictureHtml } from '../question-picture.ts';
import { barsAndLine, groupedBars, stackedBars } from './bars.ts';
import { lines } from './lines.ts';
import { pie } from './pie.ts';
import { type Drawing, numberText } from './shapes.ts';

type Kind = QuestionChart['kind'];

const kinds: Record<Kind, { name: string; draw: (chart: QuestionChart) => Drawing }> = {
  bars: { name: 'Bar chart', draw: groupedBars },
  stacked: { name: 'Stacked bar chart', draw: stackedBars },
  lines: { name: 'Line chart', draw: lines },
  pie: { name: 'Pie chart', draw: pie },
  mixed: { name: 'Chart of bars and a line', draw: barsAndLine },
};

/** A chart with its title as a caption. Its numbers are read to people who don't see it. */
export function chartHtml(chart: QuestionChart): string {
  const { name, draw } = kinds[chart.kind];
  const { shapes, bottom } = draw(chart);
  const label = `${name}: ${chart.title}. ${chart.categories.map((_, at) => read(chart, at)).join('; ')}.`;
  return pictureHtml({ label, height: Math.ceil(bottom), shapes }, chart.title);
}

/** The numbers of a category, such as 2024: Pune 20, Surat 30. */
function read({ categories, series }: QuestionChart, at: number): string {
  const values = series.map(({ name, values }) => {
    const value = numberText(values[at] ?? 0);
    return series.length === 1 ? value : `${name} ${value}`;
  });
  return `${categories[at]}: ${values.join(', ')}`;
}
