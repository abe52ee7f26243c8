import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import fp from 'fastify-plugin';
import { asReleased, type Composition } from './composition.ts';
import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import { followContent } from './database/content-cache.ts';
import type { Database } from './database/database.ts';
import { deriveKeys } from './keys/derive-keys.ts';
import { installationSecret } from './keys/installation-secret.ts';
import { loggerOptions } from './logging.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { measureRendering } from './metrics/rendering-metrics.ts';
import { requestMetrics } from './metrics/request-metrics.ts';
import { accountDeletionModule } from './modules/account-deletion/index.ts';
import { activityModule } from './modules/activity/index.ts';
import { adminProblemsModule } from './modules/admin-problems/index.ts';
import {
  adminCanariesModule,
  adminReleasesModule,
  adminViewsModule,
} from './modules/admin-releases/index.ts';
import { adminReportsModule } from './modules/admin-reports/index.ts';
import { adminRoadmapsModule } from './modules/admin-roadmaps/index.ts';
import { adminsModule, createAdmins } from './modules/admins/index.ts';
import { analyticsModule } from './modules/analytics/index.ts';
import { announcementsModule } from './modules/announcements/index.ts';
import {
  adminArticlesModule,
  articleImageFiles,
  articleImagesModule,
  articlesModule,
  createAdminArticles,
  createArticles,
  readerCookie,
} from './modules/articles/index.ts';
import { attemptsModule } from './modules/attempts/index.ts';
import { authModule, findShown } from './modules/auth/index.ts';
import { avatarFiles, avatarsModule } from './modules/avatars/index.ts';
import { callbacksModule } from './modules/callbacks/index.ts';
import { followCanary, lookSoon } from './modules/canary-control/index.ts';
import { collegesModule } from './modules/colleges/index.ts';
import { commentsModule } from './modules/comments/index.ts';
import { contentImportModule } from './modules/content-import/index.ts';
import { dataExportModule } from './modules/data-export/index.ts';
import { demonstrationModule } from './modules/demonstration/index.ts';
import { createDsaProblems, dsaProblemsModule } from './modules/dsa-problems/index.ts';
import { failedJobsModule } from './modules/failed-jobs/index.ts';
import { healthModule } from './modules/health/index.ts';
import { homeModule } from './modules/home/index.ts';
import { interviewMarksModule } from './modules/interview-marks/index.ts';
import { countPages, limits, wrongTokens } from './modules/limits/index.ts';
import { createMaterials, findMaterialNames, materialsModule } from './modules/materials/index.ts';
import { mergeModule } from './modules/merge/index.ts';
import { mockAttemptsModule } from './modules/mock-attempts/index.ts';
import { createMockTests, mockTestsModule } from './modules/mock-tests/index.ts';
import { moderationModule } from './modules/moderation/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { oauthModule } from './modules/oauth/index.ts';
import { copyMarks, serviceWorkerRoutes, webAppRoutes } from './modules/offline/index.ts';
import { answersFor, pageRoutes, runtimeConfig } from './modules/page/index.ts';
import { peopleModule } from './modules/people/index.ts';
import { planModule } from './modules/plan/index.ts';
import { createPosts, postsModule } from './modules/posts/index.ts';
import { createPublicProfiles, profileModule } from './modules/profile/index.ts';
import { progressModule } from './modules/progress/index.ts';
import { progressImportModule } from './modules/progress-import/index.ts';
import { quizAnswersModule } from './modules/quiz-answers/index.ts';
import { hasToken, releaseApiModule } from './modules/release-api/index.ts';
import { releaseHealthModule } from './modules/release-health/index.ts';
import { createReleaseTokens } from './modules/release-tokens/index.ts';
import {
  keepFiles,
  keepSigned,
  type ManifestStore,
  releasesRoutes,
  signerOf,
} from './modules/releases/index.ts';
import { remoteFailuresModule } from './modules/remote-failures/index.ts';
import {
  createRenderer,
  findConfinement,
  renderingModule,
  warnIfUnconfined,
} from './modules/rendering/index.ts';
import { revisionModule } from './modules/revision/index.ts';
import { createRoadmaps, roadmapsModule } from './modules/roadmaps/index.ts';
import { savedUnitsModule } from './modules/saved-units/index.ts';
import { searchModule } from './modules/search/index.ts';
import { createSecurityEvents } from './modules/security-events/index.ts';
import { createSiteViews, siteViewRoutes } from './modules/site-views/index.ts';
import { createUnitEntries, syndicationRoutes } from './modules/syndication/index.ts';
import { createTelemetry, telemetryModule } from './modules/telemetry/index.ts';
import { networkMarks } from './network-mark.ts';
import { cors } from './plugins/cors.ts';
import { csrf } from './plugins/csrf.ts';
import { draining } from './plugins/draining.ts';
import { answerError, answerUnknownRoute, errorAnswers } from './plugins/errors.ts';
import { everyAnswer, everyAnswerCarries, identified } from './plugins/every-answer.ts';
import { hostCheck } from './plugins/host-check.ts';
import { knownFields } from './plugins/known-fields.ts';
import { openapi } from './plugins/openapi.ts';
import { plainAddresses } from './plugins/plain-addresses.ts';
import { schemas } from './plugins/schemas.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { answerUnreadable } from './plugins/unreadable.ts';
import { requestIds } from './request-id.ts';
import { accessPolicies } from './routing/access.ts';
import { createAccessTokens } from './session/access-token.ts';
import { followEndedSessions } from './session/ended-sessions.ts';
import { sessionReader, sessions } from './session/session.plugin.ts';

