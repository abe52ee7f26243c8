import type { FastifyInstance } from 'fastify';
import { notFound } from '../errors/domain-error.ts';

interface Served {
  /** Such as /avatars. */
  under: string;
  /** Other sites may show public pictures, readers of the feed for example. */
  sharedWith: 'same-site' | 'cross-origin';
  /** undefined if there is no picture with this hash. */
  find(hash: string): Promise<Buffer | undefined>;
}

/** Serves pictures under the hash of their content: what has an address never changes. */
export function servePictures(app: FastifyInstance, { under, sharedWith, find }: Served): void {
  app.get<{ Params: { file: string } }>(
    `${under}/:file`,
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const [, hash] = /^([0-9a-f]{64})\.webp$/.exec(params.file) ?? [];
      const image = hash && (await find(hash));
      if (!image) throw notFound("This picture doesn't exist.");
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'cross-origin-resource-policy': sharedWith,
        })
        .type('image/webp')
        .send(image);
    },
  );
}
