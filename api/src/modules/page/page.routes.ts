import cookies from '@fastify/cookie';
import {
  ARTICLE_PREVIEW_PATH,
  DEFAULT_ROADMAP_ID,
  LISTING_CHECK_PATH,
  oauthProvider,
  type RuntimeConfig,
} from '@site/shared/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { isAway } from '../../database/away.ts';
import type { SessionReader } from '../../session/session.plugin.ts';
import { trimEnd } from '../../trim-end.ts';
import type { LiveManifest } from '../releases/index.ts';
import { bootJsonOf, renderDocument } from './document.ts';
import { answerErrorAsPage } from './error-page.ts';
import { firstFilesOf } from './first-files.ts';
import { headTagsOf } from './head-tags.ts';
import { metadataOf } from './metadata.ts';
import { ownerOf } from './owner.ts';
import type { PageData } from './page-data.ts';
import { noPage } from './pages/nothing-there.ts';
import type { pageHeaders } from './policy.ts';

interface Options {
  config: Config;
  liveManifest: LiveManifest;
  pageHeaders: typeof pageHeaders;
  /** What a page starts with; `person` is null for a visitor. */
  dataOf: (path: string, person: string | null) => Promise<PageData>;
  sessionOf: SessionReader;
}

/** Pages that other pages of the site may show in a frame; both do nothing unless the editor talks to them. */
const framedPaths = [ARTICLE_PREVIEW_PATH, LISTING_CHECK_PATH];

/** Answers every address that is no call and no file with the document of its page. */
export async function pageRoutes(app: FastifyInstance, options: Options) {
  const { config, liveManifest, dataOf, sessionOf } = options;
  const headers = options.pageHeaders(calledOrigins(config));
  const framedHeaders = options.pageHeaders(calledOrigins(config), true);
  await app.register(cookies);
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    answerErrorAsPage(error, request, reply.headers(headers)),
  );

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = plainPath(request.url);
    if (path.startsWith('/v1/') || path.startsWith('/releases/')) return reply.callNotFound();
    const releaseManifest = await liveManifest.current();
    const person = await personOf(sessionOf, request);
    const owner = ownerOf(path, releaseManifest);
    const data = owner.kind === 'nobody' ? noPage : await dataOf(path, person);
    const { answers, about, missing, unreachable, movedTo, text } = data;
    if (movedTo) return redirect(reply.headers(headers), movedTo + searchOf(request.url));
    const metadata = data.metadata ?? {
      ...metadataOf(path, releaseManifest),
      ...(about && { about }),
    };
    const boot = { releaseManifest, config: runtimeConfig(config) };
    if (unreachable) reply.header('retry-after', RETRY_AFTER_SECONDS);
    const isFramed = framedPaths.some((framed) => path.startsWith(`${framed}/`));
    return send(
      reply
        .headers(isFramed ? framedHeaders : headers)
        .code(missing ? 404 : unreachable ? 503 : 200),
      {
        title: metadata.title,
        description: metadata.description,
        noindex: metadata.noindex === true,
        tags: headTagsOf(metadata, { publicUrl: config.publicUrl, path }),
        ...(text !== undefined && { text }),
        theme: themeOf(request),
        bootJson: bootJsonOf(boot, person, answers),
        icon: `${releaseManifest.shell.base}favicon.svg`,
        files: firstFilesOf(releaseManifest, owner),
      },
    );
  });
}

/** A database that ended is back within a few seconds if it comes back by itself. */
const RETRY_AFTER_SECONDS = 10;

/**
 * Whose page it is; null for a visitor. If the session has expired, or nobody can tell whether it has ended,
 * the page is a visitor's, and the browser asks again for the person's own data.
 */
async function personOf(
  sessionOf: Options['sessionOf'],
  request: FastifyRequest,
): Promise<string | null> {
  try {
    const session = await sessionOf(request);
    return session === 'expired' ? null : (session?.id ?? null);
  } catch (error) {
    if (!isAway(error as Error)) throw error;
    return null;
  }
}

/** Asked for again each time, as every page: the live release manifest decides where an address leads. */
const redirect = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'private, no-cache').redirect(address, 301);

/** Nobody's cache may keep a page: it names what is live and may hold a person's progress. */
const send = (reply: FastifyReply, facts: Parameters<typeof renderDocument>[0]) =>
  reply
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8')
    .send(renderDocument(facts));

/** With its question mark; '' if there is none. */
const searchOf = (url: string) => /\?.*/.exec(url)?.[0] ?? '';

const plainPath = (url: string) => trimEnd(url.split('?')[0] ?? '/', '/') || '/';

function themeOf({ cookies: { theme } }: FastifyRequest): 'light' | 'dark' | null {
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** If API or posts are on another origin, pages must be allowed to call it. */
const calledOrigins = ({ apiBaseUrl, postsApiUrl }: Config): string[] => {
  const elsewhere = [apiBaseUrl, postsApiUrl ?? ''].filter((address) => URL.canParse(address));
  return [...new Set(elsewhere.map((address) => new URL(address).origin))];
};

const runtimeConfig = ({ apiBaseUrl, postsApiUrl, oauth }: Config): RuntimeConfig => ({
  apiBaseUrl,
  defaultRoadmapId: DEFAULT_ROADMAP_ID,
  providers: oauthProvider.options.filter((provider) => oauth[provider]),
  postsApiUrl: postsApiUrl ?? `${apiBaseUrl.replace(/\/$/, '')}/v1`,
});
