import { PASSWORD_WANTED } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { refreshTokenHash } from '../../session/refresh-token.ts';
import { extendSession, type SignedInAdmin } from './admin-sessions.repository.ts';

const adminRequired = () =>
  new DomainError(401, 'admin-required', 'Please sign in as an administrator.');

const passwordWanted = () =>
  new DomainError(403, PASSWORD_WANTED, 'Please give your password again: this cannot be undone.');

/** Who may do what administrators do. Asked in the first line of every service that is theirs. */
export function createAdminPolicy(kysely: Kysely<Tables>, demo: boolean) {
  /** @throws DomainError 401 for anybody else. */
  async function requireAdmin(token: string | null): Promise<SignedInAdmin> {
    const admin = token && (await extendSession(kysely, refreshTokenHash(token), demo));
    if (!admin) throw adminRequired();
    return admin;
  }

  return {
    requireAdmin,

    /** For what cannot be undone. @throws DomainError also 403 where the password was not given lately. */
    async requireRecentAdmin(token: string | null): Promise<SignedInAdmin> {
      const admin = await requireAdmin(token);
      if (!admin.recent) throw passwordWanted();
      return admin;
    },
  };
}
