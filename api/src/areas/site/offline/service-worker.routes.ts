import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { SERVICE_WORKER } from '@site/shared/contracts/composition';
import { type Channel, LIVE_CHANNEL } from '@site/shared/contracts/releases';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { integrityOf, type LiveManifest } from '../../releases/index.ts';

interface Options {
  config: Pick<Config, 'releasesDir' | 'releasesOrigin' | 'serviceWorker'>;
  liveManifest: Pick<LiveManifest, 'current'>;
}

/** Replaces the one that a browser has, deletes all that it cached, and ends itself. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
`;

const headersOf = ({ releasesOrigin }: Pick<Config, 'releasesOrigin'>) => ({
  // Browsers look for another one at each visit.
  'cache-control': 'no-cache',
  'content-security-policy': ["default-src 'none'; connect-src 'self'", releasesOrigin ?? []]
    .flat()
    .join(' '),
});

/**
 * The service worker of the shell that is live, for all browsers alike: it comes and goes with releases. If there is
 * none, or it's switched off, browsers that have one get a script that removes it.
 */
export async function serviceWorkerRoutes(app: FastifyInstance, { config, liveManifest }: Options) {
  app.get(`/${SERVICE_WORKER}`, { schema: { hide: true } }, async (_request, reply) => {
    const manifest = await liveManifest.current();
    const isOn = isCacheable(config, { manifest, channel: LIVE_CHANNEL });
    const script = isOn ? await released(manifest) : REMOVAL;
    return reply.headers(headersOf(config)).type('text/javascript; charset=utf-8').send(script);
  });

  /** @throws if it isn't what was released: browsers then go on with the one they have */
  async function released({ shell: { base, files } }: ReleaseManifest): Promise<Buffer> {
    const folder = base.slice('/releases/'.length);
    const script = await readFile(path.join(config.releasesDir, folder, SERVICE_WORKER));
    if (integrityOf(script) === files[SERVICE_WORKER]) return script;
    throw new Error(`${base}${SERVICE_WORKER} isn't what was released.`);
  }
}

/**
 * Whether browsers may cache what they need to open a page without a network: not if it's switched off, the shell has
 * no service worker, or this browser sees something else than what is live.
 */
export const isCacheable = (
  { serviceWorker }: Pick<Config, 'serviceWorker'>,
  { manifest: { shell }, channel }: { manifest: ReleaseManifest; channel: Channel | null },
): boolean =>
  serviceWorker && channel === LIVE_CHANNEL && Object.hasOwn(shell.files, SERVICE_WORKER);
