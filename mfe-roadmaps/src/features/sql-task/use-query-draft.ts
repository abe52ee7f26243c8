import type { SqlTask } from '@site/shared/contracts';
import { drafts, workName } from '@site/shared/device';
import { useSession } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui';
import { useMemo, useState } from 'react';
import { useAccountQuery } from './use-account-query.ts';

/** A query that outlives the page. */
export interface QueryDraft {
  /** Of which task, and whose. */
  of: string;
  query: string;
  /** Another one each time the query is replaced by something that wasn't typed. */
  revision: number;
  change(query: string): void;
  /**
   * Puts another query in its place, by the name of a button: the one that another device's has replaced, or another
   * device's if somebody was typing. Null if there is none.
   */
  swap: { name: string; run(): void } | null;
  /** Whether somebody has typed since the page was opened. */
  isChanged: boolean;
  /**
   * Whether the page has looked for one: a server has no storage. What is typed before that would take the place of what
   * is kept.
   */
  ready: boolean;
}

interface Changed extends Pick<QueryDraft, 'of' | 'query' | 'revision'> {
  /** What was here before another device's query was opened, if anything. */
  before?: string | undefined;
}

/** Another device's query that waits to be opened. */
type Offered = Pick<QueryDraft, 'of' | 'query'>;

/** Somebody's own query for a task, kept on the device and, of a signed-in person, with the account. */
export function useQueryDraft(task: SqlTask): QueryDraft {
  const { unitId, title } = task;
  const name = workName({ unitId, language: 'sql' });
  const ready = useHydrated();
  const owner = useSession().user?.id ?? null;
  const stored = useMemo(
    () => (ready ? drafts.read(name, owner)?.code : undefined),
    [ready, name, owner],
  );
  const of = `${unitId} ${owner}`;
  const [anyChanged, setChanged] = useState<Changed | null>(null);
  const changed = anyChanged?.of === of ? anyChanged : null;
  const query = changed?.query ?? stored ?? '';
  const { before, revision = 0 } = changed ?? {};
  const put = (next: string, nextRevision = revision) => {
    setChanged({ of, query: next, revision: nextRevision });
    const changedAt = new Date().toISOString();
    // An account is told that somebody has emptied the field; nobody is offered an empty query to merge.
    const isNothing = owner === null && next === '';
    drafts.write(
      name,
      owner,
      isNothing ? null : { code: next, changedAt, title, path: window.location.pathname },
    );
  };
  const [anyOffered, setOffered] = useState<Offered | null>(null);
  const offered = anyOffered?.of === of ? anyOffered : null;
  const open = (later: string) =>
    setChanged({ of, query: later, revision: revision + 1, before: query || undefined });
  useAccountQuery(task, owner, {
    take(later) {
      open(later.code ?? '');
      drafts.write(name, owner, later);
    },
    offer: (later) => setOffered({ of, query: later.code ?? '' }),
  });
  const openOffered = ({ query: later }: Offered) => {
    setOffered(null);
    put(later);
    open(later);
  };
  const undoSync = before !== undefined && {
    name: "Use this device's query",
    run: () => put(before, revision + 1),
  };
  const swap = offered
    ? { name: 'Open synced query', run: () => openOffered(offered) }
    : undoSync || null;
  return {
    of,
    query,
    revision,
    change: (next) => put(next),
    swap,
    isChanged: changed !== null,
    ready,
  };
}
