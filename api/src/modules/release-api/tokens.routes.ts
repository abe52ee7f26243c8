import {
  newReleaseToken,
  releaseTokenMade,
  releaseTokenParams,
  releaseTokens,
  rightAsked,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { type ReleaseTokens, requireRight } from '../release-tokens/index.ts';
import { byToken, holderOf } from './holder.ts';

/** What a token may do; and tokens, for those whose own token may make some. */
export const tokensRoutes =
  (tokens: ReleaseTokens): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { ignoresSession: true };

    app.get(
      '/releases/rights',
      { config, schema: { ...byToken, querystring: rightAsked, response: { 200: z.object({}) } } },
      async (request) => {
        const { unit, right } = request.query;
        requireRight(holderOf(request), right, unit);
        return {};
      },
    );
    app.get(
      '/releases/tokens',
      { config, schema: { ...byToken, response: { 200: releaseTokens } } },
      async (request) => ({ tokens: await tokens.list(holderOf(request)) }),
    );
    app.post(
      '/releases/tokens',
      {
        config,
        schema: { ...byToken, body: newReleaseToken, response: { 201: releaseTokenMade } },
      },
      async (request, reply) =>
        reply.code(201).send(await tokens.create(request.body, holderOf(request))),
    );
    app.delete(
      '/releases/tokens/:id',
      {
        config,
        schema: { ...byToken, params: releaseTokenParams, response: { 200: z.object({}) } },
      },
      async (request) => {
        await tokens.end(request.params.id, holderOf(request));
        return {};
      },
    );
  };
