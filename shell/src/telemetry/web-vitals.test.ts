import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { measureVitals } from './web-vitals.ts';

jest.mock('web-vitals', () => {
  const names = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'];
  return Object.fromEntries(names.map((name) => [name, jest.fn()]));
});

const measuring = { CLS: onCLS, FCP: onFCP, INP: onINP, LCP: onLCP, TTFB: onTTFB };

/** As the browser measures something. */
function measured(name: keyof typeof measuring, value: number) {
  const [note, options] = jest.mocked(measuring[name]).mock.calls.at(-1) ?? [];
  expect(options).toEqual({ reportAllChanges: true });
  note?.({ name, value } as MetricType & never);
}

test('what was measured last is reported, in whole milliseconds', () => {
  const vitals = measureVitals();
  expect(vitals).toEqual({});
  measured('TTFB', 120.2);
  measured('FCP', 350.4);
  measured('LCP', 400);
  measured('LCP', 812.6);
  measured('INP', 160);
  expect(vitals).toEqual({ ttfb: 120, fcp: 350, lcp: 813, inp: 160 });
});

test('the shift of the layout is a share of the screen', () => {
  const vitals = measureVitals();
  measured('CLS', 0);
  expect(vitals).toEqual({ cls: 0 });
  measured('CLS', 0.123456);
  expect(vitals).toEqual({ cls: 0.1235 });
});
