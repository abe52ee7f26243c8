import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest, SitemapEntry } from '@site/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { projectRoot } from '../../../config/project-root.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Articles } from '../../editorial/index.ts';
import type { LiveManifest } from '../../releases/index.ts';
import { feed } from './feed.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { pageEntries, sitemap } from './sitemap.ts';

interface Options {
  config: Config;
  liveManifest: LiveManifest;
  articles: Articles;
  /** The addresses that depend on content; null if they can't be had now. */
  unitEntries: (manifest: ReleaseManifest) => Promise<SitemapEntry[] | null>;
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

  app.get('/robots.txt', { schema }, (_request, reply) =>
    send(reply, `text/plain${UTF_8}`, robots(publicUrl)),
  );

  app.get('/.well-known/security.txt', { schema }, (_request, reply) =>
    send(reply, `text/plain${UTF_8}`, securityTxt(publicUrl, config.operatorEmail)),
  );

  app.get('/sitemap.xml', { schema }, async (_request, reply) => {
    const manifest = await liveManifest.current();
    const entries = await unitEntries(manifest);
    if (!entries) throw new DomainError(503, 'unavailable', INCOMPLETE);
    const all = [...pageEntries(manifest), ...entries];
    return send(reply, `application/xml${UTF_8}`, sitemap(all, publicUrl));
  });

  app.get('/feed.xml', { schema }, async (_request, reply) => {
    const newest = await articles.newest(NEWEST);
    return send(reply, `application/atom+xml${UTF_8}`, feed(newest, publicUrl));
  });

  app.get('/preview.png', { schema }, async (_request, reply) =>
    send(reply, 'image/png', await readFile(preview)),
  );
}

const UTF_8 = '; charset=utf-8';

const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
  reply
    .headers({
      'cache-control': 'public, max-age=600',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    .type(type)
    .send(body);
