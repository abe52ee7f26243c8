import { drafts, workName } from '@site/shared/device';
import { useSession } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui';
import { useMemo, useState } from 'react';
import { placeOf, type Writable } from './language/solvable.ts';

export interface Draft {
  code: string;
  /** Counts changes made outside the editor, which the editor has to apply. */
  revision: number;
  /** Whether it differs from the starter. */
  edited: boolean;
  change(code: string): void;
  /** Returns to the starter. */
  reset(): void;
  /**
   * Puts another program in its place, such as an earlier attempt; by default it was changed now.
   * @param undo the name of the button that takes it back
   */
  replace(code: string, undo: string, changedAt?: string): void;
  /** Takes back what was put in its place last, or opens what is offered, with the button's name. */
  undo: { name: string; run(): void } | null;
}

/** The button that takes back what came from another device. */
export const USE_OWN = "Use this device's code";

interface Offered {
  /** The button's. */
  name: string;
  code: string;
}

/** A program of which the account may have another version. */
export interface OwnDraft extends Draft {
  /** Has another program at hand until it's opened. */
  offer(other: Offered): void;
}

/** A person's own program, as the device stores it. */
export function useDraft(problem: Writable): OwnDraft {
  const { starter } = problem;
  const name = workName(problem);
  const hydrated = useHydrated();
  const person = useSession().user?.id ?? null;
  const stored = useMemo(
    () => (hydrated ? (drafts.read(name, person)?.code ?? null) : null),
    [hydrated, name, person],
  );
  const [changed, setChanged] = useState<string | null>(null);
  const code = changed ?? stored ?? starter;
  const [undo, setUndo] = useState<Draft['undo']>(null);
  const [offered, setOffered] = useState<Offered | null>(null);
  const [revision, setRevision] = useState(0);
  const change = (next: string, changedAt = new Date().toISOString()) => {
    setChanged(next);
    setUndo(null);
    const code = next === starter ? null : next;
    // An account gets a return to the starter; nobody is offered one to merge.
    const isNothing = person === null && code === null;
    drafts.write(name, person, isNothing ? null : { code, changedAt, ...placeOf(problem) });
  };
  const put = (next: string, changedAt?: string) => {
    change(next, changedAt);
    setRevision((count) => count + 1);
  };
  const replace = (next: string, undo: string, changedAt?: string) => {
    put(next, changedAt);
    setUndo({ name: undo, run: () => put(code) });
  };
  const reset = () => replace(starter, 'Undo reset');
  const open = ({ code: other }: Offered) => {
    setOffered(null);
    replace(other, USE_OWN);
  };
  return {
    code,
    revision,
    edited: code !== starter,
    change: (next) => change(next),
    reset,
    replace,
    offer: setOffered,
    undo: offered ? { name: offered.name, run: () => open(offered) } : undo,
  };
}
