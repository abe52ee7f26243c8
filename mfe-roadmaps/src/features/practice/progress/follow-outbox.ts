import type { Progress } from '@site/shared/contracts';
import { type KeptWrite, type Outcome, outbox, type ProgressAbout } from '@site/shared/platform';
import { confirmProgress } from './confirm-progress.ts';

/** What a change of progress is about; null for changes of other things. */
export const progressAbout = ({ about }: KeptWrite): ProgressAbout | null =>
  (about as ProgressAbout | undefined)?.kind === 'progress' ? (about as ProgressAbout) : null;

let following = false;

/**
 * From now on, what any tab has sent is written into the cached roadmaps, also while another page is
 * shown. Called where changes are made or shown; more than once is the same as once.
 */
export function followOutbox(): void {
  if (following) return;
  following = true;
  outbox().then(
    (box) => box.onSettled(confirm),
    () => {
      following = false;
    },
  );
}

async function confirm(write: KeptWrite, outcome: Outcome): Promise<void> {
  const about = progressAbout(write);
  if (!about || outcome.result === 'refused') return;
  await confirmProgress(write.person, about.unitId, savedOf(about, outcome.data));
}

/** What the field says by now: a click that waited is passed over where there was a later one elsewhere. */
function savedOf({ patch }: ProgressAbout, answer: unknown): Partial<Progress> {
  const saved = Object.entries((answer ?? {}) as Partial<Progress>);
  return { ...patch, ...Object.fromEntries(saved.filter(([field]) => field in patch)) };
}
