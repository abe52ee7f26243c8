import type { ReleaseManifest } from '@site/shared/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { pageHeaders, pageRoutes } from './modules/page/index.ts';
import { releasesRoutes } from './modules/releases/index.ts';
import { leftToBrowsers } from './modules/rendering/index.ts';

/**
 * The documents and files of a release manifest that isn't live yet, under the policy that they'll live
 * with, for a browser that tries them. There is no database and so no call is answered; it never
 * listens by itself.
 */
export async function candidateSite(
  config: Config,
  candidate: ReleaseManifest,
): Promise<FastifyInstance> {
  const app = fastify();
  const liveManifest = { current: async () => candidate };
  await app.register(releasesRoutes, { config, liveManifest });
  await app.register(pageRoutes, {
    config: { ...config, apiBaseUrl: '/', postsApiUrl: null },
    liveManifest,
    pageHeaders,
    sessionOf: async () => null,
    shownPerson: async () => undefined,
    renderer: leftToBrowsers,
    followContent: () => ({ isFollowing: () => false, stop() {} }),
  });
  return app;
}
