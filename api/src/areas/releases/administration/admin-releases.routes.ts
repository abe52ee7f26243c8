import { adminReleaseRoutes } from '@site/shared/contracts/releases';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { beginOrRequest } from '../approvals/request-approval.ts';
import { findCanaries, findCanary } from '../canary/canaries.repository.ts';
import { stop } from '../canary/change-canary.ts';
import { toDto } from '../canary/describe-canary.ts';
import { canaryFigures } from '../health/canary-figures.ts';
import type { SiteViews } from '../site-views/site-views.ts';
import { versionsOf } from '../store/live-changes.ts';
import { waiting } from '../team-api/served-changes.ts';
import {
  type AdminReleasesNeeds,
  createAdminReleases,
  ownersOf,
} from './admin-releases.service.ts';

/** What is and was live, and release tokens, for administrators. */
export const adminReleasesModule =
  (context: Context, needs: AdminReleasesNeeds): FastifyPluginAsync =>
  async (app) => {
    const service = createAdminReleases(context, needs);
    const { ownerRequest } = ownersOf(needs.admins);
    const serve = serveRoutes(app, adminReleaseRoutes);

    serve('GET /v1/admin/releases', service.list);
    serve('GET /v1/admin/releases/history', ({ query }) => service.history(query));
    serve('GET /v1/admin/releases/diff', ({ query }) => service.diff(query));

    serve('POST /v1/admin/releases/promotions', async (request, reply) => {
      const made = await service.promote(ownerRequest(request), request.body);
      return 'approval' in made ? reply.code(202).send(made) : made;
    });
    serve('POST /v1/admin/releases/rollbacks', (request) =>
      service.rollBack(ownerRequest(request), request.body),
    );
    serve('POST /v1/admin/releases/restorations', (request) =>
      service.restore(ownerRequest(request), request.body),
    );
    serve('POST /v1/admin/releases/withdrawals', (request) =>
      service.withdraw(ownerRequest(request), request.body),
    );
    serve('POST /v1/admin/releases/collections', (request) =>
      service.collect(ownerRequest(request), request.body),
    );

    serve('GET /v1/admin/releases/approvals', ({ admin }) => service.approvals(admin));
    serve('POST /v1/admin/releases/approvals/{id}/approve', (request) =>
      service.approve(ownerRequest(request), request.params.id, request.body.password),
    );
    serve('POST /v1/admin/releases/approvals/{id}/reject', (request) =>
      service.reject(ownerRequest(request), request.params.id, request.body),
    );
    serve('PUT /v1/admin/releases/approval-rules/{unit}', async (request, reply) => {
      const waits = await service.changeRule(
        ownerRequest(request),
        request.params.unit,
        request.body,
      );
      return waits ? reply.code(202).send(waits) : {};
    });

    serve('GET /v1/admin/releases/tokens', service.tokens);
    serve('POST /v1/admin/releases/tokens', async (request, reply) =>
      reply.code(201).send(await service.makeToken(ownerRequest(request), request.body)),
    );
    serve('POST /v1/admin/releases/tokens/{id}/end', async (request) => {
      await service.endToken(ownerRequest(request), request.params.id, request.body.password);
      return {};
    });
  };

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
      const canaries = await findCanaries(kysely);
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

interface AdminViewsNeeds {
  siteViews: Pick<SiteViews, 'anyPast' | 'enter' | 'override'>;
}

/**
 * The site as it was, for administrators: of any age, while `?manifest=` opens the last days to everyone. Their cookie
 * goes to calls alone, so it's a call that begins the view. And as it would be with another version, for owners, who
 * make that live or approve it: they get the link that its team gets.
 */
export const adminViewsModule =
  ({ siteViews }: AdminViewsNeeds): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, adminReleaseRoutes);

    serve('POST /v1/admin/releases/views', async ({ body }, reply) => {
      const view = await siteViews.anyPast(body.manifestId);
      siteViews.enter(reply, view);
      return { until: new Date(view.until * 1000).toISOString() };
    });
    serve('POST /v1/admin/releases/previews', async ({ body }) => {
      const { until, ...preview } = await siteViews.override(versionsOf(body));
      return { ...preview, until: until.toISOString() };
    });
  };
