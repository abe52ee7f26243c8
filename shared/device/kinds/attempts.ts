import { counted } from '@site/shared/contracts';
import type { Kind } from '../kind.ts';
import { attempts, type DeviceAttempts } from '../stores/attempts.ts';

export const attemptKind: Kind<DeviceAttempts> = {
  ...attempts,
  heading: 'Attempts',
  placeOf: ({ title, path }) => ({ title, path }),
  describe: ({ attempts: made }) => ({
    changedAt: made[0]?.submittedAt ?? '',
    words: counted(made.length, 'attempt'),
    text: '',
  }),
  itemsOf: (unitId, { attempts: made }) => [{ kind: 'attempts', unitId, attempts: made }],
  describeHeld: (held) => ({
    changedAt: held.changedAt,
    words: counted(held.kind === 'attempts' ? held.count : 0, 'attempt'),
    text: '',
  }),
  // The account lists them; here are those that it hasn't taken.
  ownAfter: (_, own) => own,
};
