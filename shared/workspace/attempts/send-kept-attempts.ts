import { attempts } from '@site/shared/device';
import { statusOf } from '@site/shared/platform';
import { dropFromDevice } from './device-attempts.ts';
import { sendAttempt } from './send-attempt.ts';

const TOO_MANY = 429;

/**
 * Sends what a person submitted on this device and the API wouldn't take then. An attempt has the same id each time
 * it's sent, and so counts once. What is refused again stays here. What a visitor submitted is merged on a page of its own.
 */
export async function sendKeptAttempts(person: string): Promise<void> {
  for (const unitId of attempts.names(person)) {
    const kept = attempts.read(unitId, person);
    if (!kept) continue;
    const { title, path } = kept;
    for (const attempt of kept.attempts.toReversed()) {
      try {
        await sendAttempt(unitId, { title, path }, attempt);
        dropFromDevice(unitId, person, attempt.id);
      } catch (error) {
        if (statusOf(error) === TOO_MANY) return;
      }
    }
  }
}
