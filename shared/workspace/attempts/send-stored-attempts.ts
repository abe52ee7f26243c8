import { attempts } from '@site/shared/device';
import { statusOf } from '@site/shared/platform';
import { removeFromDevice } from './device-attempts.ts';
import { sendAttempt } from './send-attempt.ts';

const TOO_MANY = 429;

/**
 * Sends what a person submitted on this device and the API wouldn't take then. An attempt has the same id each time
 * it's sent, and so counts once. What is refused again stays here. What a visitor submitted is merged on a page of its own.
 */
export async function sendStoredAttempts(person: string): Promise<void> {
  for (const unitId of attempts.names(person)) {
    const stored = attempts.read(unitId, person);
    if (!stored) continue;
    const { title, path } = stored;
    for (const attempt of stored.attempts.toReversed()) {
      try {
        await sendAttempt(unitId, { title, path }, attempt);
        removeFromDevice(unitId, person, attempt.id);
      } catch (error) {
        if (statusOf(error) === TOO_MANY) return;
      }
    }
  }
}
