import { adminReleaseRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { beginOrRequest } from '../approvals/request-approval.ts';
import { findCanaries, findCanary } from '../canary/canaries.repository.ts';
import { toDto } from '../canary/describe-canary.ts';
import { stop } from '../canary/stop.ts';
import { canaryFigures } from '../health/canary-figures.ts';
import { waiting } from '../team-api/served-changes.ts';
import type { AdminReleasesNeeds } from './admin-releases.service.ts';
import { ownersOf } from './owners.ts';

/** The running one, and some before it. */
const MOST_LISTED = 20;

/** Versions that some visitors get, or got, for administrators: all of them read, owners begin and stop. */
export const adminCanariesModule =
  (
    { config }: Pick<Context, 'config'>,
    { store, admins, canary: followed }: AdminReleasesNeeds,
  ): FastifyPluginAsync =>
  async (app) => {
    const { kysely } = store;
    const { ownerRequest, holderOf } = ownersOf(admins);
    const serve = serveRoutes(app, adminReleaseRoutes);

    serve('GET /v1/admin/releases/canaries', async () => {
      const canaries = await findCanaries(kysely, MOST_LISTED);
      return { canaries: canaries.map((canary) => toDto(canary, config)) };
    });
    serve('GET /v1/admin/releases/canaries/{id}', async ({ params: { id } }) => {
      const canary = await findCanary(kysely, id);
      if (!canary) throw notFound(`There is no canary ${id}.`);
      const steps = [...config.canarySteps];
      return { canary: toDto(canary, config), steps, ...(await canaryFigures(kysely, canary)) };
    });
    serve('POST /v1/admin/releases/canaries', async (request, reply) => {
      const { password, ...candidate } = request.body;
      const holder = await holderOf(ownerRequest(request), password);
      const made = await beginOrRequest({ store, config }, candidate, holder);
      if ('waits' in made) return reply.code(202).send(waiting(made.waits, holder.person));
      await followed.caughtUp();
      return toDto(made.canary, config);
    });
    serve('POST /v1/admin/releases/canaries/{id}/stop', async (request) => {
      const { password, why } = request.body;
      const holder = await holderOf(ownerRequest(request), password);
      const ended = await stop(kysely, request.params.id, { holder, why });
      await followed.caughtUp();
      return toDto(ended, config);
    });
  };
