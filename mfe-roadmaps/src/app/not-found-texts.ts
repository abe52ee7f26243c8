import type { CountedAs } from '@site/shared/contracts/practice';

export type MissingNoun = CountedAs | 'roadmap' | 'company';

const titles = {
  problem: 'Problem not found',
  unit: 'Unit not found',
  roadmap: 'Roadmap not found',
  company: 'Company not found',
};

/** The texts for an address that doesn't exist. */
export const notFoundTexts = (noun: MissingNoun) => ({
  title: titles[noun],
  intro: `There's no ${noun} at this address.`,
});
