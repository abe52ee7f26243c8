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

const ownerRequired = () =>
  new DomainError(403, 'owner-required', 'Only an owner of the site can do this.');

/**
 * Makes sure that nobody has disabled, demoted or removed the author meanwhile.
 * @param admins all of them, locked.
 * @throws DomainError 401, 403.
 */
export function requireStillOwner(author: { id: string }, admins: LockedAdmin[]): void {
  const now = admins.find(({ id }) => id === author.id);
  if (!now || now.disabled) throw adminRequired();
  if (now.role !== 'owner') throw ownerRequired();
}

/** For what can't be undone. @throws DomainError 403 if the password wasn't given lately. */
export function requireRecent(admin: SignedInAdmin): void {
  if (!admin.recent) throw passwordRequired();
}

/** Whose session it is that a request came with. */
export function createAdminPolicy(kysely: Kysely<DB>, demo: boolean) {
  /** @throws DomainError 401 for anyone else. */
  async function requireAdmin(token: string | null): Promise<SignedInAdmin> {
    const admin = token && (await extendSession(kysely, opaqueTokenHash(token), demo));
    if (!admin) throw adminRequired();
    return admin;
  }

  /** For what editors may not do. @throws DomainError also 403 for an editor. */
  async function requireOwner(token: string | null): Promise<SignedInAdmin> {
    const admin = await requireAdmin(token);
    if (admin.role !== 'owner') throw ownerRequired();
    return admin;
  }

  return { requireAdmin, requireOwner };
}
