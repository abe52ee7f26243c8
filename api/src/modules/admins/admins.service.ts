import type { Admin, AdminSigninRequest } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { newRefreshToken, refreshTokenHash } from '../../session/refresh-token.ts';
import { verifyPassword } from '../auth/index.ts';
import { deleteSession, insertSession, renewPasswordTime } from './admin-sessions.repository.ts';
import type { createAdminPolicy } from './admins.policy.ts';
import { findAdminByEmail } from './admins.repository.ts';

type Policy = ReturnType<typeof createAdminPolicy>;

const wrongCredentials = () => new DomainError(401, 'wrong-credentials', 'Invalid credentials');

const wrongPassword = () => {
  const message = 'This is not your password.';
  return new DomainError(400, 'wrong-password', message, { password: message });
};

export function createAdminsService(kysely: Kysely<Tables>, policy: Policy, demo: boolean) {
  const accountWith = async ({ email, password }: AdminSigninRequest) => {
    const account = await findAdminByEmail(kysely, email, demo);
    const right = await verifyPassword(account?.password_hash ?? null, password);
    return right ? account : undefined;
  };

  return {
    /**
     * Starts a session; one that the browser already had ends.
     * @throws DomainError 401, the same and equally late for an unknown address and a wrong password.
     */
    async signIn(
      request: AdminSigninRequest,
      previous: string | null,
    ): Promise<{ admin: Admin; token: string }> {
      const account = await accountWith(request);
      if (!account) throw wrongCredentials();
      if (previous) await deleteSession(kysely, refreshTokenHash(previous));
      const { token, hash } = newRefreshToken();
      await insertSession(kysely, { adminId: account.id, hash });
      const { password_hash: _, ...admin } = account;
      return { admin, token };
    },

    /** Ends the session. Succeeds where there is none: then nobody is signed in either. */
    async signOut(token: string | null): Promise<void> {
      if (token) await deleteSession(kysely, refreshTokenHash(token));
    },

    /** @throws DomainError 401 for anybody but an administrator. */
    currentAdmin: (token: string | null): Promise<Admin> => policy.requireAdmin(token),

    /** Opens the next 15 minutes for what cannot be undone. @throws DomainError 400 for a wrong password. */
    async givePassword(token: string | null, password: string): Promise<void> {
      const { email } = await policy.requireAdmin(token);
      if (!(await accountWith({ email, password }))) throw wrongPassword();
      if (token) await renewPasswordTime(kysely, refreshTokenHash(token));
    },
  };
}
