import { adminReleaseRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { type AdminReleasesNeeds, createAdminReleases } from './admin-releases.service.ts';
import { ownersOf } from './owners.ts';

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
