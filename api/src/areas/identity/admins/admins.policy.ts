import {
  type AdminRight,
  adminRoles,
  roleHasRight,
  rolesWith,
} from '@site/shared/contracts/composition';
import { PASSWORD_WANTED } from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { opaqueTokenHash } from '../../../session/opaque-token.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { extendSession } from './admin-sessions.repository.ts';
import type { LockedAdmin } from './admins.repository.ts';

export const adminRequired = () =>
  new DomainError(401, 'admin-required', 'Please sign in as an administrator.');

const passwordRequired = () =>
  new DomainError(403, PASSWORD_WANTED, "Please enter your password again: this can't be undone.");

const either = new Intl.ListFormat('en', { type: 'disjunction' });

const rightRequired = (right: AdminRight) => {
  const roles = either.format(rolesWith(right).map((role) => adminRoles[role].noun));
  return new DomainError(403, 'right-required', `Only ${roles} of the site can do this.`);
};

/**
 * Makes sure that nobody has disabled, removed or given another role to the author meanwhile.
 * @param admins all of them, locked.
 * @throws DomainError 401, 403.
 */
export function requireStill(
  right: AdminRight,
  author: { id: string },
  admins: LockedAdmin[],
): void {
  const now = admins.find(({ id }) => id === author.id);
  if (!now || now.disabled) throw adminRequired();
  if (!roleHasRight(now.role, right)) throw rightRequired(right);
}

/** For what can't be undone. @throws DomainError 403 if the password wasn't given lately. */
export function requireRecent(admin: SignedInAdmin): void {
  if (!admin.recent) throw passwordRequired();
}

/** Whose session it is that a request came with. */
export function createAdminPolicy(kysely: Kysely<DB>, demo: boolean) {
  /**
   * @param right what the administrator's role has to allow; without one any administrator will do.
   * @throws DomainError 401 for anyone else, 403 for a role without the right.
   */
  async function requireAdmin(token: string | null, right?: AdminRight): Promise<SignedInAdmin> {
    const admin = token && (await extendSession(kysely, opaqueTokenHash(token), demo));
    if (!admin) throw adminRequired();
    if (right && !roleHasRight(admin.role, right)) throw rightRequired(right);
    return admin;
  }

  return { requireAdmin };
}
