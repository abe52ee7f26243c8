import { join } from 'node:path';
import cookies from '@fastify/cookie';
import type { Boot, RuntimeConfig } from '@site/shared/contracts/composition';
import { OFFLINE_PATH, offlineMarks, type ShownUser } from '@site/shared/contracts/composition';
import { ARTICLE_PREVIEW_PATH, LISTING_CHECK_PATH } from '@site/shared/contracts/editorial';
import { oauthProvider } from '@site/shared/contracts/identity';
import { DEFAULT_ROADMAP_ID, revisionsQuery } from '@site/shared/contracts/practice';
import { PAGE_VIEW_PROOF } from '@site/shared/contracts/releases';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { isAway } from '../../../database/away.ts';
import { isFileAddress } from '../../../plugins/missing-file.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import type { SessionReader } from '../../../session/session.plugin.ts';
import { trimEnd } from '../../../text/trim-end.ts';
import {
  respondedWithView,
  type SiteViews,
  type Telemetry,
  viewBanner,
} from '../../releases/index.ts';
import { isCacheable } from '../offline/service-worker.routes.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { createDocumentCache } from './document-cache.ts';
import { sendErrorAsPage } from './error-page.ts';
import { createInliner, type InlineHashes } from './inline-files.ts';
import { documentMaker } from './make-document.ts';
import { declaredPage, ownerOf, plainAddress } from './page-path.ts';
import { responsesFor } from './page-responses.ts';
import type { PageDocument, PageView, Reader, Redirect } from './page-view.ts';
import type { pageHeaders } from './policy.ts';
import {
  keepCookiesPrivate,
  NO_STORE,
  sendPersons,
  sendRedirect,
  sendVisitors,
} from './send-document.ts';

interface Options {
  config: Config;
  /** Of the public ones, by name. */
  manifestKeys: Boot['manifestKeys'];
  siteViews: SiteViews;
  pageHeaders: typeof pageHeaders;
  sessionOf: SessionReader;
  /** A person as pages show them; undefined if the session has ended. */
  shownPerson: (user: SessionUser) => Promise<ShownUser | undefined>;
  renderer: Renderer;
  /** Counts a page that is made for one person. @throws TooManyRequests */
  pay: (request: FastifyRequest, person: SessionUser | null) => void;
  /** null if pages don't report how their views went. */
  telemetry: Pick<Telemetry, 'serve'> | null;
  followContent: Parameters<typeof createDocumentCache>[0]['followContent'];
}

/** Pages that other pages of the site may show in a frame; both do nothing unless the editor talks to them. */
const framedPaths = [ARTICLE_PREVIEW_PATH, LISTING_CHECK_PATH];

