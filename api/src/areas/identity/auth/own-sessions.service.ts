import type { OwnSession } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { notFound, signInRequired } from '../../../errors/domain-error.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import {
  findSessionsOf,
  revokeOwnSession,
  revokeSessionsOf,
} from '../../../session/own-sessions.repository.ts';
import { findCredentials } from './accounts.repository.ts';

/** A person's own sign-ins. Each call needs a session that has not been ended from elsewhere. */
export function createOwnSessionsService(kysely: Kysely<DB>) {
  const requireLive = async (user: SessionUser) => {
    if (!(await findCredentials(kysely, user))) throw signInRequired();
  };

  return {
    async list(user: SessionUser): Promise<OwnSession[]> {
      await requireLive(user);
      return findSessionsOf(kysely, user);
    },

    /** @throws DomainError 404 if the person has no such sign-in. */
    async end(user: SessionUser, id: string): Promise<void> {
      await requireLive(user);
      const ended = await revokeOwnSession(kysely, user.id, id);
      if (!ended) throw notFound("That device isn't logged in, or has already been logged out.");
    },

    async endOthers(user: SessionUser): Promise<void> {
      await requireLive(user);
      await revokeSessionsOf(kysely, user.id, { except: user.sessionId });
    },
  };
}
