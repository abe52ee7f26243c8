import type { SqlTask } from '@site/shared/contracts/practice';
import {
  type Draft,
  draftCopy,
  drafts,
  type Owner,
  saveWithAccount,
  workName,
} from '@site/shared/device';
import { toast, useSession } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** A query that is stored on the device. */
export interface QueryDraft {
  /** Identifies the task and the owner. */
  of: string;
  query: string;
  /** Changes each time the query is replaced without typing. */
  revision: number;
  change(query: string): void;
  /**
   * A button that replaces the query: with the one that another device's has replaced, or with another device's if the
   * person was typing. null if there is none.
   */
  swap: { name: string; run(): void } | null;
  /** Whether the person has typed since the page was opened. */
  isChanged: boolean;
  /**
   * Whether the stored query has been read, after hydration: a server has no storage. What's typed before that would
   * overwrite it.
   */
  ready: boolean;
}

interface Changed extends Pick<QueryDraft, 'of' | 'query' | 'revision'> {
  /** The query before another device's was opened, if any. */
  before?: string | undefined;
}

/** Another device's query that can be opened. */
type Offered = Pick<QueryDraft, 'of' | 'query'>;

/** The person's own query for a task, stored on the device and, if they're signed in, in the account. */
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
    // An account has to know that the field was emptied, but an empty query isn't offered to merge.
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

interface Incoming {
  /** Replaces this device's query with another device's later one. */
  take(later: Draft): void;
  /** Only offers it, since the person has typed here meanwhile. */
  offer(later: Draft): void;
}

/** Saves a signed-in person's query in the account too. */
function useAccountQuery({ unitId, title }: SqlTask, owner: Owner, incoming: Incoming): void {
  const onLater = useEffectEvent((later: Draft) => {
    incoming.take(later);
    toast('Your query from another device is newer and has been opened.');
  });
  const onMissed = useEffectEvent((later: Draft) => {
    incoming.offer(later);
    toast('Your account has a newer query from another device. What you typed here stays.');
  });
  const onAside = useEffectEvent((aside: Draft) => incoming.offer(aside));
  useEffect(() => {
    if (owner === null) return;
    const placeOf = () => ({ title, path: window.location.pathname });
    return saveWithAccount(draftCopy({ unitId, language: 'sql' }, owner, placeOf), {
      take: (later) => onLater(later),
      join: (own, later) => {
        onMissed(later);
        return own;
      },
      offer: (aside) => onAside(aside),
    });
  }, [unitId, title, owner]);
}
