import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest, SitemapEntry } from '@site/shared/contracts/composition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { projectRoot } from '../../../config/project-root.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import type { Articles } from '../../editorial/index.ts';
import type { LiveManifest } from '../../releases/index.ts';
import { ownPages } from '../page/page-path.ts';
import { feed } from './feed.ts';
import type { createUnitEntries } from './unit-entries.ts';

interface Options {
  config: Config;
  liveManifest: LiveManifest;
  articles: Articles;
  /** The addresses that depend on content. */
  unitEntries: ReturnType<typeof createUnitEntries>;
}

const INCOMPLETE = "We can't list all our pages right now. Please try again in a moment.";

/** Articles in the feed. */
const NEWEST = 20;

/** Stands beside links to pages that bring no picture. It holds the mark alone: the name may change. */
const preview = path.join(projectRoot, 'api/src/areas/site/syndication/preview.png');

/** For machines that look for what there is to read: where the pages are, what is new, what to leave alone. */
export async function syndicationRoutes(app: FastifyInstance, options: Options) {
  const { config, liveManifest, articles, unitEntries } = options;
  const { publicUrl } = config;
  const schema = { hide: true };
  app.addHook('onClose', async () => unitEntries.stop());

  app.get('/robots.txt', { schema }, (_request, reply) =>
    send(reply, `text/plain${UTF_8}`, robots(publicUrl)),
  );

  app.get('/.well-known/security.txt', { schema }, (_request, reply) =>
    send(reply, `text/plain${UTF_8}`, securityTxt(publicUrl, config.operatorEmail)),
  );

  app.get('/sitemap.xml', { schema }, async (request, reply) => {
    const manifest = await liveManifest.current();
    const entries = await unitEntries.of(manifest);
    if (!entries) throw new DomainError(503, 'unavailable', INCOMPLETE);
    const all = [...pageEntries(manifest), ...entries];
    return sendLatest(request, reply, `application/xml${UTF_8}`, sitemap(all, publicUrl));
  });

  app.get('/feed.xml', { schema }, async (request, reply) => {
    const newest = await articles.newest(NEWEST);
    return sendLatest(request, reply, `application/atom+xml${UTF_8}`, feed(newest, publicUrl));
  });

  app.get('/preview.png', { schema }, async (_request, reply) =>
    send(reply, 'image/png', await readFile(preview)),
  );
}

/** What search engines leave alone: pages that only show something to people who are signed in, and the calls. */
const closed = ['/admin', '/auth', '/profile', '/v1'];

/** Whether search engines are led away from a path: they compare beginnings. */
const isClosed = (path: string): boolean => closed.some((start) => path.startsWith(start));

/** @param publicUrl without a closing slash */
const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** How long the file is valid; its readers fetch it again long before. */
const DAYS = 180;

/**
 * Where to report a weakness, in the format of RFC 9116.
 * @param publicUrl without a closing slash
 * @param contact an email address
 */
const securityTxt = (publicUrl: string, contact: string): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(Date.now() + DAYS * 86_400_000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** The pages that are to be found, as their owners declare them; not those whose address has a variable part. */
const pageEntries = (manifest: ReleaseManifest): SitemapEntry[] =>
  ownPages(manifest)
    .filter(({ path, noindex }) => !noindex && !path.includes(':'))
    .map(({ path }) => ({ path }));

/** @param publicUrl without a closing slash */
const sitemap = (entries: SitemapEntry[], publicUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries
  .filter(({ path }) => !isClosed(path))
  .map((entry) => urlElement(entry, publicUrl))
  .join('\n')}
</urlset>
`;

const urlElement = ({ path, modifiedAt }: SitemapEntry, publicUrl: string): string => {
  const modified = modifiedAt ? `<lastmod>${escapeHtml(modifiedAt)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>${modified}</url>`;
};

const UTF_8 = '; charset=utf-8';

const POLICY = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
  reply
    .headers({ 'cache-control': 'public, max-age=600', ...POLICY })
    .type(type)
    .send(body);

/** What lists articles is revalidated each time: it holds one as soon as readers see it. */
function sendLatest(request: FastifyRequest, reply: FastifyReply, type: string, body: string) {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.headers({ 'cache-control': 'public, no-cache', etag, ...POLICY });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
