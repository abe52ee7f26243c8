import { drafts, type Draft as StoredDraft } from '@site/shared/device';
import { toast } from '@site/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { keptAs, type Solvable } from '../language/solvable.ts';
import type { Draft } from '../use-draft.ts';
import { fetchDraft, type KeptDraft, keepDraft } from './account-draft.calls.ts';
import { createSaver } from './saver.ts';

/**
 * Keeps a signed-in person's program with the account as well; the latest change wins. What couldn't be sent is on
 * the device, and is compared the next time the problem is opened.
 */
export function useAccountDraft(problem: Solvable, person: string, draft: Draft): void {
  const { id, language } = problem;
  const name = keptAs(problem);
  const take = useEffectEvent((kept: KeptDraft) => {
    if (kept.code === draft.code) return;
    draft.replace(kept.code, 'sync', kept.changedAt);
    toast('Your code from another device is newer and has been opened.');
  });
  useEffect(() => {
    const place = { person, problemId: id, language };
    const here = () => drafts.read(name, person) ?? untouched;
    const atFirst = here();
    let met = false;
    /** When that was changed which the account has. */
    let known = '';
    const meet = async () => {
      const kept = await fetchDraft(place);
      met = true;
      known = kept?.changedAt ?? '';
      if (kept && isLater(kept, atFirst)) take(kept);
      else if (kept ? isLater(atFirst, kept) : atFirst.code !== null) saver.saveSoon();
    };
    const saver = createSaver(async () => {
      // Nothing is overwritten that nobody here has seen.
      if (!met) await meet();
      const own = here();
      if (own.changedAt !== '' && own.changedAt === known) return;
      const kept = await keepDraft(place, own);
      known = kept?.changedAt ?? own.changedAt;
      if (kept && kept.code !== own.code && isLater(kept, own)) take(kept);
      else if (here().changedAt === own.changedAt)
        drafts.write(name, person, { ...own, changedAt: known });
    });
    const stopListening = drafts.onChange((changed) => {
      if (changed === name) saver.saveSoon();
    });
    meet().catch(() => {});
    return () => {
      stopListening();
      saver.end();
    };
  }, [id, language, name, person]);
}

const untouched: StoredDraft = { code: null, changedAt: '' };

/** A time that nobody knows is before all others. */
const isLater = (one: { changedAt: string }, other: { changedAt: string }) =>
  timeOf(one) > timeOf(other);

const timeOf = ({ changedAt }: { changedAt: string }) => Date.parse(changedAt) || 0;
