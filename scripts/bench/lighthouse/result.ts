export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

interface Audit {
  title: string;
  /** From 0 to 1; null if it says nothing by itself. */
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
}

/** What of Lighthouse's result is read here. */
export interface LighthouseResult {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
}
