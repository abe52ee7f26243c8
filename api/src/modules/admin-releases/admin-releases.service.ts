import {
  type AdminPromotion,
  type AdminRestoration,
  type AdminRollback,
  ALL_UNITS,
  type diffQuery,
  type HistoryEntry,
  type historyQuery,
  type LiveChangeMade,
  type NewAdminReleaseToken,
  type ReleaseDiff,
  type ReleaseList,
  type ReleaseToken,
  type ReleaseTokenMade,
  releaseRights,
} from '@site/shared/contracts';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import type { Admins } from '../admins/index.ts';
import type { Place } from '../limits/index.ts';
import { servedBy } from '../release-api/index.ts';
import { createReleaseTokens } from '../release-tokens/index.ts';
import {
  diff,
  type FollowedManifest,
  findHistory,
  listReleases,
  type ManifestStore,
  promote,
  restore,
  rollBack,
} from '../releases/index.ts';

/** Who wants to change something. */
interface Asked {
  session: string | null;
  place: Place;
}

export interface AdminReleasesNeeds {
  store: ManifestStore;
  admins: Admins;
  liveManifest: Partial<Pick<FollowedManifest, 'caughtUp'>>;
}

/**
 * What teams do with `npm run mfe`, for administrators: all of them read, owners change, with their password each
 * time. History and audit log name the person.
 */
export function createAdminReleases(
  database: Database,
  { store, admins, liveManifest }: AdminReleasesNeeds,
) {
  const { kysely } = store;
  const tokens = createReleaseTokens(database);
  const served = servedBy(liveManifest);

  /** @throws DomainError 401, 403 for an editor, 400 for a wrong password, 429 after too many */
  const requireOwner = async ({ session, place }: Asked, password: string) => {
    const owner = await admins.requireOwner(session);
    await admins.service.requirePassword(owner, { password, place });
    return owner;
  };
  const authorOf = async (asked: Asked, password: string) => {
    const { id, name } = await requireOwner(asked, password);
    return { by: name, administrator: id };
  };
  /** An owner may do whatever a token may. */
  const holderOf = async (asked: Asked, password: string) => {
    const { id, name } = await requireOwner(asked, password);
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

    /** @throws DomainError as `requireOwner`; 404, 409 if it doesn't fit what is live */
    async promote(
      asked: Asked,
      { unit, version, why, password }: AdminPromotion,
    ): Promise<LiveChangeMade> {
      const author = await authorOf(asked, password);
      return served(promote(store, [[unit, version]], { ...author, why }));
    },

    /** @throws DomainError as `promote` */
    async rollBack(
      asked: Asked,
      { unit, to, why, password }: AdminRollback,
    ): Promise<LiveChangeMade> {
      const author = await authorOf(asked, password);
      return served(rollBack(store, { unit, to }, { ...author, why }));
    },

    /** @throws DomainError as `promote` */
    async restore(
      asked: Asked,
      { manifestId, why, password }: AdminRestoration,
    ): Promise<LiveChangeMade> {
      const author = await authorOf(asked, password);
      return served(restore(store, manifestId, { ...author, why }));
    },

    /** @throws DomainError 401 */
    async tokens(session: string | null): Promise<{ tokens: ReleaseToken[] }> {
      await admins.requireAdmin(session);
      return { tokens: await tokens.list() };
    },

    /** @throws DomainError as `requireOwner`; 409 if the name is taken */
    async makeToken(
      asked: Asked,
      { password, ...wanted }: NewAdminReleaseToken,
    ): Promise<ReleaseTokenMade> {
      return tokens.create(wanted, await holderOf(asked, password));
    },

    /** @throws DomainError as `requireOwner`; 404 */
    async endToken(asked: Asked, id: string, password: string): Promise<void> {
      await tokens.end(id, await holderOf(asked, password));
    },
  };
}
