import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Less than so many bytes aren't worth it. */
export const COMPRESSED_FROM = 1024;

/** What is kept is worth more time than what is used once, of which the quickest costs a quarter. */
export const QUALITY = {
  kept: { br: 5, gzip: 6 },
  usedOnce: { br: 1, gzip: 1 },
};

/** In one piece: to compress it as a stream occupies the main thread for longer than everything else. */
export function compress(
  body: Buffer,
  encoding: Encoding,
  quality: (typeof QUALITY)[keyof typeof QUALITY],
): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: quality.gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

/** What is cached in brotli, for a browser that takes something else; null: none. */
export async function recompress(packed: Buffer, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === 'br') return packed;
  const body = await promisify(brotliDecompress)(packed);
  return encoding ? compress(body, encoding, QUALITY.usedOnce) : body;
}

/** The best one that the browser takes; null if it takes none, or says how much it likes each. */
export function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string' || accepted.includes(';')) return null;
  const names = accepted.split(',').map((name) => name.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? null;
}
