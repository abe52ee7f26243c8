import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '../../../config/project-root.ts';
import { makeToolchain } from './make-toolchain.ts';

const folderOf = (name: string) => path.join(projectRoot, 'api/toolchains', name);

/** As the build names what compiles C++ (scripts/cpp/toolchain.mjs). */
const NAME = /^cpp-[0-9a-f]{12}$/;

/** Of a file of it; compressed copies are sent in its place. */
const FILE = /^\w[\w.+-]*\.(wasm|tar|pch|o|h|hpp|json)$/;

const RETRY_SECONDS = '5';

/**
 * What browsers compile C++ with. It's too large to be a part of releases, and no start waits for it: whoever needs it
 * first has it made.
 */
export async function toolchainRoutes(app: FastifyInstance) {
  const root = folderOf('');
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
  });

  app.get<{ Params: { name: string; file: string } }>(
    '/releases/toolchain/:name/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name, file } = request.params;
      reply.header('cache-control', 'no-store');
      if (!NAME.test(name) || !FILE.test(file)) return reply.callNotFound();
      if (!existsSync(folderOf(name))) {
        if (!makeToolchain()) return reply.callNotFound();
        return reply
          .code(202)
          .header('retry-after', RETRY_SECONDS)
          .type('text/plain; charset=utf-8')
          .send('C++ is being made ready on this site.\n');
      }
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'same-origin',
          'content-security-policy': "sandbox; default-src 'none'",
          'content-disposition': 'attachment',
        })
        .sendFile(path.join(name, file));
    },
  );
}
