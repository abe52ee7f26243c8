import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Context } from '../../context.ts';
import { followContent } from '../../database/content-cache.ts';
import { countPages } from '../../limits/index.ts';
import { registerModules } from '../../routing/register-modules.ts';
import type { SessionReader } from '../../session/session.plugin.ts';
import type { createEditorial } from '../editorial/index.ts';
import { findShown } from '../identity/index.ts';
import { type createPractice, findExerciseNames } from '../practice/index.ts';
import type { openReleases } from '../releases/index.ts';
import { failedJobsModule } from './failed-jobs/failed-jobs.routes.ts';
import { healthModule } from './health/health.routes.ts';
import { serviceWorkerRoutes } from './offline/service-worker.routes.ts';
import { webAppRoutes } from './offline/web-app.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { responsesFor } from './page/page-responses.ts';
import type { pageHeaders } from './page/policy.ts';
import type { Renderer } from './rendering/renderer.ts';
import { renderingModule } from './rendering/rendering.routes.ts';
import { searchModule } from './search/search.routes.ts';
import { syndicationRoutes } from './syndication/syndication.routes.ts';
import { createUnitEntries } from './syndication/unit-entries.ts';
import { toolchainRoutes } from './toolchain/toolchain.routes.ts';

/** What the other areas offer to the site as a whole. */
interface Needs {
  practice: ReturnType<typeof createPractice>;
  editorial: ReturnType<typeof createEditorial>;
  releases: Awaited<ReturnType<typeof openReleases>>;
  renderer: Renderer;
}

/** The calls that are about the site as a whole: its health, its rendering, its jobs, and searching it. */
export const siteRoutes =
  (context: Context, { practice, editorial, releases, renderer }: Needs): FastifyPluginAsync =>
  (app) => {
    const { config, database } = context;
    const { liveManifest } = releases;
    const sources = {
      ...practice,
      ...editorial,
      exerciseNames: () => findExerciseNames(database.kysely),
    };
    return registerModules(app, {
      health: healthModule(context, liveManifest),
      search: searchModule(context, sources, liveManifest),
      rendering: renderingModule({ config, liveManifest, renderer }),
      failedJobs: failedJobsModule(context),
    });
  };

interface PageNeeds extends Omit<Needs, 'practice'> {
  pageHeaders: typeof pageHeaders;
  sessionOf: SessionReader;
}

/** Every page, and what browsers, robots and feed readers fetch beside them. */
export async function servePages(
  app: FastifyInstance,
  context: Context,
  { editorial, releases, renderer, pageHeaders, sessionOf }: PageNeeds,
): Promise<void> {
  const { config, database } = context;
  const { liveManifest, siteViews, telemetry, store } = releases;
  const { host } = new URL(config.publicUrl);
  await app.register(serviceWorkerRoutes, { config, liveManifest });
  await app.register(toolchainRoutes);
  await app.register(webAppRoutes);
  await app.register(syndicationRoutes, {
    config,
    liveManifest,
    articles: editorial.articles,
    unitEntries: createUnitEntries({
      renderer: config.renderers > 0 ? renderer : null,
      visitorResponses: () => responsesFor(app, { host, cookie: undefined }),
      followContent: (changed) => followContent(database, changed),
      report: (unit, problem) =>
        app.log.warn({ unit }, `${unit} has an invalid list of pages: ${problem}`),
    }),
  });
  await app.register(pageRoutes, {
    config,
    manifestKeys: store.signer.trusted,
    siteViews,
    pageHeaders,
    sessionOf,
    shownPerson: (user) => findShown(database.kysely, user),
    renderer,
    telemetry: config.telemetry ? telemetry : null,
    followContent: (changed) => followContent(database, changed),
    pay: countPages(context),
  });
}
