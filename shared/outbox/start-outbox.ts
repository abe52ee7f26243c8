import { problemOf } from '../http/index.ts';
import { sessionStore } from '../session/index.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import {
  madeFromOwn,
  type ProgressAbout,
  type ProgressChange,
  progressWrite,
} from './progress-write.ts';
import type { Delivery } from './write.ts';

export interface SiteOutbox extends Outbox {
  /** Delivers a change of progress; its `about` is a ProgressAbout. */
  saveProgress(change: ProgressChange): Promise<Delivery>;
}

const person = () => sessionStore.getState().user?.id ?? null;

/** The outbox of this page, which tries at once, when the network or the page is back and when somebody signs in. */
export function startOutbox(): SiteOutbox {
  const outbox = createOutbox({ person });
  const flush = () => void outbox.flush();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
  });
  let known = person();
  sessionStore.subscribe(() => {
    if (person() === known) return;
    known = person();
    flush();
  });
  repeatOwnNotes(outbox);
  flush();
  return { ...outbox, saveProgress: (change) => saveProgress(outbox, change) };
}

async function saveProgress(outbox: Outbox, change: ProgressChange): Promise<Delivery> {
  try {
    return await outbox.deliver(progressWrite(change));
  } catch (error) {
    const again = madeFromOwn(change, problemOf(error));
    if (!again) throw error;
    return await outbox.deliver(progressWrite(again));
  }
}

/** The same for notes that waited. */
function repeatOwnNotes(outbox: Outbox): void {
  outbox.onSettled((write, outcome) => {
    const about = write.about as ProgressAbout | undefined;
    if (outcome.result === 'sent' || about?.kind !== 'progress') return;
    const again = madeFromOwn({ person: write.person, ...about }, outcome.refusal.problem);
    if (!again) return;
    outbox.drop(write.id);
    void outbox.deliver({ ...progressWrite(again), page: write.page }).catch(() => {});
  });
}
