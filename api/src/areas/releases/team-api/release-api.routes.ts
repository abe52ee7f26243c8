import { ALL_UNITS, releaseRoutes } from '@site/shared/contracts/releases';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { requireRight } from '../../../routing/release-holder.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { approvalDto, listApprovals } from '../approvals/approval-dto.ts';
import { findApproval } from '../approvals/approvals.repository.ts';
import { approve, reject } from '../approvals/decide.ts';
import { beginOrRequest, promoteOrRequest } from '../approvals/request-approval.ts';
import { findCanaries } from '../canary/canaries.repository.ts';
import { stop } from '../canary/change-canary.ts';
import { toDto } from '../canary/describe-canary.ts';
import type { SiteViews } from '../site-views/site-views.ts';
import { diff } from '../store/diff.ts';
import { restore, rollBack, versionsOf } from '../store/live-changes.ts';
import { findHistory } from '../store/live-history.repository.ts';
import type { ManifestStore } from '../store/live-manifests.repository.ts';
import { listReleases } from '../store/release-list.ts';
import { withdraw } from '../store/withdrawal.ts';
import { createReleaseTokens, type ReleaseTokens } from '../tokens/release-tokens.ts';
import { publishRoutes } from './publish.routes.ts';
import { type Followed, servedApprovals, servedBy, waiting } from './served-changes.ts';

interface ReleaseApiOptions extends Followed {
  store: ManifestStore;
  siteViews: SiteViews;
}

/** How teams release: `npm run mfe` calls it. A token counts instead of a session, and no cookie does. */
export const releaseApiModule =
  (
    context: Context,
    { store, liveManifest, siteViews, canary }: ReleaseApiOptions,
  ): FastifyPluginAsync =>
  async (app) => {
    const tokens = createReleaseTokens(context.database);
    await app.register(liveRoutes({ store, liveManifest }));
    await app.register(publishRoutes(store, siteViews));
    await app.register(canariesRoutes(context, { store, canary }));
    await app.register(approvalsRoutes(context, { store, liveManifest, canary }));
    await app.register(tokensRoutes(tokens));
  };

/** What is and was live, and changes of it. */
const liveRoutes =
  ({
    store,
    liveManifest,
  }: Pick<ReleaseApiOptions, 'store' | 'liveManifest'>): FastifyPluginAsync =>
  async (app) => {
    const { kysely } = store;
    const served = servedBy(liveManifest);
    const serve = serveRoutes(app, releaseRoutes);

    serve('GET /v1/releases', () => listReleases(kysely));
    serve('GET /v1/releases/history', async ({ query }) => ({
      entries: await findHistory(kysely, query),
    }));
    serve('GET /v1/releases/diff', ({ query }) => diff(kysely, query));

    serve('POST /v1/releases/promotions', async ({ releaseHolder: holder, body }, reply) => {
      for (const [unit] of versionsOf(body)) requireRight(holder, 'promote', unit);
      const made = await promoteOrRequest(store, body, holder);
      if ('live' in made) return served(made.live);
      return reply.code(202).send(waiting(made.waits, holder.person));
    });
    serve('POST /v1/releases/rollbacks', ({ releaseHolder: holder, body }) => {
      const { why, ...wayBack } = body;
      requireRight(holder, 'rollback', wayBack.unit);
      return served(rollBack(store, wayBack, { by: holder.name, why }));
    });
    serve('POST /v1/releases/withdrawals', ({ releaseHolder: holder, body }) => {
      const { why, ...version } = body;
      requireRight(holder, 'rollback', version.unit);
      return served(withdraw(store, version, { by: holder.name, why }));
    });
    serve('POST /v1/releases/restorations', ({ releaseHolder: holder, body }) => {
      requireRight(holder, 'rollback', ALL_UNITS);
      return served(restore(store, body.manifestId, { by: holder.name, why: body.why }));
    });
  };

/** Versions that some visitors get before they are live for all. */
const canariesRoutes =
  (
    { config }: Pick<Context, 'config'>,
    { store, canary: followed }: Pick<ReleaseApiOptions, 'store' | 'canary'>,
  ): FastifyPluginAsync =>
  async (app) => {
    const { kysely } = store;
    const serve = serveRoutes(app, releaseRoutes);

    serve('GET /v1/releases/canaries', async () => {
      const canaries = await findCanaries(kysely);
      return { canaries: canaries.map((canary) => toDto(canary, config)) };
    });
    serve('POST /v1/releases/canaries', async ({ releaseHolder: holder, body }, reply) => {
      requireRight(holder, 'promote', body.unit);
      const made = await beginOrRequest({ store, config }, body, holder);
      if ('waits' in made) return reply.code(202).send(waiting(made.waits, holder.person));
      await followed.caughtUp();
      return toDto(made.canary, config);
    });
    serve('POST /v1/releases/canaries/{id}/stop', async (request) => {
      const { releaseHolder: holder, params, body } = request;
      const ended = await stop(kysely, params.id, { holder, why: body.why });
      await followed.caughtUp();
      return toDto(ended, config);
    });
  };

/** What waits for a second person. */
const approvalsRoutes =
  (
    { config }: Pick<Context, 'config'>,
    { store, ...followed }: Omit<ReleaseApiOptions, 'siteViews'>,
  ): FastifyPluginAsync =>
  async (app) => {
    const { kysely } = store;
    const served = servedApprovals({ config, ...followed });
    const serve = serveRoutes(app, releaseRoutes);

    serve('GET /v1/releases/approvals', ({ releaseHolder }) =>
      listApprovals(kysely, releaseHolder.person),
    );
    serve('GET /v1/releases/approvals/{id}', async ({ releaseHolder, params }) => {
      const found = await findApproval(kysely, params.id);
      if (!found) throw notFound(`There is no approval request ${params.id}.`);
      return approvalDto(found, releaseHolder.person);
    });
    serve('POST /v1/releases/approvals/{id}/approve', async ({ releaseHolder: holder, params }) =>
      served(await approve({ store, config }, params.id, holder), holder.person),
    );
    serve('POST /v1/releases/approvals/{id}/reject', async (request) => {
      const { releaseHolder: holder, params, body } = request;
      const rejected = await reject({ store }, params.id, { holder, why: body.why });
      return approvalDto(rejected, holder.person);
    });
  };

/** What a token may do; and tokens, for those whose own token may make some. */
const tokensRoutes =
  (tokens: ReleaseTokens): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, releaseRoutes);

    serve('GET /v1/releases/rights', ({ releaseHolder, query }) => {
      requireRight(releaseHolder, query.right, query.unit);
      return {};
    });
    serve('GET /v1/releases/tokens', async ({ releaseHolder }) => ({
      tokens: await tokens.list(releaseHolder),
    }));
    serve('POST /v1/releases/tokens', async ({ releaseHolder, body }, reply) =>
      reply.code(201).send(await tokens.create(body, releaseHolder)),
    );
    serve('DELETE /v1/releases/tokens/{id}', async ({ releaseHolder, params }) => {
      await tokens.end(params.id, releaseHolder);
      return {};
    });
  };
