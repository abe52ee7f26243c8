import { ALL_UNITS, releaseRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { requireRight } from '../../../routing/release-holder.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { promoteOrRequest } from '../approvals/request-approval.ts';
import { diff } from '../store/diff.ts';
import { restore, rollBack } from '../store/live-changes.ts';
import { findHistory } from '../store/live-history.repository.ts';
import type { FollowedManifest } from '../store/live-manifest.ts';
import type { ManifestStore } from '../store/live-manifests.repository.ts';
import { listReleases } from '../store/release-list.ts';
import { withdraw } from '../store/withdrawal.ts';
import { servedBy, waiting } from './served-changes.ts';

/** What is and was live, and changes of it. */
export const liveRoutes =
  (
    store: ManifestStore,
    liveManifest: Partial<Pick<FollowedManifest, 'caughtUp'>>,
  ): FastifyPluginAsync =>
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
      requireRight(holder, 'promote', body.unit);
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
