import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Keys } from '../../keys/derive-keys.ts';
import { wrongTokens } from '../../limits/index.ts';
import { releaseTokenOf } from '../../routing/access.ts';
import { registerModules } from '../../routing/register-modules.ts';
import type { Admins } from '../identity/index.ts';
import {
  adminCanariesModule,
  adminReleasesModule,
  adminViewsModule,
} from './administration/admin-releases.routes.ts';
import { lookSoon } from './canary/evaluate-canary.ts';
import { followCanary } from './canary/follow-canary.ts';
import { releaseHealthModule } from './health/release-health.routes.ts';
import { siteViewRoutes } from './site-views/site-view.routes.ts';
import { createSiteViews } from './site-views/site-views.ts';
import { signWithCurrentKey } from './store/change-live.ts';
import { createFileCache } from './store/file-cache.ts';
import type { FollowedManifest, FollowOptions, LiveManifest } from './store/live-manifest.ts';
import type { ManifestStore } from './store/live-manifests.repository.ts';
import { signerOf } from './store/manifest-signer.ts';
import { releasesRoutes } from './store/releases.routes.ts';
import { releaseApiModule } from './team-api/release-api.routes.ts';
import { remoteFailuresModule, telemetryModule } from './telemetry/telemetry.routes.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { createReleaseTokens, type ReleaseTokens } from './tokens/release-tokens.ts';

/**
 * What is live and what may follow it, followed until the application closes.
 * @param followManifest where pages get shell and remotes from
 */
export async function openReleases(
  app: FastifyInstance,
  context: Context,
  keys: Keys,
  followManifest: (options: FollowOptions) => LiveManifest & Partial<FollowedManifest>,
) {
  const { config, database, metrics } = context;
  const report = (problem: unknown) => app.log.error(problem);
  const telemetry = createTelemetry({
    database,
    key: keys.pageViews,
    metrics: metrics.pageViews,
    log: app.log,
  });
  app.addHook('onClose', () => telemetry.stop());
  const signer = await signerOf(config, database);
  const store: ManifestStore = { kysely: database.kysely, signer };
  const files = createFileCache(database, config.releasesDir);
  const liveManifest = followManifest({ database, files, signer, report });
  app.addHook('onClose', async () => liveManifest.stop?.());
  app.addHook('onReady', () => signWithCurrentKey(store).catch(report));
  // The first visitor doesn't wait for files to be fetched.
  app.addHook('onReady', async () => void (await liveManifest.current().catch(() => {})));
  const canary = followCanary({ config, database, files, liveManifest, report });
  canary.follow((running) => {
    if (running) lookSoon(database.kysely).catch((error) => app.log.warn(error));
  });
  app.addHook('onClose', async () => canary.stop());
  const siteViews = createSiteViews({
    config,
    database,
    key: keys.siteViews,
    files,
    liveManifest,
    canary,
    signer,
  });
  return {
    ...{ store, files, liveManifest, canary, siteViews, telemetry },
    tokens: createReleaseTokens(database),
    countWrongToken: wrongTokens(context),
  };
}

type Releases = Awaited<ReturnType<typeof openReleases>>;

/** The calls of teams that release, of administrators who watch releases, and of pages that report how they went. */
export const releasesApiRoutes =
  (context: Context, releases: Releases, admins: Admins): FastifyPluginAsync =>
  (app) => {
    const { store, liveManifest, canary, siteViews, telemetry } = releases;
    return registerModules(app, {
      releaseApi: releaseApiModule(context, { store, liveManifest, siteViews, canary }),
      adminReleases: adminReleasesModule(context, { store, admins, liveManifest, canary }),
      adminCanaries: adminCanariesModule(context, { store, admins, liveManifest, canary }),
      adminViews: adminViewsModule({ siteViews }),
      releaseHealth: releaseHealthModule(context, liveManifest),
      remoteFailures: remoteFailuresModule(context, liveManifest),
      telemetry: telemetryModule(telemetry),
    });
  };

/** The files of releases, and what opens a preview of them. */
export async function serveReleases(
  app: FastifyInstance,
  { config, database }: Context,
  { files, siteViews, tokens, countWrongToken }: Releases,
): Promise<void> {
  await app.register(releasesRoutes, {
    config,
    database,
    files,
    siteViews,
    isTeam: (request) => hasToken(request, tokens, countWrongToken),
  });
  await app.register(siteViewRoutes, { config, siteViews });
}

/**
 * Whether a request comes with a token that counts, whatever its rights.
 * @param countWrong throws once there were too many
 */
async function hasToken(
  request: FastifyRequest,
  tokens: Pick<ReleaseTokens, 'read'>,
  countWrong: (ip: string) => Promise<void>,
): Promise<boolean> {
  const token = releaseTokenOf(request);
  if (!token) return false;
  if (await tokens.read(token)) return true;
  await countWrong(request.ip);
  return false;
}
