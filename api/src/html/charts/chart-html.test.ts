import type { QuestionChart } from '@site/shared/contracts/practice';
import { chartHtml } from './chart-html.ts';

const visitors = (kind: QuestionChart['kind'], changes: Partial<QuestionChart> = {}) =>
  chartHtml({
    kind,
    title: 'Visitors <per day>',
    categories: ['May', 'June'],
    series: [
      { name: 'Fort', values: [1_200, 300] },
      { name: 'Zoo', values: [400, 900] },
    ],
    ...changes,
  });

/** What stands in the picture, from left to right and down. */
const texts = (html: string) =>
  [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

const heights = (html: string) =>
  [...html.matchAll(/width="[\d.]+" height="([\d.]+)"><\/rect>/g)].map(([, height]) =>
    Number(height),
  );

test('a chart is a picture with a caption, and its numbers are read to people who have no picture', () => {
  const html = visitors('bars');
  expect(html).toContain('<figcaption>Visitors &lt;per day&gt;</figcaption>');
  expect(html).toContain(
    'aria-label="Bar chart: Visitors &lt;per day&gt;. May: Fort 1,200, Zoo 400; June: Fort 300, Zoo 900."',
  );
});

test('bars are as high as their numbers, which stand above them', () => {
  const html = visitors('bars');
  expect(heights(html)).toEqual([170, 42.5, 56.7, 127.5]);
  expect(texts(html)).toEqual(['Fort', 'Zoo', '1,200', '300', '400', '900', 'May', 'June']);
});

test('parts of a stack are drawn to one scale, and the highest stack fills the chart', () => {
  expect(heights(visitors('stacked'))).toEqual([150, 37.5, 50, 112.5]);
});

test('a single series has no legend', () => {
  const series = [{ name: 'Fort', values: [10, 20] }];
  expect(texts(visitors('bars', { series }))).toEqual(['10', '20', 'May', 'June']);
});

test('a line chart has a grid with numbers in place of numbers at its points', () => {
  const html = visitors('lines');
  expect(texts(html)).toEqual([
    ...['Fort', 'Zoo'],
    ...['0', '200', '400', '600', '800', '1,000', '1,200'],
    ...['May', 'June'],
  ]);
  expect(html.match(/<polyline/g)).toHaveLength(2);
});

test('a pie has a sector for each category, of which one may be more than half', () => {
  const html = visitors('pie', { series: [{ name: 'Share', values: [75, 25] }] });
  const sectors = [...html.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(sectors).toEqual([
    'M180,128 L180,50 A78,78 0 1 1 102,128 Z',
    'M180,128 L102,128 A78,78 0 0 1 180,50 Z',
  ]);
  expect(texts(html)).toEqual(['May', '75', 'June', '25']);
});

test('the line of a mixed chart has a scale of its own', () => {
  const html = visitors('mixed');
  expect(heights(html)).toEqual([120, 30]);
  expect(html).toContain('Chart of bars and a line');
  expect(html.match(/<polyline/g)).toHaveLength(1);
});
