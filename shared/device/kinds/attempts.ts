import type { Attempt } from '@site/shared/contracts';
import type { Kind } from '../kind.ts';
import { problemPlace } from '../problem-names.ts';
import { createStore } from '../store.ts';
import { createTexts } from '../texts.ts';

/** Whether something that was stored is an attempt. */
export const isAttempt = (value: Partial<Attempt> | null): value is Attempt =>
  typeof value?.id === 'string' &&
  typeof value.code === 'string' &&
  typeof value.submittedAt === 'string';

const counted = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`);

/** What was submitted, kept by the problem's id, the newest first. */
export const attempts: Kind<Attempt[]> = {
  ...createStore<Attempt[]>({
    texts: createTexts('dsa-attempts'),
    parse(stored) {
      const found = Array.isArray(stored) ? stored.filter(isAttempt) : [];
      return found.length > 0 ? found : null;
    },
  }),
  heading: 'Attempts',
  placeOf: (name, _, problems) => problemPlace(name, problems),
  describe: (made) => ({
    changedAt: made[0]?.submittedAt ?? '',
    words: counted(made.length),
    text: '',
  }),
  itemsOf: (problemId, made) => [{ kind: 'attempts', problemId, attempts: made }],
  describeHeld: (held) => ({
    changedAt: held.changedAt,
    words: counted(held.kind === 'attempts' ? held.count : 0),
    text: '',
  }),
  // The account lists them; here are those that it hasn't taken.
  ownAfter: (_, own) => own,
};
