import type { Attempt } from '@site/shared/contracts/practice';
import { attempts, type Owner, type Place } from '@site/shared/device';

/** The most attempts at an exercise that a device retains. */
export const MOST_ON_DEVICE = 20;

/** What an owner has submitted on this device and isn't with an account, the newest first. */
export const readDeviceAttempts = (unitId: string, owner: Owner): Attempt[] =>
  attempts.read(unitId, owner)?.attempts ?? [];

export function storeOnDevice(unitId: string, place: Place, owner: Owner, attempt: Attempt): void {
  const stored = [attempt, ...readDeviceAttempts(unitId, owner)].slice(0, MOST_ON_DEVICE);
  attempts.write(unitId, owner, { attempts: stored, ...place });
}

export function removeFromDevice(unitId: string, owner: Owner, id: string): void {
  const stored = attempts.read(unitId, owner);
  const rest = stored?.attempts.filter((attempt) => attempt.id !== id) ?? [];
  attempts.write(unitId, owner, stored && rest.length > 0 ? { ...stored, attempts: rest } : null);
}
