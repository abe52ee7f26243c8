import { releaseRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { requireRight } from '../../../routing/release-holder.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { ReleaseTokens } from '../tokens/release-tokens.ts';

/** What a token may do; and tokens, for those whose own token may make some. */
export const tokensRoutes =
  (tokens: ReleaseTokens): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, releaseRoutes);

    serve('GET /v1/releases/rights', ({ releaseHolder, query }) => {
      requireRight(releaseHolder, query.right, query.unit);
      return {};
    });
    serve('GET /v1/releases/tokens', async ({ releaseHolder }) => ({
      tokens: await tokens.list(releaseHolder),
    }));
    serve('POST /v1/releases/tokens', async ({ releaseHolder, body }, reply) =>
      reply.code(201).send(await tokens.create(body, releaseHolder)),
    );
    serve('DELETE /v1/releases/tokens/{id}', async ({ releaseHolder, params }) => {
      await tokens.end(params.id, releaseHolder);
      return {};
    });
  };
