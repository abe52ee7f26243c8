import { accountDeletionRoutes } from '@site/shared/contracts/identity';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import type { Keys } from '../../../keys/derive-keys.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { clearCachedPages } from '../../../session/clear-cached-pages.ts';
import { sessionCookies } from '../../../session/session-cookies.ts';
import { createAbuseProtection } from '../auth/abuse-protection.ts';
import { createAccountDeletion } from './account-deletion.service.ts';

/** How a person leaves, with everything that is theirs. */
export const accountDeletionModule =
  (context: Context, keys: Pick<Keys, 'knownDevices'>): FastifyPluginAsync =>
  async (app) => {
    const protection = createAbuseProtection(context, keys);
    const deletion = createAccountDeletion(context, protection);
    const { access, refresh } = sessionCookies(context.config);
    const serve = serveRoutes(app, accountDeletionRoutes);

    serve('POST /v1/auth/deletion', async (request, reply) => {
      await deletion.request(request.user, request.body, protection.guesses.sourceOf(request));
      return reply.code(202).send({});
    });

    serve(
      'POST /v1/auth/deletion/confirm',
      async ({ body, user }, reply) => {
        await deletion.confirm(body, user);
        access.clear(reply);
        refresh.clear(reply);
        clearCachedPages(reply);
        return {};
      },
      { endsSessions: true },
    );
  };
