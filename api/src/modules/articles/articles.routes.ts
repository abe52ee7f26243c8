import {
  article,
  articleCategoryList,
  articleLikes,
  articleList,
  articleParams,
  articlesQuery,
  articleViews,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Articles, articleNotFound } from './articles.service.ts';

const TIDY_MS = 60 * 60_000;

/** Articles for readers. Lists are asked for with and without a closing slash. */
export const articlesModule =
  (articles: Articles): FastifyPluginAsyncZod =>
  async (app) => {
    for (const [path, hide] of [
      ['/articles/', false],
      ['/articles', true],
    ] as const) {
      app.get(
        path,
        { schema: { hide, querystring: articlesQuery, response: { 200: articleList } } },
        ({ query }) => articles.list(query),
      );
    }

    for (const [path, hide] of [
      ['/articles/categories/', false],
      ['/articles/categories', true],
    ] as const) {
      app.get(path, { schema: { hide, response: { 200: articleCategoryList } } }, () =>
        articles.categories(),
      );
    }

    app.get(
      '/articles/:idOrSlug',
      { schema: { params: articleParams, response: { 200: article } } },
      async ({ params, user }) => {
        const found = await articles.find(params.idOrSlug, user?.id ?? null);
        if (!found) throw articleNotFound();
        return found;
      },
    );

    const likes = { schema: { params: articleParams, response: { 200: articleLikes } } };
    app.put('/articles/:idOrSlug/like', likes, ({ params, user }) =>
      articles.setLiked(user, params.idOrSlug, true),
    );
    app.delete('/articles/:idOrSlug/like', likes, ({ params, user }) =>
      articles.setLiked(user, params.idOrSlug, false),
    );

    app.post(
      '/articles/:idOrSlug/views',
      { schema: { params: articleParams, response: { 200: articleViews } } },
      ({ params, user, ip, headers }) => {
        const reader = { userId: user?.id ?? null, ip, userAgent: headers['user-agent'] ?? '' };
        return articles.countView(reader, params.idOrSlug);
      },
    );

    const tidy = () => articles.tidy().catch((error) => app.log.warn(error));
    const timer = setInterval(tidy, TIDY_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  };
