import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { articleImageFiles, createEditorial, editorialRoutes } from './areas/editorial/index.ts';
import { avatarFiles, createAdmins, identityRoutes } from './areas/identity/index.ts';
import { createPractice, practiceRoutes } from './areas/practice/index.ts';
import { openReleases, releasesApiRoutes, serveReleases } from './areas/releases/index.ts';
import { copyMarks, servePages, siteRoutes, startRenderer } from './areas/site/index.ts';
import { asReleased, type Composition } from './composition.ts';
import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import { deriveKeys, installationSecret } from './keys/derive-keys.ts';
import { callsAtOnce, limits } from './limits/index.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { requestMetrics } from './metrics/request-metrics.ts';
import { networkMarks } from './network/network-mark.ts';
import { cors } from './plugins/cors.ts';
import { csrf } from './plugins/csrf.ts';
import { errorResponses, sendUnknownRoute } from './plugins/errors.ts';
import {
  draining,
  everyResponse,
  securityHeaders,
  setEveryResponse,
} from './plugins/every-response.ts';
import { hostCheck } from './plugins/host-check.ts';
import { openapi } from './plugins/openapi.ts';
import { plainAddresses } from './plugins/plain-addresses.ts';
import { knownFields, schemas } from './plugins/schemas.ts';
import { createServer } from './plugins/server.ts';
import { accessPolicies } from './routing/access.ts';
import { COMPRESSED_FROM, QUALITY } from './routing/compression.ts';
import { createSecurityEvents } from './security-events/index.ts';
import { createAccessTokens } from './session/access-token.ts';
import { followEndedSessions } from './session/ended-sessions.ts';
import { sessionReader, sessions } from './session/session.plugin.ts';

/**
 * What is made for one person is compressed as it's made, so quickly rather than tightly, and in one piece: a stream
 * costs several times as much (docs/benchmarks.md). Files are compressed when they are built, and what is the same for
 * everyone once (routing/prepared-response.ts).
 */
const compression = {
  encodings: ['br', 'gzip'] satisfies ['br', 'gzip'],
  threshold: COMPRESSED_FROM,
  /** More is rare, and would keep the main thread for longer than a millisecond. */
  syncThreshold: 256 * 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY.usedOnce.br } },
  zlibOptions: { level: QUALITY.usedOnce.gzip },
};

declare module 'fastify' {
  interface FastifyInstance {
    /** What the process counts, for those who watch it. */
    metrics: Metrics['registry'];
  }
}

/**
 * The whole HTTP application, ready for requests; it never listens by itself. The database must be migrated.
 * @param composition where pages get shell and remotes from: by default what is released
 */
export async function buildApp(
  config: Config,
  database: Database,
  { followManifest, pageHeaders }: Composition = asReleased,
): Promise<FastifyInstance> {
  const app = createServer(config);
  const keys = deriveKeys(await installationSecret(config, database));
  const metrics = createMetrics(config, database);
  app.decorate('metrics', metrics.registry);
  const securityEvents = createSecurityEvents(database, app.log, {
    markOf: networkMarks(keys.loggedNetworks),
    counter: metrics.securityEvents,
  });
  app.addHook('onClose', () => securityEvents.flush());
  const context: Context = { config, database, securityEvents, metrics };
  if (config.metricsPort !== null) await app.register(requestMetrics(metrics.registry));
  await app.register(setEveryResponse(everyResponse(config)));
  await app.register(draining);
  await app.register(compress, compression);
  await app.register(schemas);
  await app.register(errorResponses);
  await app.register(hostCheck(config));
  await app.register(plainAddresses);

  const tokens = createAccessTokens(keys.accessTokens);
  const ended = followEndedSessions(database);
  app.addHook('onClose', async () => ended.stop());
  const sessionOf = sessionReader(config, tokens, ended);
  const admins = createAdmins(context, keys);
  const practice = createPractice(database);
  const editorial = createEditorial(context, keys);
  const releases = await openReleases(app, context, keys, followManifest);
  const renderer = startRenderer(app, context, releases.liveManifest);

  await app.register(
    async (v1) => {
      await v1.register(securityHeaders);
      await v1.register(callsAtOnce);
      await v1.register(openapi);
      await v1.register(knownFields);
      await v1.register(cors(config));
      await v1.register(csrf(config));
      await v1.register(sessions(sessionOf, ended));
      await v1.register(limits(context));
      const { tokens: releaseTokens, countWrongToken } = releases;
      await v1.register(accessPolicies({ admins, releaseTokens, countWrongToken }));
      await v1.register(copyMarks(config));
      v1.setNotFoundHandler(sendUnknownRoute);
      await v1.register(identityRoutes(context, { keys, tokens, sessionOf, admins }));
      await v1.register(practiceRoutes(context, practice));
      await v1.register(editorialRoutes(context, editorial, admins));
      await v1.register(releasesApiRoutes(context, releases, admins));
      await v1.register(siteRoutes(context, { practice, editorial, releases, renderer }));
    },
    { prefix: '/v1' },
  );
  await serveReleases(app, context, releases);
  await app.register(avatarFiles, context);
  await app.register(articleImageFiles, context);
  await servePages(app, context, { editorial, releases, renderer, pageHeaders, sessionOf });
  return app;
}
