import type { Attempt } from '@site/shared/contracts';
import type { Kind } from '../kind.ts';
import { attempts } from '../stores/attempts.ts';
import { problemPlace } from './problem-place.ts';

const counted = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`);

export const attemptKind: Kind<Attempt[]> = {
  ...attempts,
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
