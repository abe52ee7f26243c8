import type { Attempt } from '@site/shared/contracts';

/** The most that a device keeps of a problem. */
export const KEPT_ON_DEVICE = 20;

const PREFIX = 'dsa-attempts:';

/** What was submitted on this device and isn't with an account, the newest first. */
export function readDeviceAttempts(problemId: string): Attempt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + problemId) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

const isAttempt = (value: Partial<Attempt> | null): value is Attempt =>
  typeof value?.id === 'string' &&
  typeof value.code === 'string' &&
  typeof value.submittedAt === 'string';

export function keepOnDevice(problemId: string, attempt: Attempt): void {
  write(problemId, [attempt, ...readDeviceAttempts(problemId)].slice(0, KEPT_ON_DEVICE));
}

export function dropFromDevice(problemId: string, id: string): void {
  write(
    problemId,
    readDeviceAttempts(problemId).filter((attempt) => attempt.id !== id),
  );
}

/** The problems of which this device has attempts. */
export function problemsOnDevice(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();

/** Tells of changes made in this page. */
export function onDeviceAttempts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function write(problemId: string, attempts: readonly Attempt[]): void {
  try {
    if (attempts.length === 0) localStorage.removeItem(PREFIX + problemId);
    else localStorage.setItem(PREFIX + problemId, JSON.stringify(attempts));
  } catch (error) {
    console.warn('The attempt could not be kept on this device.', error);
  }
  for (const listener of listeners) listener();
}
