import { createStore, type DeviceStore } from '../store.ts';
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

/** Queries of SQL tasks. */
export const queries: DeviceStore<Query> = {
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
};
