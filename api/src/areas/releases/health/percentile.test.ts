import { vitals } from '@site/shared/contracts';
import { percentile } from './percentile.ts';

const buckets = (counts: Record<number, number>) => {
  const { edges } = vitals.lcp;
  const histogram = Array<number>(edges.length + 1).fill(0);
  for (const [edge, count] of Object.entries(counts)) {
    const bucket = (edges as readonly number[]).indexOf(Number(edge));
    histogram[bucket === -1 ? edges.length : bucket] = count;
  }
  return histogram;
};

test('nothing measured has no percentile', () => {
  expect(percentile('lcp', [], 0.75)).toBeNull();
  expect(percentile('lcp', buckets({}), 0.75)).toBeNull();
});

test('values lie evenly within their bucket', () => {
  expect(percentile('lcp', buckets({ 2500: 100 }), 0.75)).toBe(2400);
  expect(percentile('lcp', buckets({ 1000: 50, 2500: 50 }), 0.75)).toBe(2300);
});

test('three of four that are quick leave the slow fourth out', () => {
  expect(percentile('lcp', buckets({ 1000: 75, 10000: 25 }), 0.75)).toBe(1000);
});

test('beyond the last edge nobody knows how far', () => {
  expect(percentile('lcp', buckets({ 1000: 1, 99999: 9 }), 0.75)).toBe(15_000);
});

test('what is quicker than the first edge lies between nothing and that edge', () => {
  expect(percentile('lcp', buckets({ 200: 4 }), 0.75)).toBe(150);
});
