import { EVERYBODY, offlineMarks, VISITOR_KEY } from '@site/shared/contracts/composition';
import fp from 'fastify-plugin';
import type { Config } from '../../../config/config.ts';

/**
 * The responses that browsers may cache for when they have no network: what there is to learn, and how far its reader has
 * come. Nothing of accounts, sessions, mails, administrators or other people's profiles.
 */
export const CACHEABLE = [
  '/v1/roadmaps',
  '/v1/roadmaps/:id',
  '/v1/roadmaps/:id/units/:unitId',
  '/v1/companies/:slug',
  '/v1/dsa-problems',
  '/v1/dsa-problems/:slug',
  '/v1/articles/',
  '/v1/articles/categories/',
  '/v1/articles/:idOrSlug',
  '/v1/authors/:slug',
  '/v1/posts',
  '/v1/posts/:id',
  '/v1/comments',
  '/v1/mock-tests',
  '/v1/mock-tests/:id',
  '/v1/mock-interviews/:id',
  '/v1/home',
  '/v1/users/:userId/revisions',
  '/v1/users/:userId/revisions/days',
  '/v1/users/:userId/plan',
  '/v1/users/:userId/mock-attempts',
  '/v1/users/:userId/mock-attempts/:attemptId',
  '/v1/users/:userId/mock-interviews/:interviewId/marks',
  '/v1/users/:userId/units/:unitId/attempts',
  '/v1/profile/progress',
  '/v1/profile/activity',
  '/v1/profile/saved',
];

/** Says on these responses whose they are; without that, no browser caches them. */
export const copyMarks = ({ serviceWorker }: Pick<Config, 'serviceWorker'>) =>
  fp(async (app) => {
    if (!serviceWorker) return;
    app.addHook('onSend', async ({ method, routeOptions, user }, reply) => {
      const isCacheable = method === 'GET' && CACHEABLE.includes(routeOptions.url ?? '');
      // A response that is still good replaces the headers of the one that the browser has.
      const isGood = reply.statusCode === 200 || reply.statusCode === 304;
      if (!isCacheable || !isGood) return;
      const reader = routeOptions.config.ignoresSession ? EVERYBODY : (user?.id ?? VISITOR_KEY);
      reply.header(offlineMarks.copy, reader);
    });
  });
