import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { asReleased, type Composition } from './composition.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { adminsModule, createAdmins } from './modules/admins/index.ts';
import { announcementsModule } from './modules/announcements/index.ts';
import { articlesModule, createArticles } from './modules/articles/index.ts';
import { auditModule } from './modules/audit/index.ts';
import { authModule } from './modules/auth/index.ts';
import { callbacksModule } from './modules/callbacks/index.ts';
import { commentsModule } from './modules/comments/index.ts';
import { findDemoAdmin } from './modules/demonstration/index.ts';
import { createDsaProblems, dsaProblemsModule } from './modules/dsa-problems/index.ts';
import { healthModule } from './modules/health/index.ts';
import { limits } from './modules/limits/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { oauthModule } from './modules/oauth/index.ts';
import { pageRoutes } from './modules/page/index.ts';
import { createPosts, postsModule } from './modules/posts/index.ts';
import { progressModule } from './modules/progress/index.ts';
import { releasesRoutes } from './modules/releases/index.ts';
import { revisionModule } from './modules/revision/index.ts';
import { createRoadmaps, roadmapsModule } from './modules/roadmaps/index.ts';
import { searchModule } from './modules/search/index.ts';
import { syndicationRoutes } from './modules/syndication/index.ts';
import { cors } from './plugins/cors.ts';
import { csrf } from './plugins/csrf.ts';
import { answerError, answerUnknownRoute, errorAnswers } from './plugins/errors.ts';
import { hostCheck } from './plugins/host-check.ts';
import { openapi } from './plugins/openapi.ts';
import { plainAddresses } from './plugins/plain-addresses.ts';
import { schemas } from './plugins/schemas.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { answerUnreadable } from './plugins/unreadable.ts';
import { sessionReader, sessions } from './session/session.plugin.ts';
import { sessionSecret } from './session/session-secret.ts';

/** What every module is given. */
export interface Context {
  config: Config;
  database: Database;
}

/** Answers are compressed as they are made, so quickly rather than tightly; files are compressed when they are built. */
const compression = {
  encodings: ['br', 'gzip'] satisfies ['br', 'gzip'],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Whose word counts on where a request comes from: of the nearest proxies, or of those named. */
const trusted = (proxies: number | readonly string[]) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : [...proxies];

const BODY_LIMIT = 64 * 1024;

/** For a request to arrive in full, so that slow senders do not hold connections for ever. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * The whole HTTP application, ready to be asked; it never listens by itself. The database must be migrated.
 * @param composition where pages get shell and remotes from: what is released, unless told otherwise.
 */
export async function buildApp(
  config: Config,
  database: Database,
  { followSet, pageHeaders }: Composition = asReleased,
): Promise<FastifyInstance> {
  const context = { config, database };
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    logger: { level: config.logLevel },
    forceCloseConnections: 'idle',
    ...(config.trustProxy !== null && { trustProxy: trusted(config.trustProxy) }),
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  });
  await app.register(compress, compression);
  await app.register(schemas);
  await app.register(errorAnswers);
  await app.register(hostCheck(config));
  await app.register(plainAddresses);
  const secret = await sessionSecret(context);
  const roadmaps = createRoadmaps(database);
  const dsaProblems = createDsaProblems(database);
  const articles = createArticles(database, secret);
  const posts = createPosts(database);
  const admins = createAdmins(context);
  await app.register(
    async (v1) => {
      await v1.register(securityHeaders(config));
      await v1.register(openapi);
      await v1.register(cors(config));
      await v1.register(csrf(config));
      await v1.register(sessions(config, secret));
      await v1.register(limits(context));
      v1.setNotFoundHandler(answerUnknownRoute);
      await v1.register(healthModule(context));
      await v1.register(authModule(context, secret));
      await v1.register(oauthModule(context, secret));
      await v1.register(callbacksModule(context));
      await v1.register(roadmapsModule(roadmaps));
      await v1.register(dsaProblemsModule(dsaProblems));
      await v1.register(progressModule(context));
      await v1.register(revisionModule(context));
      await v1.register(postsModule(posts));
      await v1.register(articlesModule(articles));
      await v1.register(searchModule(context, { roadmaps, dsaProblems, articles }));
      await v1.register(announcementsModule(context, admins));
      await v1.register(notificationsModule(context));
      await v1.register(commentsModule(context));
      await v1.register(adminsModule(admins));
      await v1.register(auditModule(context, admins));
    },
    { prefix: '/v1' },
  );
  const liveSet = followSet(config.releasesDir, (problem) => app.log.error(problem));
  const sessionOf = sessionReader(config, secret);
  await app.register(releasesRoutes, { releasesDir: config.releasesDir, liveSet });
  const demoAdmin = await findDemoAdmin(config);
  const ownPosts = config.postsApiUrl === null ? posts : null;
  const content = { roadmaps, problems: dsaProblems, articles, posts: ownPosts };
  await app.register(syndicationRoutes, { config, liveSet, content });
  await app.register(pageRoutes, { config, liveSet, pageHeaders, content, sessionOf, demoAdmin });
  return app;
}
