/** What a token may do. Decided from the token alone, without a query. */
import type { ReleaseRight } from '@site/shared/contracts/composition';
import { ALL_UNITS, type NewReleaseToken } from '@site/shared/contracts/releases';
import { forbidden } from '../errors/domain-error.ts';

/** A caller who sent a valid token, or may do as much. */
export interface Holder {
  name: string;
  /** The id of the administrator whose name that is. */
  administrator?: string;
  /** The id of the administrator who this is, or who is responsible for the token; null for the operator. */
  person: string | null;
  /** The one unit that it counts for, or '*'. */
  unit: string;
  rights: readonly ReleaseRight[];
}

/**
 * @param unit '*' for what concerns all of them; if omitted, any unit will do
 * @throws DomainError 403 that names the right and the unit
 */
export function requireRight(holder: Holder, right: ReleaseRight, unit = holder.unit): void {
  const counts = holder.unit === ALL_UNITS || holder.unit === unit;
  if (counts && holder.rights.includes(right)) return;
  const what = unit === ALL_UNITS ? 'all units' : unit;
  throw forbidden(`This token lacks the right ${right} for ${what}.`);
}

/**
 * Nobody hands on more than they have.
 * @throws DomainError 403 that names the right and the unit
 */
export function requireRightToMake(
  holder: Holder,
  { unit, rights }: Pick<NewReleaseToken, 'unit' | 'rights'>,
): void {
  for (const right of ['tokens', ...rights] as const) requireRight(holder, right, unit);
}
