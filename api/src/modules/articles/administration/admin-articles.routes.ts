import {
  adminArticle,
  adminArticleParams,
  analyticsOverview,
  articleConflict,
  articlePreview,
  articleVersion,
  articleVersionList,
  articleVersionParams,
  bulkRequest,
  bulkResult,
  categoryBody,
  changeArticleRequest,
  createdArticle,
  discardedDraft,
  newArticleRequest,
  newCategory,
  previewRequest,
  saveDraftRequest,
  savedDraft,
  slugCheck,
  slugParams,
  slugQuery,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../../context.ts';
import { repeat } from '../../../repeat.ts';
import type { Admins } from '../../admins/index.ts';
import type { AdminArticles } from './admin-articles.service.ts';
import { createAnalyticsService } from './analytics.service.ts';
import { createBulkService } from './bulk.service.ts';
import { createCategoriesService } from './categories.service.ts';
import { createDraftsService } from './drafts.service.ts';
import { refuseOthers } from './refuse-others.ts';
import { createVersionsService } from './versions.service.ts';

/** The text of an article and everything else about it, with room for what JSON adds. */
const BODY_LIMIT = 2 * 1024 * 1024;

const PURGE_MS = 60 * 60_000;

/** What administrators do with articles. Their list is at /articles/, see `articlesModule`. */
export const adminArticlesModule =
  (
    { database: { kysely } }: Context,
    articles: AdminArticles,
    admins: Admins,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const drafts = createDraftsService(kysely, admins);
    const versions = createVersionsService(kysely, admins);
    const categories = createCategoriesService(kysely, admins);
    const analytics = createAnalyticsService(kysely, admins);
    const bulk = createBulkService(kysely, admins);
    const config = { ignoresSession: true };
    const { tokenOf } = admins;
    const params = adminArticleParams;
    const large = { config, bodyLimit: BODY_LIMIT, onRequest: refuseOthers(admins) };

    app.post(
      '/articles/',
      { ...large, schema: { body: newArticleRequest, response: { 201: createdArticle } } },
      async (request, reply) =>
        reply.code(201).send(await articles.create(tokenOf(request), request.body)),
    );

    app.get(
      '/admin/articles/:id',
      { config, schema: { params, response: { 200: adminArticle } } },
      (request) => articles.read(tokenOf(request), request.params.id),
    );

    app.put(
      '/admin/articles/:id',
      {
        ...large,
        schema: {
          params,
          body: changeArticleRequest,
          response: { 200: adminArticle, 409: articleConflict },
        },
      },
      (request) => articles.change(tokenOf(request), request.params.id, request.body),
    );

    app.put(
      '/admin/articles/:id/draft',
      {
        ...large,
        schema: {
          params,
          body: saveDraftRequest,
          response: { 200: savedDraft, 409: articleConflict },
        },
      },
      (request) => drafts.save(tokenOf(request), request.params.id, request.body),
    );

    app.delete(
      '/admin/articles/:id/draft',
      { config, schema: { params, response: { 200: discardedDraft } } },
      (request) => drafts.discard(tokenOf(request), request.params.id),
    );

    app.delete(
      '/admin/articles/:id',
      { config, schema: { params, response: { 200: z.object({}) } } },
      async (request) => {
        await articles.remove(tokenOf(request), request.params.id);
        return {};
      },
    );

    app.post(
      '/admin/articles/:id/restore',
      { config, schema: { params, response: { 200: adminArticle } } },
      (request) => articles.restore(tokenOf(request), request.params.id),
    );

    app.post(
      '/admin/articles/bulk',
      { config, schema: { body: bulkRequest, response: { 200: bulkResult } } },
      (request) => bulk.apply(tokenOf(request), request.body),
    );

    app.get(
      '/admin/articles/:id/versions',
      { config, schema: { params, response: { 200: articleVersionList } } },
      (request) => versions.list(tokenOf(request), request.params.id),
    );

    app.get(
      '/admin/articles/:id/versions/:number',
      { config, schema: { params: articleVersionParams, response: { 200: articleVersion } } },
      (request) => versions.read(tokenOf(request), request.params),
    );

    app.get(
      '/admin/articles/slugs/:slug',
      {
        config,
        schema: { params: slugParams, querystring: slugQuery, response: { 200: slugCheck } },
      },
      (request) =>
        articles.checkSlug(tokenOf(request), request.params.slug, request.query.except ?? null),
    );

    app.post(
      '/admin/articles/preview',
      { ...large, schema: { body: previewRequest, response: { 200: articlePreview } } },
      (request) => articles.preview(tokenOf(request), request.body.content),
    );

    app.post(
      '/articles/categories/',
      { config, schema: { body: categoryBody, response: { 201: newCategory } } },
      async (request, reply) =>
        reply.code(201).send(await categories.create(tokenOf(request), request.body)),
    );

    app.get(
      '/admin/analytics/overview',
      { config, schema: { response: { 200: analyticsOverview } } },
      (request) => analytics.overview(tokenOf(request)),
    );

    const stop = repeat(() => articles.purge(), {
      everyMs: PURGE_MS,
      onFailure: (error) => app.log.warn(error),
    });
    app.addHook('onClose', stop);
  };
