import { releaseRights } from '@site/shared/contracts/composition';
import {
  type AdminCollection,
  type AdminPromotion,
  type AdminRejection,
  type AdminRestoration,
  type AdminRollback,
  type AdminWithdrawal,
  ALL_UNITS,
  type ApprovalGiven,
  type ApprovalInfo,
  type ApprovalList,
  type ApprovalRuleChange,
  type ApprovalWaits,
  type Collected,
  type diffQuery,
  type HistoryEntry,
  type historyQuery,
  type LiveChangeMade,
  type NewAdminReleaseToken,
  type ReleaseDiff,
  type ReleaseList,
  type ReleaseToken,
  type ReleaseTokenMade,
} from '@site/shared/contracts/releases';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Context } from '../../../context.ts';
import type { GuessSource } from '../../../limits/index.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import type { Admins } from '../../identity/index.ts';
import { approvalDto, listApprovals } from '../approvals/approval-dto.ts';
import { changeRule } from '../approvals/change-rule.ts';
import { approve, reject } from '../approvals/decide.ts';
import { promoteOrRequest } from '../approvals/request-approval.ts';
import { diff } from '../store/diff.ts';
import { collect } from '../store/garbage-collect.ts';
import { restore, rollBack } from '../store/live-changes.ts';
import { findHistory } from '../store/live-history.repository.ts';
import type { ManifestStore } from '../store/live-manifests.repository.ts';
import { listReleases } from '../store/release-list.ts';
import { withdraw } from '../store/withdrawal.ts';
import { type Followed, servedApprovals, servedBy, waiting } from '../team-api/served-changes.ts';
import { createReleaseTokens } from '../tokens/release-tokens.ts';

export interface AdminReleasesNeeds extends Followed {
  store: ManifestStore;
  admins: Admins;
}

/**
 * What teams do with `npm run mfe`, for administrators: all of them read, owners change, with their password each
 * time. History and audit log name the person.
 */
export function createAdminReleases(
  { config, database }: Pick<Context, 'config' | 'database'>,
  { store, admins, ...followed }: AdminReleasesNeeds,
) {
  const { kysely } = store;
  const tokens = createReleaseTokens(database);
  const served = servedBy(followed.liveManifest);
  const servedApproved = servedApprovals({ config, ...followed });

  const { requirePassword, holderOf } = ownersOf(admins);
  const authorOf = async (request: OwnerRequest, password: string) => {
    await requirePassword(request, password);
    return { by: request.owner.name, administrator: request.owner.id };
  };

  return {
    list: (): Promise<ReleaseList> => listReleases(kysely),

    history: async (
      query: z.output<typeof historyQuery>,
    ): Promise<{ entries: HistoryEntry[] }> => ({ entries: await findHistory(kysely, query) }),

    /** @throws DomainError 404 for an unknown release manifest */
    diff: (manifests: z.output<typeof diffQuery>): Promise<ReleaseDiff> => diff(kysely, manifests),

    /** @throws DomainError as `requirePassword`; 404, 409 if it doesn't fit what is live */
    async promote(
      request: OwnerRequest,
      { password, ...candidate }: AdminPromotion,
    ): Promise<LiveChangeMade | ApprovalWaits> {
      const holder = await holderOf(request, password);
      const made = await promoteOrRequest(store, candidate, holder);
      return 'live' in made ? served(made.live) : waiting(made.waits, holder.person);
    },

    /** @throws DomainError as `promote` */
    async rollBack(
      request: OwnerRequest,
      { why, password, ...wayBack }: AdminRollback,
    ): Promise<LiveChangeMade> {
      const author = await authorOf(request, password);
      return served(rollBack(store, wayBack, { ...author, why }));
    },

    /** @throws DomainError as `promote` */
    async restore(
      request: OwnerRequest,
      { manifestId, why, password }: AdminRestoration,
    ): Promise<LiveChangeMade> {
      const author = await authorOf(request, password);
      return served(restore(store, manifestId, { ...author, why }));
    },

    /** @throws DomainError as `requirePassword`; 404, 409 if visitors have it */
    async withdraw(
      request: OwnerRequest,
      { why, password, ...version }: AdminWithdrawal,
    ): Promise<LiveChangeMade> {
      const author = await authorOf(request, password);
      return served(withdraw(store, version, { ...author, why }));
    },

    /** @throws DomainError as `requirePassword` */
    async collect(request: OwnerRequest, { keep, password }: AdminCollection): Promise<Collected> {
      return collect(kysely, keep, await authorOf(request, password));
    },

    approvals: ({ id }: SignedInAdmin): Promise<ApprovalList> => listApprovals(kysely, id),

    /** @throws DomainError as `requirePassword`; 403 for the person who requested it, 404, 409 if it no longer waits or doesn't fit */
    async approve(request: OwnerRequest, id: number, password: string): Promise<ApprovalGiven> {
      const holder = await holderOf(request, password);
      return servedApproved(await approve({ store, config }, id, holder), holder.person);
    },

    /** @throws DomainError as `requirePassword`; 404, 409 if it no longer waits */
    async reject(
      request: OwnerRequest,
      id: number,
      { why, password }: AdminRejection,
    ): Promise<ApprovalInfo> {
      const holder = await holderOf(request, password);
      return approvalDto(await reject({ store }, id, { holder, why }), holder.person);
    },

    /** @returns what waits; null if the microfrontend is as requested. @throws DomainError as `requirePassword`; 404 */
    async changeRule(
      request: OwnerRequest,
      microfrontend: string,
      { password, ...change }: ApprovalRuleChange,
    ): Promise<ApprovalWaits | null> {
      await requirePassword(request, password);
      const { id, name } = request.owner;
      const waits = await changeRule(
        store,
        { unit: microfrontend, ...change },
        { name, administrator: id },
      );
      return waits && waiting(waits, id);
    },

    tokens: async (): Promise<{ tokens: ReleaseToken[] }> => ({ tokens: await tokens.list() }),

    /** @throws DomainError as `requirePassword`; 409 if the name is taken */
    async makeToken(
      request: OwnerRequest,
      { password, ...token }: NewAdminReleaseToken,
    ): Promise<ReleaseTokenMade> {
      return tokens.create(token, await holderOf(request, password));
    },

    /** @throws DomainError as `requirePassword`; 404 */
    async endToken(request: OwnerRequest, id: string, password: string): Promise<void> {
      await tokens.end(id, await holderOf(request, password));
    },
  };
}

/** The owner who is about to change something. */
interface OwnerRequest {
  owner: SignedInAdmin;
  source: GuessSource;
}

/** Owners of the site, who change releases with their password each time. */
export function ownersOf({ service, guesses }: Pick<Admins, 'service' | 'guesses'>) {
  /** @throws DomainError 400 for a wrong password, 429 after too many */
  const requirePassword = ({ owner, source }: OwnerRequest, password: string) =>
    service.requirePassword(owner, { password, source });

  return {
    requirePassword,

    ownerRequest: (request: FastifyRequest & { admin: SignedInAdmin }): OwnerRequest => ({
      owner: request.admin,
      source: guesses.sourceOf(request),
    }),

    /** An owner may do whatever a token may. @throws DomainError as `requirePassword` */
    holderOf: async (request: OwnerRequest, password: string) => {
      await requirePassword(request, password);
      const { id, name } = request.owner;
      return { name, administrator: id, person: id, unit: ALL_UNITS, rights: releaseRights };
    },
  };
}
