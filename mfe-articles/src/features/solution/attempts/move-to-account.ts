import { statusOf } from '@site/shared/platform';
import { dropFromDevice, problemsOnDevice, readDeviceAttempts } from './device-attempts.ts';
import { sendAttempt } from './send-attempt.ts';

const TOO_MANY = 429;

/**
 * Sends what was submitted on this device to the account of the person who has logged in. An attempt has the same id each
 * time it's sent, and so counts once. What is refused stays on the device.
 */
export async function moveToAccount(): Promise<void> {
  for (const problemId of problemsOnDevice()) {
    for (const attempt of readDeviceAttempts(problemId).reverse()) {
      try {
        await sendAttempt(problemId, attempt);
        dropFromDevice(problemId, attempt.id);
      } catch (error) {
        if (statusOf(error) === TOO_MANY) return;
      }
    }
  }
}
