import type { ReleaseManifest } from '@site/shared/contracts/composition';
import {
  type RemoteFailureReport,
  remoteFailureRoutes,
  telemetryRoutes,
} from '@site/shared/contracts/releases';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { LiveManifest } from '../store/live-manifest.ts';
import type { Telemetry } from './telemetry.ts';

/** Sixteen microfrontends and five vitals need half of it. */
const BODY_LIMIT = 4 * 1024;

/** Pages report how their view went, each once. Counted without a trace of who reports. */
export const telemetryModule =
  (telemetry: Telemetry): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, telemetryRoutes);

    serve(
      'POST /v1/telemetry',
      async ({ body, ip }, reply) => {
        telemetry.take(body, ip);
        return reply.code(202).send({});
      },
      { bodyLimit: BODY_LIMIT },
    );
  };

/** Browsers report remotes that failed there. Counted without a trace of who reports. */
export const remoteFailuresModule =
  ({ metrics }: Pick<Context, 'metrics'>, liveManifest: LiveManifest): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, remoteFailureRoutes);

    serve('POST /v1/remote-failures', async ({ body }, reply) => {
      const manifest = await liveManifest.current().catch(() => null);
      const { stage, replacedBy } = body;
      const replaced = replacedBy === undefined ? 'no' : 'yes';
      metrics.remoteLoadFailures.inc({ ...knownRelease(manifest, body), stage, replaced });
      return reply.code(202).send({});
    });
  };

/**
 * Remote and version as labels. Anyone can report anything, so that only what is live, or was lately, is
 * named; the rest is `other`.
 */
function knownRelease(
  manifest: ReleaseManifest | null,
  { remote, version }: RemoteFailureReport,
): { remote: string; version: string } {
  const release = manifest && Object.hasOwn(manifest.remotes, remote) && manifest.remotes[remote];
  if (!release) return { remote: 'other', version: 'other' };
  if (version === null) return { remote, version: 'none' };
  const known = [release.version, ...release.previous].includes(version);
  return { remote, version: known ? version : 'other' };
}
