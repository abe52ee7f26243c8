import { peopleRoutes } from '@site/shared/contracts/identity';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { csvAttachment } from '../../../csv/csv-attachment.ts';
import type { Keys } from '../../../keys/derive-keys.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createAbuseProtection } from '../auth/abuse-protection.ts';
import { createPeopleService } from './people.service.ts';

const endsSessions = true;

/** Learners and their accounts, for owners of the site. */
export const peopleModule =
  (context: Context, keys: Pick<Keys, 'knownDevices'>): FastifyPluginAsync =>
  async (app) => {
    const protection = createAbuseProtection(context, keys);
    const service = createPeopleService(context.database.kysely, protection);
    const serve = serveRoutes(app, peopleRoutes);

    serve('GET /v1/admin/people', ({ query }) => service.find(query));
    serve('GET /v1/admin/people/export', async ({ admin, query }, reply) => {
      const file = await service.export(admin, query);
      csvAttachment(reply, 'people');
      return file;
    });
    serve('GET /v1/admin/people/{id}', ({ params }) => service.read(params.id));
    serve(
      'PATCH /v1/admin/people/{id}',
      async ({ admin, params, body }) => {
        await service.change(admin, params.id, body);
        return {};
      },
      { endsSessions },
    );
    serve(
      'POST /v1/admin/people/{id}/sign-out',
      async ({ admin, params, body }) => {
        await service.signOut(admin, params.id, body.reason);
        return {};
      },
      { endsSessions },
    );
  };
