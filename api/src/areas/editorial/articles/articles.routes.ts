import { articleRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { Admins } from '../../identity/index.ts';
import type { AdminArticles } from './administration/admin-articles.service.ts';
import { type Articles, articleNotFound } from './articles.service.ts';
import { newReaderId, type ReaderCookie } from './reader.ts';

interface ForAdmins {
  articles: Pick<AdminArticles, 'list'>;
  admins: Pick<Admins, 'tokenOf'>;
}

/** Articles for readers; the list is also the administrators' if it is requested with a status. */
export const articlesModule =
  (articles: Articles, cookie: ReaderCookie, forAdmins: ForAdmins): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, articleRoutes);

    serve(
      'GET /v1/articles/',
      (request) => {
        const { status, ...query } = request.query;
        if (status === undefined) return articles.list(query);
        return forAdmins.articles.list(forAdmins.admins.tokenOf(request), { ...query, status });
      },
      { slashOptional: true },
    );
    serve('GET /v1/articles/categories/', () => articles.categories(), { slashOptional: true });
    serve('GET /v1/articles/{idOrSlug}', async ({ params, user }, reply) => {
      const found = await articles.find(params.idOrSlug, user?.id ?? null);
      if (!found) throw articleNotFound();
      // So that pages at an id or a former slug lead to the article's own address (site/page/moved-page.ts).
      reply.header('content-location', `/v1/articles/${encodeURIComponent(found.slug)}`);
      return found;
    });

    serve('PUT /v1/articles/{idOrSlug}/like', ({ params, user }) =>
      articles.setLiked(user.id, params.idOrSlug, true),
    );
    serve('DELETE /v1/articles/{idOrSlug}/like', ({ params, user }) =>
      articles.setLiked(user.id, params.idOrSlug, false),
    );

    serve('POST /v1/articles/{idOrSlug}/views', async (request, reply) => {
      const { idOrSlug } = request.params;
      if (request.user) return articles.countView({ userId: request.user.id }, idOrSlug);
      const id = cookie.idOf(request);
      const browser = id ?? newReaderId();
      const reader = { browser, known: id !== null, ip: request.ip };
      const views = await articles.countView(reader, idOrSlug);
      if (!reader.known) cookie.set(reply, browser);
      return views;
    });
  };
