import type { CountedAs } from '@site/shared/contracts';

export type MissingNoun = CountedAs | 'roadmap';

const titles = {
  problem: 'Problem not found',
  unit: 'Unit not found',
  roadmap: 'Roadmap not found',
};

/** What a page says of an address at which there's nothing. */
export const notFoundTexts = (noun: MissingNoun) => ({
  title: titles[noun],
  intro: `There's no ${noun} at this address.`,
});
