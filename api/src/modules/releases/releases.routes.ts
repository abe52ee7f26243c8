import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import cookies from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { ReleaseManifest } from '@site/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { finishedAnswer, sendFinished } from '../../finished-answer.ts';
import { hostname } from '../../plugins/host-check.ts';
import { frameHeaders } from './frame-policy.ts';
import type { KeptFiles } from './kept-files.ts';

/** Unit manifests are asked for again each time; everything else never changes. */
const alwaysFresh = (file: string) => /manifest\.json(\.br|\.gz)?$/.test(file);

/** None of them is a page: a document is there to be framed. */
const isDocument = (file: string) => /\.html(\.br|\.gz)?$/.test(file);

interface Options {
  config: Pick<Config, 'releasesDir' | 'publicUrl'>;
  files: Pick<KeptFiles, 'folder'>;
  /** What a request's browser sees: what is live, for nearly all. */
  siteViews: { of(request: FastifyRequest): Promise<{ manifest: ReleaseManifest; view: unknown }> };
}

/** Small, and asked for once in a browser's life. */
const documentIn = (file: string) => readFileSync(file.replace(/\.(br|gz)$/, ''), 'utf8');

const FILE = /^\/releases\/([\w-]+)\/(\w[\w.-]*)\/./;

/** Serves the files of all releases and the release manifest that names what is live. */
export async function releasesRoutes(app: FastifyInstance, { config, files, siteViews }: Options) {
  const { releasesDir, publicUrl } = config;
  await app.register(cookies);
  await mkdir(releasesDir, { recursive: true });
  // Open pages go on with what was live when they were opened, and another process may know of a release first.
  app.addHook('onRequest', async ({ url }) => {
    const [, unit, folder] = FILE.exec(url) ?? [];
    if (unit && folder) await files.folder(unit, folder);
  });
  await app.register(fastifyStatic, {
    root: releasesDir,
    prefix: '/releases/',
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
    allowedPath: (pathName) => /^\/[\w-]+\/[\w.-]+\/.+/.test(pathName),
    setHeaders: (reply, file) => {
      reply.header(
        'cache-control',
        alwaysFresh(file) ? 'no-cache' : 'public, max-age=31536000, immutable',
      );
      if (!isDocument(file)) return;
      const folder = path.dirname(path.relative(releasesDir, file)).replaceAll(path.sep, '/');
      const hosts = hostsOf(reply.request, publicUrl);
      const folders = hosts.map((host) => `${host}/releases/${folder}/`).join(' ');
      reply.headers(frameHeaders(folders, documentIn(file)));
    },
  });

  app.get('/release-manifest.json', { schema: { hide: true } }, async (request, reply) => {
    const { manifest, view } = await siteViews.of(request);
    if (!view) return sendFinished(request, reply, finishedAnswer(JSON.stringify(manifest)));
    return reply.header('cache-control', 'private, no-store').send(manifest);
  });
}

/**
 * The hosts that the site's files may be loaded from: that of PUBLIC_URL and, if it is a plain one, that of
 * the request, since the site also answers under the names of this machine. Headers that proxies add
 * don't count.
 */
function hostsOf({ headers }: FastifyRequest, publicUrl: string): string[] {
  const own = new URL(publicUrl).host;
  const { host } = headers;
  return host && host !== own && hostname(host) ? [own, host] : [own];
}
