import type { PageViewReport } from '@site/shared/contracts/releases';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type WebVitals = PageViewReport['vitals'];

/**
 * Measures the web vitals of this page view (web.dev/vitals).
 * @returns what has been measured so far: milliseconds, but for the shift of the layout
 */
export function measureVitals(): WebVitals {
  const vitals: WebVitals = {};
  const note = ({ name, value }: MetricType) => {
    const vital = name.toLowerCase() as Lowercase<typeof name>;
    vitals[vital] = name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP])
    measure(note, { reportAllChanges: true });
  return vitals;
}
