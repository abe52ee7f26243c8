import {
  ALL_UNITS,
  type diffQuery,
  type HistoryEntry,
  type historyQuery,
  type LiveChangeMade,
  type NewReleaseToken,
  type promotion,
  type ReleaseDiff,
  type ReleaseList,
  type ReleaseToken,
  type ReleaseTokenMade,
  releaseRights,
  type restoration,
  type rollback,
} from '@site/shared/contracts';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import type { Admins } from '../admins/index.ts';
import { servedBy } from '../release-api/index.ts';
import { createReleaseTokens } from '../release-tokens/index.ts';
import {
  diff,
  type FollowedManifest,
  findHistory,
  listReleases,
  promote,
  restore,
  rollBack,
} from '../releases/index.ts';

interface Needs {
  admins: Admins;
  liveManifest: Partial<Pick<FollowedManifest, 'caughtUp'>>;
}

/**
 * What teams do with `npm run mfe`, for administrators: all of them read, owners change. History and audit log
 * name the person.
 */
export function createAdminReleases(database: Database, { admins, liveManifest }: Needs) {
  const { kysely } = database;
  const tokens = createReleaseTokens(database);
  const served = servedBy(liveManifest);

  const authorOf = async (session: string | null) => {
    const { id, name } = await admins.requireRecentOwner(session);
    return { by: name, administrator: id };
  };
  /** An owner may do whatever a token may. */
  const holderOf = async (session: string | null) => {
    const { id, name } = await admins.requireRecentOwner(session);
    return { name, administrator: id, unit: ALL_UNITS, rights: releaseRights };
  };

  return {
    /** @throws DomainError 401 */
    async list(session: string | null): Promise<ReleaseList> {
      await admins.requireAdmin(session);
      return listReleases(kysely);
    },

    /** @throws DomainError 401 */
    async history(
      session: string | null,
      query: z.output<typeof historyQuery>,
    ): Promise<{ entries: HistoryEntry[] }> {
      await admins.requireAdmin(session);
      return { entries: await findHistory(kysely, query) };
    },

    /** @throws DomainError 401, 404 for an unknown release manifest */
    async diff(
      session: string | null,
      manifests: z.output<typeof diffQuery>,
    ): Promise<ReleaseDiff> {
      await admins.requireAdmin(session);
      return diff(kysely, manifests);
    },

    /** @throws DomainError 401, 403 (see requireRecentOwner), 404, 409 if it doesn't fit what is live */
    async promote(
      session: string | null,
      { unit, version, why }: z.output<typeof promotion>,
    ): Promise<LiveChangeMade> {
      const author = await authorOf(session);
      return served(promote(kysely, [[unit, version]], { ...author, why }));
    },

    /** @throws DomainError as `promote` */
    async rollBack(
      session: string | null,
      { unit, to, why }: z.output<typeof rollback>,
    ): Promise<LiveChangeMade> {
      const author = await authorOf(session);
      return served(rollBack(kysely, { unit, to }, { ...author, why }));
    },

    /** @throws DomainError as `promote` */
    async restore(
      session: string | null,
      { manifestId, why }: z.output<typeof restoration>,
    ): Promise<LiveChangeMade> {
      const author = await authorOf(session);
      return served(restore(kysely, manifestId, { ...author, why }));
    },

    /** @throws DomainError 401 */
    async tokens(session: string | null): Promise<{ tokens: ReleaseToken[] }> {
      await admins.requireAdmin(session);
      return { tokens: await tokens.list() };
    },

    /** @throws DomainError 401, 403 (see requireRecentOwner), 409 if the name is taken */
    async makeToken(session: string | null, wanted: NewReleaseToken): Promise<ReleaseTokenMade> {
      return tokens.create(wanted, await holderOf(session));
    },

    /** @throws DomainError 401, 403 (see requireRecentOwner), 404 */
    async endToken(session: string | null, id: string): Promise<void> {
      await tokens.end(id, await holderOf(session));
    },
  };
}
