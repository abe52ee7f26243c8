import type { Attempt } from '@site/shared/contracts';
import { attempts, type Owner, type Place } from '@site/shared/device';

/** The most that a device keeps of an exercise. */
export const KEPT_ON_DEVICE = 20;

/** What an owner has submitted on this device and isn't with an account, the newest first. */
export const readDeviceAttempts = (unitId: string, owner: Owner): Attempt[] =>
  attempts.read(unitId, owner)?.attempts ?? [];

export function keepOnDevice(unitId: string, place: Place, owner: Owner, attempt: Attempt): void {
  const kept = [attempt, ...readDeviceAttempts(unitId, owner)].slice(0, KEPT_ON_DEVICE);
  attempts.write(unitId, owner, { attempts: kept, ...place });
}

export function dropFromDevice(unitId: string, owner: Owner, id: string): void {
  const kept = attempts.read(unitId, owner);
  const rest = kept?.attempts.filter((attempt) => attempt.id !== id) ?? [];
  attempts.write(unitId, owner, kept && rest.length > 0 ? { ...kept, attempts: rest } : null);
}
