import type { MockAttempt } from '@site/shared/contracts';

/** The time of the API in milliseconds, as far as this device knows. */
export type Clock = () => number;

/** @param receivedAt when the answer arrived, by this device */
export function clockOf({ now }: Pick<MockAttempt, 'now'>, receivedAt: number): Clock {
  const ahead = Date.parse(now) - receivedAt;
  return () => Date.now() + ahead;
}
