import { type Category, categories, type LighthouseResult } from './result.ts';

/** An audit that a page doesn't pass as a whole. */
export interface Finding {
  category: Category;
  id: string;
  /** From 0 to 1. */
  score: number;
  /** Its part in the category's score; 0 for advice. */
  weight: number;
  says: string;
}

/** What the results name, each audit once and as it was at its worst; what counts most comes first. */
export function findingsIn(results: readonly LighthouseResult[]): Finding[] {
  const worst = new Map<string, Finding>();
  for (const finding of results.flatMap(findingsOf)) {
    const key = `${finding.category} ${finding.id}`;
    const known = worst.get(key);
    if (!known || finding.score < known.score) worst.set(key, finding);
  }
  return [...worst.values()].sort((one, other) => other.weight - one.weight);
}

const findingsOf = (result: LighthouseResult): Finding[] =>
  categories.flatMap((category) =>
    result.categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      if (!audit || audit.score === null || audit.score >= 1) return [];
      const says = [audit.title, audit.displayValue].filter(Boolean).join(': ');
      return [{ category, id, score: audit.score, weight, says }];
    }),
  );
