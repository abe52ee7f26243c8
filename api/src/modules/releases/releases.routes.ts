import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { frameHeaders } from './frame-policy.ts';
import type { LiveSet } from './live-set.ts';

/** Federation's manifests and the set are asked for anew each time; everything else never changes. */
const alwaysFresh = (file: string) => /manifest\.json(\.br|\.gz)?$/.test(file);

/** None of them is a page: a document is there to be framed. */
const isDocument = (file: string) => /\.html(\.br|\.gz)?$/.test(file);

/** Serves the release store and the set that names what is live. */
export async function releasesRoutes(
  app: FastifyInstance,
  { releasesDir, liveSet }: { releasesDir: string; liveSet: LiveSet },
) {
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
      reply.headers(frameHeaders(`${reply.request.host}/releases/${folder}/`));
    },
  });

  app.get('/registry.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return liveSet.current();
  });
}
