import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import cookies from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../database/database.ts';
import { isAtReleasesOrigin } from '../../../plugins/host-check.ts';
import {
  type PreparedResponse,
  preparedResponse,
  sendPrepared,
} from '../../../routing/prepared-response.ts';
import type { FileCache } from './file-cache.ts';
import { kindOf } from './file-kinds.ts';
import { frameHeaders } from './frame-policy.ts';
import { releasesIn } from './next-manifest.ts';
import { followServedFolders, hasFolder } from './recently-live.ts';

interface Options {
  config: Pick<Config, 'releasesDir' | 'publicUrl' | 'releasesOrigin'>;
  database: Pick<Database, 'kysely'>;
  files: Pick<FileCache, 'file'>;
  /** What a request's browser sees: what is live, for nearly all. */
  siteViews: { of(request: FastifyRequest): Promise<{ manifest: ReleaseManifest; view: unknown }> };
  /** Whether a team sends its token: it reads what is stored before anyone else does. */
  isTeam(request: FastifyRequest): Promise<boolean>;
}

/** Unit manifests are revalidated each time; everything else never changes. */
const UNIT_MANIFEST = 'manifest.json';

/** Names as a release may have them, without anything that is written in two ways: a file has one address. */
const FILE = /^\/releases\/([\w-]+)\/(\w[\w.-]*)\/([\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*)$/;

interface ReleasedFile {
  unit: string;
  folder: string;
  path: string;
  kind: NonNullable<ReturnType<typeof kindOf>>;
}

/** null for what no release may hold. */
function fileAt(url: string): ReleasedFile | null {
  const [, unit, folder, name] = FILE.exec(url.split('?')[0] ?? '') ?? [];
  const kind = folder && name ? kindOf(folder, name) : null;
  return unit && folder && name && kind ? { unit, folder, path: name, kind } : null;
}

/** Nothing of a release is a page. What is opened by itself runs nothing, and is nobody's origin. */
const INERT = "sandbox; default-src 'none'";

/** How a browser says that it would show a frame outside of one. */
const AS_PAGE = ['document', 'embed', 'object'];

/** Serves the files of releases that visitors get, and the release manifest that names what is live. */
export async function releasesRoutes(
  app: FastifyInstance,
  { config, database: { kysely }, files, siteViews, isTeam }: Options,
) {
  const { releasesDir, releasesOrigin, publicUrl } = config;
  await app.register(cookies);
  await mkdir(releasesDir, { recursive: true });
  await app.register(fastifyStatic, {
    root: releasesDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
  });
  const shown = followServedFolders(kysely);

  /** Who gets a file: everyone if visitors were given its version lately, or those who try a version before. */
  async function readersOf(
    request: FastifyRequest,
    { unit, folder }: ReleasedFile,
  ): Promise<'all' | 'one' | null> {
    if (await shown.has(unit, folder)) return 'all';
    if (isAtReleasesOrigin(request, config)) return null;
    const { manifest, view } = await siteViews.of(request);
    const version = view ? releasesIn(manifest)[unit]?.version : undefined;
    const isViewed = version && (await hasFolder(kysely, { unit, folder, version }));
    if (isViewed) return 'one';
    // The disk may still have what was removed.
    return (await isTeam(request)) && (await hasFolder(kysely, { unit, folder })) ? 'one' : null;
  }

  const nowhere = (reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    return reply.callNotFound();
  };

  app.get('/releases/*', { schema: { hide: true } }, async (request, reply) => {
    const file = fileAt(request.url);
    if (!file || (file.kind.isFrame && isPageRequest(request))) return nowhere(reply);
    const readers = await readersOf(request, file);
    // Open pages go on with what was live when they were opened, and another process may know of a release first.
    if (!readers || !(await files.file(file.unit, file.folder, file.path))) return nowhere(reply);
    const name = path.join(file.unit, file.folder, file.path);
    const isApart = isAtReleasesOrigin(request, config);
    if (releasesOrigin && !isApart) {
      reply.header('vary', 'sec-fetch-dest');
      if (readers === 'all' && !isPartOfPage(request) && !(await siteViews.of(request)).view) {
        return reply
          .header('cache-control', 'no-store')
          .redirect(releasesOrigin + request.url, 307);
      }
    }
    reply.headers(headersOf(file, path.join(releasesDir, name), isApart ? publicUrl : null));
    const isFresh = path.basename(name) === UNIT_MANIFEST;
    const cached = `${readers === 'all' ? 'public' : 'private'}, max-age=31536000, immutable`;
    reply.header('cache-control', isFresh ? 'no-cache' : cached);
    return reply.sendFile(name);
  });
  // What sends a file would name its type by a list of its own.
  app.addHook('onSend', async ({ url }, reply) => {
    const file = reply.statusCode < 300 ? fileAt(url) : null;
    if (file) reply.header('content-type', file.kind.type);
  });

  /** Every open page asks what is live. */
  const prepared = new WeakMap<ReleaseManifest, PreparedResponse>();

  app.get('/release-manifest.json', { schema: { hide: true } }, async (request, reply) => {
    const { manifest, view } = await siteViews.of(request);
    if (view) return reply.header('cache-control', 'private, no-store').send(manifest);
    const response = prepared.get(manifest) ?? preparedResponse(JSON.stringify(manifest));
    prepared.set(manifest, response);
    return sendPrepared(request, reply, response);
  });
}

/** Where files have an origin of their own, the site's has them for its pages alone. A browser that doesn't say is sent on. */
const isPartOfPage = (request: FastifyRequest) =>
  request.headers['sec-fetch-dest'] !== undefined && !isPageRequest(request);

const isPageRequest = ({ headers }: FastifyRequest) =>
  AS_PAGE.includes(String(headers['sec-fetch-dest']));

/**
 * What a browser may do with a file: pages and frames of the site take from it what they need, and nobody more.
 * @param pages origin of the site if the file is served by another one
 */
const headersOf = (
  { kind }: ReleasedFile,
  file: string,
  pages: string | null,
): Record<string, string> => ({
  // Frames have an origin of their own, but load nothing; pages on other origins are none of ours.
  'cross-origin-resource-policy': pages ? 'cross-origin' : 'same-origin',
  ...(pages && { 'access-control-allow-origin': pages }),
  ...(kind.isFrame
    ? { vary: 'sec-fetch-dest', ...frameHeaders(readFileSync(file, 'utf8'), pages ?? undefined) }
    : { 'content-security-policy': INERT }),
  ...(!kind.isInline && { 'content-disposition': 'attachment' }),
});
