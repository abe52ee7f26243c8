import { articleReviewRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../../context.ts';
import { serveRoutes } from '../../../../routing/serve-routes.ts';
import { createReviews } from './reviews.service.ts';
import { findWaiting } from './waiting.service.ts';

export const articleReviewsModule =
  ({ database: { kysely }, config }: Pick<Context, 'database' | 'config'>): FastifyPluginAsync =>
  async (app) => {
    const reviews = createReviews(kysely, config);
    const serve = serveRoutes(app, articleReviewRoutes);

    serve('GET /v1/admin/articles/{id}/review', ({ admin, params }) =>
      reviews.read(admin, params.id),
    );
    serve('POST /v1/admin/articles/{id}/review', ({ admin, params, body }) =>
      reviews.request(admin, params.id, body.reviewer),
    );
    serve('DELETE /v1/admin/articles/{id}/review', ({ admin, params }) =>
      reviews.withdraw(admin, params.id),
    );
    serve('PUT /v1/admin/articles/{id}/review/decision', ({ admin, params, body }) =>
      reviews.decide(admin, params.id, body),
    );
    serve('POST /v1/admin/articles/{id}/review/comments', ({ admin, params, body }) =>
      reviews.comment(admin, params.id, body),
    );
    serve('PUT /v1/admin/articles/{id}/review/comments/{comment}', ({ admin, params, body }) =>
      reviews.settle(admin, params, body.settled),
    );
    serve('GET /v1/admin/waiting', async ({ admin }) => ({
      items: await findWaiting(kysely, admin),
    }));
  };
