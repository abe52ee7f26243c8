import {
  confirmDeletionRequest,
  deletionRequest,
  problem,
  proofWanted,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Keys } from '../../keys/derive-keys.ts';
import { requireUser } from '../../session/session.plugin.ts';
import { sessionCookies } from '../../session/session-cookies.ts';
import { createAbuseProtection } from '../auth/index.ts';
import { createAccountDeletion } from './account-deletion.service.ts';

const empty = z.object({});

/** How a person leaves, with everything that is theirs. */
export const accountDeletionModule =
  (context: Context, keys: Pick<Keys, 'knownDevices'>): FastifyPluginAsyncZod =>
  async (app) => {
    const protection = createAbuseProtection(context, keys);
    const deletion = createAccountDeletion(context, protection);
    const { access, refresh } = sessionCookies(context.config);

    app.post(
      '/auth/deletion',
      {
        config: { limit: 'deletion' },
        schema: { body: deletionRequest, response: { 202: empty } },
      },
      async (request, reply) => {
        const place = protection.guesses.placeOf(request);
        await deletion.ask(requireUser(request), request.body, place);
        return reply.code(202).send({});
      },
    );

    app.post(
      '/auth/deletion/confirm',
      {
        config: { limit: 'mailToken', endsSessions: true },
        schema: {
          body: confirmDeletionRequest,
          response: { 200: empty, 403: z.union([proofWanted, problem]) },
        },
      },
      async ({ body, user }, reply) => {
        await deletion.confirm(body, user);
        access.clear(reply);
        refresh.clear(reply);
        return {};
      },
    );
  };
