import { sessionStore } from '../session/index.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type ProgressChange, progressWrite } from './progress-write.ts';
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
  warnBeforeLoss(outbox);
  flush();
  return { ...outbox, saveProgress: (change) => outbox.deliver(progressWrite(change)) };
}

/** Only while it is needed: a page with such a listener is not kept for the way back. */
function warnBeforeLoss(outbox: Outbox): void {
  const warn = (event: Event) => event.preventDefault();
  outbox.subscribe(() => {
    if (outbox.endsWithPage()) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  });
}