/** Responds to every address that is no call and no file with the document of its page. */
export async function pageRoutes(app: FastifyInstance, options: Options) {
  const {
    config,
    manifestKeys,
    siteViews,
    sessionOf,
    shownPerson,
    renderer,
    telemetry,
    followContent,
    pay,
  } = options;
  const { publicUrl, sharedCacheSeconds: sharedSeconds } = config;
  const { host } = new URL(publicUrl);
  const origins = calledOrigins(config);
  await app.register(cookies);
  // After the plugin that sets cookies.
  app.addHook('onSend', keepCookiesPrivate);
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendErrorAsPage(error, request, reply.headers(options.pageHeaders(origins))),
  );
  const make = documentMaker({
    publicUrl,
    bootFacts: { config: runtimeConfig(config), manifestKeys },
    renderer,
    isRendering: config.renderers > 0,
    inline: createInliner(config.releasesDir),
  });
  // Readers wait a while for something newer than what is kept, but not as long as for a page of which there's nothing.
  const patienceMs = config.renderLimitMs / 4;
  const visitors = await createDocumentCache({
    make,
    patienceMs,
    file: join(config.releasesDir, 'kept-documents'),
    visitorResponses: () => responsesFor(app, { host, cookie: undefined }),
    followContent,
  });
  app.addHook('onClose', () => visitors.close());

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = plainPath(request.url);
    if (path.startsWith('/v1/') || isFileAddress(path)) return reply.callNotFound();
    if (await respondedWithView(siteViews, request, reply)) return reply;
    const { manifest, view: siteView, channel } = await siteViews.of(request, reply);
    const isFramed = framedPaths.some((framed) => path.startsWith(`${framed}/`));
    const banner = siteView ? { banner: viewBanner(siteView) } : {};
    const owner = ownerOf(path, manifest);
    const page = declaredPage(path, manifest);
    const view: PageView = {
      url: owner.kind === 'nobody' ? path : plainAddress(request.url, path, page),
      path,
      page,
      manifest,
      channel,
      owner,
      theme: themeOf(request),
      // The other origin has no cookies, and so nothing that this browser alone may see.
      releasesOrigin: siteView ? null : config.releasesOrigin,
      isCacheable: isCacheable(config, { manifest, channel }),
      isPast: siteView?.kind === 'manifest',
      ...banner,
    };
    // The service worker requests the page in OFFLINE_PATH, which nobody may ever see.
    const isCounted = request.method === 'GET' && !isFramed && path !== OFFLINE_PATH;
    const headersOf = (document: Redirect | Pick<PageDocument, 'inline'>) => {
      if (!('inline' in document)) return options.pageHeaders(origins, isFramed);
      const inline = allowing(document.inline, banner);
      return {
        ...options.pageHeaders(origins, isFramed, inline, view.releasesOrigin),
        ...(view.isCacheable && { [offlineMarks.document]: manifest.manifestId }),
        ...(isCounted && proofHeader(view)),
      };
    };
    const person = await personOf(sessionOf, request);
    if (!person && !siteView) {
      const document = await visitors.get(view, () => pay(request, null));
      reply.headers(headersOf(document));
      if (document.kind === 'redirect') return sendRedirect(reply, document);
      // A candidate ends at once.
      return sendVisitors(request, reply, document, channel === 'live' ? sharedSeconds : 0);
    }
    pay(request, person);
    const kept = siteView ? null : visitors.kept(view);
    const reader = await readerOf(person, request);
    const document = await make(view, kept ? { ...reader, turnMs: patienceMs } : reader);
    // Too many are before it: the page as it is for everyone comes first, and the browser adds what is the person's.
    if (kept && isUnrendered(document) && !reader.responses.hasBroken()) {
      reply.headers(headersOf(kept));
      return sendVisitors(request, reply, { ...kept, etag: null, isStopgap: true });
    }
    reply.headers(headersOf(document));
    if (siteView) reply.header('x-robots-tag', 'noindex');
    if (document.kind === 'redirect') return sendRedirect(reply, document, NO_STORE);
    return sendPersons(request, reply, document);
  });

  /** A header, so that a cached document brings another proof each time, and so does one that hasn't changed. */
  function proofHeader({ manifest, channel, owner }: PageView): Record<string, string> {
    if (!telemetry || !channel) return {};
    const unit = owner.kind === 'remote' ? owner.name : 'shell';
    const page = { manifestId: manifest.manifestId, channel, unit };
    const proof = telemetry.serve(page, manifest.shell.version);
    return { 'server-timing': `${PAGE_VIEW_PROOF};desc="${proof}"` };
  }

  const readerOf = async (user: SessionUser | null, request: FastifyRequest): Promise<Reader> => ({
    person: user?.id ?? null,
    shown: user && (await unlessAway(shownPerson(user), undefined)),
    responses: responsesFor(app, { host, cookie: request.headers.cookie }),
    zone: zoneOf(request),
  });
}

/**
 * Whose page it is; null for a visitor. If the session has expired, or it's unknown whether it has ended,
 * the page is a visitor's, and the browser fetches the person's own data.
 */
async function personOf(
  sessionOf: SessionReader,
  request: FastifyRequest,
): Promise<SessionUser | null> {
  const session = await unlessAway(sessionOf(request), null);
  return session === 'expired' ? null : session;
}

async function unlessAway<T, U>(promise: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await promise;
  } catch (error) {
    if (!isAway(error as Error)) throw error;
    return otherwise;
  }
}

const isUnrendered = (document: Redirect | PageDocument) =>
  document.kind === 'document' && document.isStopgap;

/** What a document holds itself, with what is said above its page. */
const allowing = (inline: InlineHashes, { banner }: Pick<PageView, 'banner'>): InlineHashes =>
  banner ? { ...inline, styles: [...inline.styles, banner.style] } : inline;

const plainPath = (url: string) => trimEnd(url.split('?')[0] ?? '/', '/') || '/';

function themeOf({ cookies: { theme } }: FastifyRequest): 'light' | 'dark' | null {
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** What isn't one is as good as none: the browser fetches again with its own. */
const zoneOf = ({ cookies: { zone } }: FastifyRequest): string | undefined =>
  zone === undefined ? zone : revisionsQuery.safeParse({ zone }).data?.zone;

/** If API or posts are on another origin, pages must be allowed to call it. */
const calledOrigins = ({ apiBaseUrl, postsApiUrl }: Config): string[] => {
  const elsewhere = [apiBaseUrl, postsApiUrl ?? ''].filter((address) => URL.canParse(address));
  return [...new Set(elsewhere.map((address) => new URL(address).origin))];
};

/** What browsers get to know about this installation. */
export const runtimeConfig = ({
  apiBaseUrl,
  postsApiUrl,
  releasesOrigin,
  blogUrl,
  contact,
  oauth,
}: Config): RuntimeConfig => ({
  apiBaseUrl,
  defaultRoadmapId: DEFAULT_ROADMAP_ID,
  providers: oauthProvider.options.filter((provider) => oauth[provider]),
  postsApiUrl: postsApiUrl ?? `${apiBaseUrl.replace(/\/$/, '')}/v1`,
  ...(releasesOrigin && { releasesOrigin }),
  ...(blogUrl && { blogUrl }),
  ...(contact && { contact }),
});
