import {
  adminArticleRoutes,
  articleCategoryRoutes,
  articleOverviewRoutes,
  articleVersionRoutes,
  scheduledChangeRoutes,
} from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../../context.ts';
import { drawFormula } from '../../../../html/formulas.ts';
import { serveRoutes } from '../../../../routing/serve-routes.ts';
import type { AdminArticles } from './admin-articles.service.ts';
import { readOverview } from './analytics.service.ts';
import { changeInBulk } from './bulk.service.ts';
import { createCategory } from './categories.service.ts';
import { createDraftsService } from './drafts.service.ts';
import { noteEditing } from './presence.service.ts';
import { createScheduledChanges } from './scheduled-changes.service.ts';
import { createVersionsService } from './versions.service.ts';

/** The text of an article and everything else about it, with room for what JSON adds. */
const large = { bodyLimit: 2 * 1024 * 1024 };

/** What administrators do with articles. Their list is at /articles/, see `articlesModule`. */
export const adminArticlesModule =
  ({ database: { kysely } }: Context, articles: AdminArticles): FastifyPluginAsync =>
  async (app) => {
    const drafts = createDraftsService(kysely);
    const versions = createVersionsService(kysely);
    const scheduled = createScheduledChanges(kysely);
    const serve = serveRoutes(app, {
      ...adminArticleRoutes,
      ...articleVersionRoutes,
      ...articleCategoryRoutes,
      ...articleOverviewRoutes,
      ...scheduledChangeRoutes,
    });

    serve(
      'POST /v1/articles/',
      async ({ admin, body }, reply) => reply.code(201).send(await articles.create(admin, body)),
      large,
    );
    serve('GET /v1/admin/articles/{id}', ({ params }) => articles.read(params.id));
    serve(
      'PUT /v1/admin/articles/{id}',
      ({ admin, params, body }) => articles.change(admin, params.id, body),
      large,
    );
    serve(
      'PUT /v1/admin/articles/{id}/draft',
      ({ admin, params, body }) => drafts.save(admin, params.id, body),
      large,
    );
    serve('DELETE /v1/admin/articles/{id}/draft', ({ admin, params }) =>
      drafts.discard(admin, params.id),
    );
    serve('DELETE /v1/admin/articles/{id}', async ({ admin, params }) => {
      await articles.remove(admin, params.id);
      return {};
    });
    serve('POST /v1/admin/articles/{id}/restore', ({ admin, params }) =>
      articles.restore(admin, params.id),
    );
    serve('DELETE /v1/admin/articles/{id}/former-slugs/{slug}', async ({ admin, params }) => {
      await articles.removeFormerSlug(admin, params);
      return {};
    });
    serve('PUT /v1/admin/articles/{id}/presence', ({ admin, params }) =>
      noteEditing(kysely, admin, params.id),
    );
    serve(
      'PUT /v1/admin/articles/{id}/scheduled-change',
      ({ admin, params, body }) => scheduled.schedule(admin, params.id, body),
      large,
    );
    serve('PATCH /v1/admin/articles/{id}/scheduled-change', ({ admin, params, body }) =>
      scheduled.move(admin, params.id, body),
    );
    serve('DELETE /v1/admin/articles/{id}/scheduled-change', async ({ admin, params }) => {
      await scheduled.withdraw(admin, params.id);
      return {};
    });
    serve('POST /v1/admin/articles/bulk', ({ admin, body }) => changeInBulk(kysely, admin, body));
    serve('GET /v1/admin/articles/{id}/versions', ({ params }) => versions.list(params.id));
    serve('GET /v1/admin/articles/{id}/versions/{number}', ({ params }) => versions.read(params));
    serve('GET /v1/admin/articles/slugs/{slug}', ({ params, query }) =>
      articles.checkSlug(params.slug, query.except ?? null),
    );
    serve('POST /v1/admin/articles/preview', ({ body }) => articles.preview(body.content), large);
    serve(
      'POST /v1/admin/articles/formulas',
      ({ body }) => ({
        formulas: body.formulas.map(({ tex, display }) => drawFormula(tex, display)),
      }),
      large,
    );
    serve('POST /v1/articles/categories/', async ({ admin, body }, reply) =>
      reply.code(201).send(await createCategory(kysely, admin, body)),
    );
    serve('GET /v1/admin/analytics/overview', () => readOverview(kysely));
  };
