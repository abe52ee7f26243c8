import type { Attempt } from '@site/shared/contracts';
import type { Owner } from '@site/shared/device';
import { attemptsOf } from '../device-stores.ts';

/** The most that a device keeps of a problem. */
export const KEPT_ON_DEVICE = 20;

/** What an owner has submitted on this device and isn't with an account, the newest first. */
export const readDeviceAttempts = (problemId: string, owner: Owner): Attempt[] =>
  attemptsOf(problemId).read(problemId, owner) ?? [];

export function keepOnDevice(problemId: string, owner: Owner, attempt: Attempt): void {
  const kept = [attempt, ...readDeviceAttempts(problemId, owner)];
  attemptsOf(problemId).write(problemId, owner, kept.slice(0, KEPT_ON_DEVICE));
}

export function dropFromDevice(problemId: string, owner: Owner, id: string): void {
  const rest = readDeviceAttempts(problemId, owner).filter((attempt) => attempt.id !== id);
  attemptsOf(problemId).write(problemId, owner, rest.length > 0 ? rest : null);
}
