import cookies from '@fastify/cookie';
import {
  ARTICLE_PREVIEW_PATH,
  type CurrentUser,
  DEFAULT_ROADMAP_ID,
  LISTING_CHECK_PATH,
  oauthProvider,
  type ReleaseManifest,
  type RuntimeConfig,
} from '@site/shared/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { isAway } from '../../database/away.ts';
import type { SessionReader } from '../../session/session.plugin.ts';
import { trimEnd } from '../../trim-end.ts';
import type { LiveManifest } from '../releases/index.ts';
import type { Answer, Rendered, Renderer } from '../rendering/index.ts';
import { bootJsonOf, renderDocument, renderedBootJsonOf } from './document.ts';
import { answerErrorAsPage } from './error-page.ts';
import { firstFilesOf } from './first-files.ts';
import { headTagsOf } from './head-tags.ts';
import { metadataOf } from './metadata.ts';
import { type Owner, ownerOf } from './owner.ts';
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
  renderer: Renderer;
}

/** Pages that other pages of the site may show in a frame; both do nothing unless the editor talks to them. */
const framedPaths = [ARTICLE_PREVIEW_PATH, LISTING_CHECK_PATH];

/** Answers every address that is no call and no file with the document of its page. */
export async function pageRoutes(app: FastifyInstance, options: Options) {
  const { config, liveManifest, dataOf, sessionOf, renderer } = options;
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
    const isFramed = framedPaths.some((framed) => path.startsWith(`${framed}/`));
    reply.headers(isFramed ? framedHeaders : headers);
    const boot = { releaseManifest, config: runtimeConfig(config) };
    const shared = {
      theme: themeOf(request),
      icon: `${releaseManifest.shell.base}favicon.svg`,
    };
    const place = { publicUrl: config.publicUrl, path };
    const rendered = await renderedFor(request, releaseManifest, owner, person);
    if (rendered?.kind === 'redirect') return redirect(reply, rendered.location, rendered.status);
    if (rendered?.html) {
      const metadata = { ...metadataOf(path, releaseManifest), ...rendered.head };
      return send(reply.code(rendered.status), {
        ...shared,
        title: metadata.title,
        description: metadata.description,
        noindex: metadata.noindex === true || rendered.status === 404,
        tags: headTagsOf(metadata, place),
        html: rendered.html,
        bootJson: renderedBootJsonOf(boot, rendered.stateJson),
        files: firstFilesOf(releaseManifest, owner, rendered.stylesheets),
      });
    }
    const data = owner.kind === 'nobody' ? noPage : await dataOf(path, person);
    const { answers, about, missing, unreachable, movedTo, text } = data;
    if (movedTo) return redirect(reply, movedTo + searchOf(request.url));
    const metadata = data.metadata ?? {
      ...metadataOf(path, releaseManifest),
      ...(about && { about }),
    };
    if (unreachable) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return send(reply.code(missing ? 404 : unreachable ? 503 : 200), {
      ...shared,
      title: metadata.title,
      description: metadata.description,
      noindex: metadata.noindex === true,
      tags: headTagsOf(metadata, place),
      ...(text !== undefined && { text }),
      bootJson: bootJsonOf(boot, person, answers),
      files: firstFilesOf(releaseManifest, owner),
    });
  });

  /** The page as its person would see it; null if the browser has to render it. */
  async function renderedFor(
    request: FastifyRequest,
    manifest: ReleaseManifest,
    owner: Owner,
    person: string | null,
  ): Promise<Rendered | null> {
    const get = answersFor(app, request);
    const user = person === null ? null : await userFrom(get);
    if (user === undefined) return null;
    return renderer.render({
      address: request.url,
      manifest,
      owner: owner.kind === 'remote' ? owner.name : 'shell',
      user,
      theme: themeOf(request),
      panels: [],
      get,
    });
  }
}

/** What the API answers to calls with the cookies of a request for a page. */
const answersFor =
  (app: FastifyInstance, { headers, raw }: FastifyRequest) =>
  async (address: string): Promise<Answer> => {
    const { cookie, host, 'x-forwarded-for': forwarded } = headers;
    const { statusCode, body } = await app.inject({
      url: address,
      headers: {
        ...(cookie && { cookie }),
        ...(host && { host }),
        ...(forwarded && { 'x-forwarded-for': forwarded }),
      },
      ...(raw.socket.remoteAddress && { remoteAddress: raw.socket.remoteAddress }),
    });
    return { status: statusCode, json: body };
  };

/** Who is signed in, as pages show it; undefined if nobody can tell. */
async function userFrom(get: (address: string) => Promise<Answer>) {
  const { status, json } = await get('/v1/auth/me');
  if (status !== 200) return undefined;
  const { id, name, avatarUrl, provider } = JSON.parse(json) as CurrentUser;
  return { id, name, avatarUrl, provider };
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
const redirect = (reply: FastifyReply, address: string, status = 301) =>
  reply.header('cache-control', 'private, no-cache').redirect(address, status);

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

/** What browsers are told about this installation. */
export const runtimeConfig = ({ apiBaseUrl, postsApiUrl, oauth }: Config): RuntimeConfig => ({
  apiBaseUrl,
  defaultRoadmapId: DEFAULT_ROADMAP_ID,
  providers: oauthProvider.options.filter((provider) => oauth[provider]),
  postsApiUrl: postsApiUrl ?? `${apiBaseUrl.replace(/\/$/, '')}/v1`,
});
