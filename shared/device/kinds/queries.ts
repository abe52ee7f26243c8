import { problemOfUnit } from '@site/shared/contracts';
import type { Kind, Version } from '../kind.ts';
import { type Query, queries } from '../stores/queries.ts';
import { linesInWords } from './lines.ts';
import { sentTime } from './sent-time.ts';

const describe = ({ query, changedAt }: Pick<Query, 'query' | 'changedAt'>): Version => ({
  changedAt,
  words: linesInWords(query),
  text: query,
});

/** An account keeps them as drafts. */
export const queryKind: Kind<Query> = {
  ...queries,
  heading: 'SQL queries',
  placeOf: (_, { title, path }) => ({ title, path }),
  describe,
  itemsOf: (unitId, { query, changedAt }) => [
    {
      ...{ kind: 'draft', problemId: problemOfUnit(unitId), language: 'sql' },
      ...{ code: query, changedAt: sentTime(changedAt) },
    },
  ],
  describeHeld: ({ changedAt, ...held }) =>
    describe({ query: held.kind === 'draft' ? held.code : '', changedAt }),
  ownAfter: (query) => query,
};
