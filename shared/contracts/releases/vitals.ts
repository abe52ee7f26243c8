/**
 * The web vitals (web.dev/vitals) that browsers measure: milliseconds, but for the layout shift, which has no unit.
 * Stored as histograms: `edges` are the upper ends of all buckets but the last, which has none. Between them a value
 * grows by about a quarter, so that a release that is a fifth slower moves its page views to other buckets.
 */
export const vitals = {
  /** Largest Contentful Paint. */
  lcp: {
    good: 2500,
    edges: [
      200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000,
      6500, 8000, 10_000, 15_000,
    ],
  },
  /** Interaction to Next Paint. */
  inp: {
    good: 200,
    edges: [8, 16, 24, 40, 56, 72, 96, 120, 160, 200, 250, 320, 400, 500, 700, 1000, 1500, 2500],
  },
  /** Cumulative Layout Shift. */
  cls: {
    good: 0.1,
    edges: [0.001, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1],
  },
  /** First Contentful Paint. */
  fcp: {
    good: 1800,
    edges: [
      200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000,
      6500, 8000, 10_000, 15_000,
    ],
  },
  /** Time to First Byte. */
  ttfb: {
    good: 800,
    edges: [
      25, 50, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1300, 1800, 2500, 3500, 5000, 10_000,
    ],
  },
} as const satisfies Record<string, { good: number; edges: readonly number[] }>;

export type Vital = keyof typeof vitals;
export const vitalNames = Object.keys(vitals) as Vital[];
