import type { FastifyReply } from 'fastify';

/** What only files are called. No page of ours has a dot in its address. */
const FILE =
  /\.(?:avif|bmp|br|css|csv|eot|gif|gz|html?|ico|jpe?g|js|json|jsx|map|md|mjs|mp4|otf|pdf|php|png|svg|tsx?|ttf|txt|wasm|webm|webmanifest|webp|woff2?|xml|ya?ml|zip)$/i;

/** Whether an address is a file's, whether there is one or not. Calls aren't. */
export function isFileAddress(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return path.startsWith('/releases/') || (!path.startsWith('/v1/') && FILE.test(path));
}

/** A page of our site would be of no use to a request for a script, a stylesheet or a picture. */
export const sendMissingFile = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send("There's no such file.\n");
