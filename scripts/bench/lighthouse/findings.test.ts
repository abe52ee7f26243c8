import { findingsIn } from './findings.ts';
import type { LighthouseResult } from './result.ts';

const empty = { score: 1, auditRefs: [] };

const resultWith = (score: number | null): LighthouseResult => ({
  categories: {
    performance: {
      score: 0.9,
      auditRefs: [
        { id: 'advice', weight: 0 },
        { id: 'slow', weight: 10 },
        { id: 'good', weight: 10 },
      ],
    },
    accessibility: empty,
    'best-practices': empty,
    seo: empty,
  },
  audits: {
    advice: { title: 'Do less', score: 0, scoreDisplayMode: 'metricSavings' },
    slow: { title: 'Slow', score, scoreDisplayMode: 'numeric', displayValue: '3 s' },
    good: { title: 'Good', score: 1, scoreDisplayMode: 'binary' },
  },
});

test('each audit that fails is named once, as it was at its worst, and what counts comes first', () => {
  const found = findingsIn([resultWith(0.5), resultWith(0.4), resultWith(0.6)]);
  expect(found.map(({ id, score, says }) => [id, score, says])).toEqual([
    ['slow', 0.4, 'Slow: 3 s'],
    ['advice', 0, 'Do less'],
  ]);
});

test('an audit without a score is no finding', () => {
  expect(findingsIn([resultWith(null)]).map(({ id }) => id)).toEqual(['advice']);
});
