import { median, shareOf, span } from './median.ts';

test('the median is the middle value, or lies between the two in the middle', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 30])).toBe(3);
  expect(() => median([])).toThrow('no median');
});

test('the span names the fastest and the slowest', () => {
  expect(span([8.04, 9.26, 8.5], 1)).toBe('8.0–9.3');
});

test('a share is taken round by round, so that a slow spell of the machine does not move it', () => {
  expect(shareOf([50, 5, 52], [100, 10, 100])).toBe(0.5);
});
