import { useHydrated } from '@site/shared/ui';
import { useMemo, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from './draft-store.ts';

export interface Draft {
  code: string;
  /** Counts changes made outside the editor, which the editor has to apply. */
  revision: number;
  /** Whether it differs from the original. */
  edited: boolean;
  change(code: string): void;
  /** Returns to the original; `undoReset` restores the draft. */
  reset(): void;
  undoReset: (() => void) | null;
}

/** A person's own version of a listing, stored on the device. */
export function useDraft(id: string, original: string): Draft {
  const hydrated = useHydrated();
  const stored = useMemo(() => (hydrated ? readDraft(id) : null), [hydrated, id]);
  const [changed, setChanged] = useState<string | null>(null);
  const code = changed ?? stored ?? original;
  const [dropped, setDropped] = useState<string | null>(null);
  const [revision, setRevision] = useState(0);
  const change = (next: string) => {
    setChanged(next);
    setDropped(null);
    if (next === original) forgetDraft(id);
    else writeDraft(id, next);
  };
  const replace = (next: string) => {
    change(next);
    setRevision((count) => count + 1);
  };
  const reset = () => {
    replace(original);
    setDropped(code);
  };
  const undoReset = dropped === null ? null : () => replace(dropped);
  return { code, revision, edited: code !== original, change, reset, undoReset };
}
