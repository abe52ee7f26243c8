import {
  anyArticleList,
  anyArticlesQuery,
  article,
  articleCategoryList,
  articleLikes,
  articleParams,
  articleViews,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { repeat } from '../../repeat.ts';
import type { Admins } from '../admins/index.ts';
import type { AdminArticles } from './administration/admin-articles.service.ts';
import { type Articles, articleNotFound } from './articles.service.ts';
import { newReaderId, type ReaderCookie } from './reader-cookie.ts';

const PRUNE_MS = 60 * 60_000;

interface ForAdmins {
  articles: Pick<AdminArticles, 'list'>;
  admins: Pick<Admins, 'tokenOf'>;
}

/**
 * Articles for readers; the list is also the administrators' if it is asked for with a status. Lists are asked for with
 * and without a closing slash.
 */
export const articlesModule =
  (articles: Articles, cookie: ReaderCookie, forAdmins: ForAdmins): FastifyPluginAsyncZod =>
  async (app) => {
    for (const [path, hide] of [
      ['/articles/', false],
      ['/articles', true],
    ] as const) {
      app.get(
        path,
        { schema: { hide, querystring: anyArticlesQuery, response: { 200: anyArticleList } } },
        (request) => {
          const { status, ...query } = request.query;
          if (status === undefined) return articles.list(query);
          return forAdmins.articles.list(forAdmins.admins.tokenOf(request), { ...query, status });
        },
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
      async (request, reply) => {
        const { idOrSlug } = request.params;
        if (request.user) return articles.countView({ userId: request.user.id }, idOrSlug);
        const id = cookie.idOf(request);
        const browser = id ?? newReaderId();
        const reader = { browser, known: id !== null, ip: request.ip };
        const views = await articles.countView(reader, idOrSlug);
        if (!reader.known) cookie.set(reply, browser);
        return views;
      },
    );

    const stop = repeat(() => articles.prune(), {
      everyMs: PRUNE_MS,
      onFailure: (error) => app.log.warn(error),
    });
    app.addHook('onClose', stop);
  };
