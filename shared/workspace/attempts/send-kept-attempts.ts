import { problemOfUnit } from '@site/shared/contracts';
import { attempts, taskWork } from '@site/shared/device';
import { statusOf } from '@site/shared/platform';
import { dropFromDevice, readDeviceAttempts } from './device-attempts.ts';
import { sendAttempt } from './send-attempt.ts';

const TOO_MANY = 429;

/**
 * Sends what a person submitted on this device and the API wouldn't take then. An attempt has the same id each time
 * it's sent, and so counts once. What is refused again stays here. What a visitor submitted is merged on a page of its own.
 */
export async function sendKeptAttempts(person: string): Promise<void> {
  const ofUnits = taskWork.names(person).map(problemOfUnit);
  for (const problemId of [...attempts.names(person), ...ofUnits]) {
    for (const attempt of readDeviceAttempts(problemId, person).reverse()) {
      try {
        await sendAttempt(problemId, attempt);
        dropFromDevice(problemId, person, attempt.id);
      } catch (error) {
        if (statusOf(error) === TOO_MANY) return;
      }
    }
  }
}
