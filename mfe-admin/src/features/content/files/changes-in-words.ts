import type { ContentChange } from '@site/shared/contracts';

const nouns: Record<ContentChange['kind'], readonly [one: string, many: string]> = {
  roadmap: ['roadmap', 'roadmaps'],
  topic: ['topic', 'topics'],
  unit: ['problem', 'problems'],
  'dsa-problem': ['DSA problem', 'DSA problems'],
};

export const kindInWords = (kind: ContentChange['kind']) => nouns[kind][0];

const verbs = { added: 'added', changed: 'changed', returned: 'brought back', retired: 'retired' };

const kinds = Object.keys(nouns) as ContentChange['kind'][];
const changeTypes = Object.keys(verbs) as ContentChange['change'][];

export const isAddedProblem = ({ kind, change }: ContentChange) =>
  kind === 'unit' && change === 'added';

/** Such as "450 problems added", in the order of the site's parts. */
export const changesInWords = (changes: readonly ContentChange[]): string[] =>
  kinds.flatMap((kind) =>
    changeTypes.flatMap((type) => {
      const { length } = changes.filter((change) => change.kind === kind && change.change === type);
      return length > 0 ? [`${length} ${nouns[kind][length === 1 ? 0 : 1]} ${verbs[type]}`] : [];
    }),
  );

export const typeInWords = (change: ContentChange['change']) => verbs[change];
