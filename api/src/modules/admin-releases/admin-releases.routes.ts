import {
  adminPasswordRequest,
  adminPromotion,
  adminRestoration,
  adminRollback,
  diffQuery,
  historyQuery,
  liveChange,
  newAdminReleaseToken,
  releaseDiff,
  releaseHistory,
  releaseList,
  releaseTokenMade,
  releaseTokenParams,
  releaseTokens,
} from '@site/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { type AdminReleasesNeeds, createAdminReleases } from './admin-releases.service.ts';

/** What is and was live, and release tokens, for administrators. */
export const adminReleasesModule =
  ({ database }: Context, needs: AdminReleasesNeeds): FastifyPluginAsyncZod =>
  async (app) => {
    const { admins } = needs;
    const service = createAdminReleases(database, needs);
    const config = { ignoresSession: true };
    const limited = { ...config, limit: 'adminPassword' } as const;
    const { tokenOf } = admins;
    const asked = (request: FastifyRequest) => ({
      session: tokenOf(request),
      place: admins.guesses.placeOf(request),
    });

    app.get('/admin/releases', { config, schema: { response: { 200: releaseList } } }, (request) =>
      service.list(tokenOf(request)),
    );
    app.get(
      '/admin/releases/history',
      { config, schema: { querystring: historyQuery, response: { 200: releaseHistory } } },
      (request) => service.history(tokenOf(request), request.query),
    );
    app.get(
      '/admin/releases/diff',
      { config, schema: { querystring: diffQuery, response: { 200: releaseDiff } } },
      (request) => service.diff(tokenOf(request), request.query),
    );

    app.post(
      '/admin/releases/promotions',
      { config: limited, schema: { body: adminPromotion, response: { 200: liveChange } } },
      (request) => service.promote(asked(request), request.body),
    );
    app.post(
      '/admin/releases/rollbacks',
      { config: limited, schema: { body: adminRollback, response: { 200: liveChange } } },
      (request) => service.rollBack(asked(request), request.body),
    );
    app.post(
      '/admin/releases/restorations',
      { config: limited, schema: { body: adminRestoration, response: { 200: liveChange } } },
      (request) => service.restore(asked(request), request.body),
    );

    app.get(
      '/admin/releases/tokens',
      { config, schema: { response: { 200: releaseTokens } } },
      (request) => service.tokens(tokenOf(request)),
    );
    app.post(
      '/admin/releases/tokens',
      {
        config: limited,
        schema: { body: newAdminReleaseToken, response: { 201: releaseTokenMade } },
      },
      async (request, reply) =>
        reply.code(201).send(await service.makeToken(asked(request), request.body)),
    );
    app.post(
      '/admin/releases/tokens/:id/end',
      {
        config: limited,
        schema: {
          params: releaseTokenParams,
          body: adminPasswordRequest,
          response: { 200: z.object({}) },
        },
      },
      async (request) => {
        await service.endToken(asked(request), request.params.id, request.body.password);
        return {};
      },
    );
  };
