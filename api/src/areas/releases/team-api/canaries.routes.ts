import { releaseRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { requireRight } from '../../../routing/release-holder.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { beginOrRequest } from '../approvals/request-approval.ts';
import { findCanaries } from '../canary/canaries.repository.ts';
import { toDto } from '../canary/describe-canary.ts';
import type { FollowedCanary } from '../canary/follow-canary.ts';
import { stop } from '../canary/stop.ts';
import type { ManifestStore } from '../store/live-manifests.repository.ts';
import { waiting } from './served-changes.ts';

interface Options {
  store: ManifestStore;
  canary: Pick<FollowedCanary, 'caughtUp'>;
}

/** The running one, and some before it. */
const MOST_LISTED = 20;

/** Versions that some visitors get before they are live for all. */
export const canariesRoutes =
  ({ config }: Pick<Context, 'config'>, { store, canary: followed }: Options): FastifyPluginAsync =>
  async (app) => {
    const { kysely } = store;
    const serve = serveRoutes(app, releaseRoutes);

    serve('GET /v1/releases/canaries', async () => {
      const canaries = await findCanaries(kysely, MOST_LISTED);
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