/** Answers are compressed as they are made, so quickly rather than tightly; files are compressed when they are built. */
const compression = {
  encodings: ['br', 'gzip'] satisfies ['br', 'gzip'],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

declare module 'fastify' {
  interface FastifyInstance {
    /** What the process counts, for those who watch it. */
    metrics: Metrics['registry'];
  }
}

/** The proxies that may say where a request comes from: the nearest ones by number, or those named. */
const trusted = (proxies: number | readonly string[]) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : [...proxies];

const BODY_LIMIT = 64 * 1024;

/** For a request to arrive in full, so that slow senders don't hold connections forever. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Before the site listens, it fetches what is live from the database, which takes a slow or busy machine its time. */
const START_TIMEOUT_MS = 10 * 60_000;

/**
 * The whole HTTP application, ready to be asked; it never listens by itself. The database must be migrated.
 * @param composition where pages get shell and remotes from: what is released, unless told otherwise.
 */
export async function buildApp(
  config: Config,
  database: Database,
  { followManifest, pageHeaders }: Composition = asReleased,
): Promise<FastifyInstance> {
  const always = everyAnswer(config);
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: START_TIMEOUT_MS,
    logger: loggerOptions(config.logLevel),
    genReqId: requestIds(config),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    // While the process drains, new requests are still answered, and the answer ends the connection.
    return503OnClosing: false,
    ...(config.trustProxy !== null && { trustProxy: trusted(config.trustProxy) }),
    // plugins/host-check.ts refuses those without, and says why.
    http: { requireHostHeader: false },
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers({ ...always, ...identified(request) })),
    clientErrorHandler: answerUnreadable(always),
  });
  const keys = deriveKeys(await installationSecret(config, database));
  const metrics = createMetrics(config, database);
  app.decorate('metrics', metrics.registry);
  const securityEvents = createSecurityEvents(database, app.log, {
    markOf: networkMarks(keys.loggedNetworks),
    counter: metrics.securityEvents,
  });
  app.addHook('onClose', () => securityEvents.flush());
  const context: Context = { config, database, securityEvents, metrics };
  const telemetry = createTelemetry({
    database,
    key: keys.pageViews,
    metrics: metrics.pageViews,
    log: app.log,
  });
  app.addHook('onClose', () => telemetry.stop());
  const signer = await signerOf(config, database);
  const releases: ManifestStore = { kysely: database.kysely, signer };
  const releaseFiles = keepFiles(database, config.releasesDir);
  const liveManifest = followManifest({
    database,
    files: releaseFiles,
    signer,
    report: (problem) => app.log.error(problem),
  });
  app.addHook('onClose', async () => liveManifest.stop?.());
  app.addHook('onReady', () => keepSigned(releases).catch((error) => app.log.error(error)));
  // The first visitor doesn't wait for files to be fetched.
  app.addHook('onReady', async () => void (await liveManifest.current().catch(() => {})));
  if (config.metricsPort !== null) await app.register(requestMetrics(metrics.registry));
  await app.register(everyAnswerCarries(always));
  await app.register(draining);
  await app.register(compress, compression);
  await app.register(schemas);
  await app.register(errorAnswers);
  await app.register(hostCheck(config));
  await app.register(plainAddresses);
  const canary = followCanary({
    config,
    database,
    files: releaseFiles,
    liveManifest,
    report: (problem) => app.log.error(problem),
  });
  canary.follow((running) => {
    if (running) lookSoon(database.kysely).catch((error) => app.log.warn(error));
  });
  app.addHook('onClose', async () => canary.stop());
  const siteViews = createSiteViews({
    config,
    database,
    key: keys.siteViews,
    files: releaseFiles,
    liveManifest,
    canary,
    signer,
  });
  const renderer = createRenderer({
    releasesDir: config.releasesDir,
    processes: config.renderers,
    limitMs: config.renderLimitMs,
    config: runtimeConfig(config),
    publicUrl: config.publicUrl,
    report(unit, version, { message, reason }) {
      metrics.renderFailures.inc({ unit, version, reason });
      app.log.warn(
        { unit, version, reason },
        `${unit} could not be rendered: ${message.slice(0, 300)}`,
      );
    },
    // As loud as the failure was, so that a log doesn't end with it.
    renderedAgain: ({ unit, version, since }) =>
      app.log.warn({ unit, version, since }, `${unit} is rendered again`),
  });
  measureRendering(metrics.registry, renderer, liveManifest);
  app.addHook('onClose', () => renderer.close());
  app.addHook('onListen', async () => {
    if (config.renderers > 0) warnIfUnconfined(await findConfinement(), app.log);
  });
  const tokens = createAccessTokens(keys.accessTokens);
  const ended = followEndedSessions(database);
  app.addHook('onClose', async () => ended.stop());
  const sessionOf = sessionReader(config, tokens, ended);
  const roadmaps = createRoadmaps(database);
  const dsaProblems = createDsaProblems(database);
  const articles = createArticles(database, keys.articleReaders);
  const posts = createPosts(database);
  const mockTests = createMockTests(database);
  const profiles = createPublicProfiles(database.kysely);
  const admins = createAdmins(context, keys);
  const adminArticles = createAdminArticles(database.kysely, admins);
  const releaseTokens = createReleaseTokens(database);
  const countWrongToken = wrongTokens(context);
  await app.register(
    async (v1) => {
      await v1.register(securityHeaders);
      await v1.register(openapi);
      await v1.register(knownFields);
      await v1.register(cors(config));
      await v1.register(csrf(config));
      await v1.register(sessions(sessionOf, ended));
      await v1.register(limits(context));
      await v1.register(accessPolicies({ admins, releaseTokens, countWrongToken }));
      await v1.register(copyMarks(config));
      v1.setNotFoundHandler(answerUnknownRoute);
      const modules = {
        health: healthModule(context),
        auth: authModule(context, keys, tokens),
        oauth: oauthModule(context, keys, { tokens, sessionOf }),
        accountDeletion: accountDeletionModule(context, keys),
        callbacks: callbacksModule(context),
        roadmaps: roadmapsModule(roadmaps),
        materials: materialsModule(createMaterials(database)),
        dsaProblems: dsaProblemsModule(dsaProblems),
        attempts: attemptsModule(context),
        quizAnswers: quizAnswersModule(context),
        progress: progressModule(context),
        revision: revisionModule(context, roadmaps.unitPages),
        plan: planModule(context, roadmaps.unitPages),
        mockTests: mockTestsModule(mockTests),
        interviewMarks: interviewMarksModule(context),
        mockAttempts: mockAttemptsModule(context, mockTests),
        merge: mergeModule(context),
        activity: activityModule(context),
        home: homeModule(context, roadmaps.unitPages),
        savedUnits: savedUnitsModule(context),
        profile: profileModule(context, profiles),
        avatars: avatarsModule(context),
        colleges: collegesModule(),
        dataExport: dataExportModule(context),
        progressImport: progressImportModule(context),
        posts: postsModule(posts),
        articles: articlesModule(articles, readerCookie(config), {
          articles: adminArticles,
          admins,
        }),
        adminArticles: adminArticlesModule(context, adminArticles),
        articleImages: articleImagesModule(context),
        search: searchModule(
          context,
          {
            ...{ roadmaps, dsaProblems, articles, posts, mockTests },
            materialNames: () => findMaterialNames(database.kysely),
          },
          liveManifest,
        ),
        announcements: announcementsModule(context),
        notifications: notificationsModule(context),
        comments: commentsModule(context),
        moderation: moderationModule(context),
        admins: adminsModule(admins),
        people: peopleModule(context, keys),
        demonstration: demonstrationModule(context),
        adminReports: adminReportsModule(context),
        adminRoadmaps: adminRoadmapsModule(context),
        adminProblems: adminProblemsModule(context),
        contentImport: contentImportModule(context),
        analytics: analyticsModule(context),
        releaseHealth: releaseHealthModule(context, liveManifest),
        rendering: renderingModule({ config, liveManifest, renderer }),
        failedJobs: failedJobsModule(context),
        remoteFailures: remoteFailuresModule(context, liveManifest),
        adminReleases: adminReleasesModule(context, {
          store: releases,
          admins,
          liveManifest,
          canary,
        }),
        adminCanaries: adminCanariesModule(context, {
          store: releases,
          admins,
          liveManifest,
          canary,
        }),
        adminViews: adminViewsModule({ siteViews }),
        releaseApi: releaseApiModule(context, {
          store: releases,
          liveManifest,
          siteViews,
          canary,
        }),
        telemetry: telemetryModule(telemetry),
      };
      // Without a name, Fastify would search all loaded files for one.
      for (const [name, module] of Object.entries(modules)) {
        await v1.register(fp(module, { name, encapsulate: true }));
      }
    },
    { prefix: '/v1' },
  );
  await app.register(releasesRoutes, {
    config,
    database,
    files: releaseFiles,
    siteViews,
    isTeam: (request) => hasToken(request, releaseTokens, countWrongToken),
  });
  await app.register(siteViewRoutes, { config, siteViews });
  await app.register(serviceWorkerRoutes, { config, liveManifest });
  await app.register(webAppRoutes);
  await app.register(avatarFiles, context);
  await app.register(articleImageFiles, context);
  const { host } = new URL(config.publicUrl);
  await app.register(syndicationRoutes, {
    config,
    liveManifest,
    articles,
    unitEntries: createUnitEntries({
      renderer: config.renderers > 0 ? renderer : null,
      visitorAnswers: () => answersFor(app, { host, cookie: undefined }),
      report: (unit, problem) =>
        app.log.warn({ unit }, `${unit} has an invalid list of pages: ${problem}`),
    }),
  });
  await app.register(pageRoutes, {
    config,
    manifestKeys: signer.trusted,
    siteViews,
    pageHeaders,
    sessionOf,
    shownPerson: (user) => findShown(database.kysely, user),
    renderer,
    telemetry: config.telemetry ? telemetry : null,
    followContent: (changed) => followContent(database, changed),
    pay: countPages(context),
  });
  return app;
}
