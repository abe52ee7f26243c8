import { problemOfUnit } from '@site/shared/contracts';
import type { Kind, Version } from '../kind.ts';
import { linesInWords } from '../lines.ts';
import { sentTime } from '../sent-time.ts';
import { createStore } from '../store.ts';
import { createTexts, type Owner } from '../texts.ts';

/** Somebody's own query for a task, kept by the unit's id. */
export interface Query {
  query: string;
  /** When it was changed last; '' if nobody knows. */
  changedAt: string;
  /** Of its task, so that a list can name it. */
  title: string;
  path: string;
}

const texts = createTexts('sql-draft');

const stored = createStore<Query>({
  texts,
  parse(found) {
    const {
      query,
      changedAt = '',
      title = 'SQL task',
      path = '/roadmaps/sql',
    } = {
      ...(found as Partial<Query>),
    };
    return typeof query === 'string' ? { query, changedAt, title, path } : null;
  },
});

/** A query that an earlier release kept has its owner's id inside: it moves to where the owner's are. */
function giveToOwner(name: string): void {
  const query = stored.read(name, null);
  const owner = query && ownerInside(name);
  if (!owner) return;
  if (!stored.read(name, owner)) stored.write(name, owner, query);
  stored.write(name, null, null);
}

const ownerInside = (name: string): Owner =>
  JSON.parse(texts.read(name, null) ?? '{}').person ?? null;

const describe = ({ query, changedAt }: Pick<Query, 'query' | 'changedAt'>): Version => ({
  changedAt,
  words: linesInWords(query),
  text: query,
});

/** Queries of SQL tasks, which an account keeps as drafts. */
export const queries: Kind<Query> = {
  ...stored,
  read(name, owner) {
    giveToOwner(name);
    return stored.read(name, owner);
  },
  write(name, owner, query) {
    giveToOwner(name);
    stored.write(name, owner, query);
  },
  names(owner) {
    for (const name of stored.names(null)) giveToOwner(name);
    return stored.names(owner);
  },
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
