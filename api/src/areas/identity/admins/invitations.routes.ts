import { invitationRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { Admins } from './admins.ts';

/** Invitations to administer the site: owners send them, and anyone who has one may accept it. */
export const invitationsRoutes =
  ({ invitations: service }: Admins): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, invitationRoutes);

    serve('GET /v1/admin/invitations', () => service.list());
    serve('POST /v1/admin/invitations', async ({ admin, body }, reply) =>
      reply.code(201).send(await service.invite(admin, body)),
    );
    serve('DELETE /v1/admin/invitations/{id}', async ({ admin, params }) => {
      await service.withdraw(admin, params.id);
      return {};
    });
    serve('POST /v1/admins/invitation', async ({ body }, reply) =>
      reply.code(201).send(await service.accept(body)),
    );
  };
