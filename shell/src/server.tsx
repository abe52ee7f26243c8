/** The shell's server build starts here: what it provides to those of the remotes, and the rendering of a page. */

import type {
  PageHead,
  PageHeads,
  RenderResult,
  RouteHandle,
  Sitemap,
  SitemapEntry,
} from '@site/shared/contracts/composition';
import type { RenderRequest, SitemapRequest } from '@site/shared/contracts/site';
import { configureHttp } from '@site/shared/http';
import * as platform from '@site/shared/platform';
import { inRender, noteStylesheet, perRender, renderFacts } from '@site/shared/rendering';
import * as ui from '@site/shared/ui';
import axios, { type AxiosAdapter, AxiosError } from 'axios';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { heads as ownHeads } from './heads.ts';
import { htmlOf } from './html.ts';
import { Providers } from './providers.tsx';
import { siteRoutes } from './site-routes.tsx';
import { sitemap as ownSitemap } from './sitemap.ts';

/** The shared modules, which remotes take from the shell here as they do in a browser. */
export const provides: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@site/shared/platform': platform,
  '@site/shared/ui': ui,
};

/** Where the data of a render is from: it goes to the browser as the API sent it, and not once more from here. */
const addresses = perRender(() => new Map<unknown, string>());

/** A rendered page only reads; what it reads is the response that its person would get. */
const readAsThePerson: AxiosAdapter = async (config) => {
  if (config.method !== 'get') throw new Error('A page that is being rendered changes nothing.');
  const address = axios.getUri(config);
  const result = await renderFacts().get(address);
  addresses.set(result.data, address);
  const response = { ...result, statusText: '', headers: {}, config };
  if (result.status < 400) return response;
  throw new AxiosError(`status ${result.status}`, 'ERR_BAD_REQUEST', config, null, response);
};
configureHttp({ adapter: readAsThePerson });

/** Class names say which stylesheet they are from (scripts/webpack/server-build.mjs). */
Object.defineProperty(globalThis, Symbol.for('site.note-stylesheet'), {
  configurable: true,
  value: noteStylesheet,
});

/** Renders the page of an address for one person. @throws if that can't be done */
export const render = (request: RenderRequest): Promise<RenderResult> =>
  inRender({ ...request, stylesheets: new Set() }, () => renderPage(request));

/** A microfrontend's entries of the sitemap, as a visitor may read them. */
export const sitemapOf = ({ unit, ...facts }: SitemapRequest): Promise<SitemapEntry[]> => {
  const module = facts.remotes[unit]?.['./sitemap'] as { sitemap: Sitemap } | undefined;
  const sitemap = unit === 'shell' ? ownSitemap : module?.sitemap;
  const visitor = { user: null, theme: null, panels: [], stylesheets: new Set<string>() };
  return inRender({ ...facts, ...visitor }, async () => sitemap?.() ?? []);
};

let made: { from: string; handler: StaticHandler } | null = null;

/** The routes of all that is there, ranked once: that takes as long as a small page. They hold nothing of a render. */
function siteHandler({ boot, remotes }: RenderRequest): StaticHandler {
  const there = Object.keys(remotes).filter((name) => remotes[name]?.['./routes']);
  const from = [boot.releaseManifest.manifestId, ...there].join(' ');
  if (made?.from !== from) made = { from, handler: createStaticHandler(siteRoutes()) };
  return made.handler;
}

async function renderPage(request: RenderRequest): Promise<RenderResult> {
  const { address, publicUrl, signal, summarise } = request;
  const handler = siteHandler(request);
  const context = await handler.query(new Request(publicUrl + address, { signal }), {
    // Some of such a page may not be for servers.
    filterMatchesToLoad: ({ route }) => !isLeftToBrowsers(route),
  });
  if (context instanceof Response) return redirectTo(context);
  if (context.matches.some(({ route }) => isLeftToBrowsers(route))) {
    return { kind: 'page', status: 200, head: {}, html: '', stylesheets: [], state: null };
  }
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;
  await loadPanels(request);
  await settled();
  const head = headOf(context, request);
  const status = head.status ?? (isUnknown(context.matches) ? 404 : 200);
  summarise({ status, head });
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = await htmlOf(
    <Providers>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
    signal,
  );
  return {
    kind: 'page',
    status,
    head,
    html,
    stylesheets: [...renderFacts().stylesheets],
    state: stateOf(context),
  };
}

/** A panel may have a loader, as a route has. */
const loadPanels = ({ panels, remotes }: RenderRequest) =>
  Promise.allSettled(
    panels.map(async ([remote, module]) => {
      const panel = remotes[remote]?.[module] as { loader?: () => unknown } | undefined;
      await panel?.loader?.();
    }),
  );

const isLeftToBrowsers = ({ handle }: RouteObject) =>
  (handle as RouteHandle | undefined)?.rendered === false;

const redirectTo = ({ status, headers }: Response): RenderResult => ({
  kind: 'redirect',
  status,
  location: headers.get('location') ?? '/',
});

/** Loaders start their calls and don't wait for them. */
async function settled(): Promise<void> {
  const { queryClient } = platform;
  const running = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  if (running.length === 0) return;
  await Promise.allSettled(running.map(({ promise }) => promise));
  return settled();
}

const isSplat = (path: string | undefined) => path === '*' || Boolean(path?.endsWith('/*'));

/** Whether no route but those for everything else knows the address. */
const isUnknown = (matches: StaticHandlerContext['matches']) => isSplat(matches.at(-1)?.route.path);

function headOf(
  { matches }: StaticHandlerContext,
  { remotes, publicUrl }: RenderRequest,
): Partial<PageHead> {
  const match = matches.at(-1);
  const url = (path: string) => new URL(path, publicUrl).href;
  const all: PageHeads[] = [
    ownHeads,
    ...Object.values(remotes).map((modules) => headsIn(modules['./heads'])),
  ];
  const path = isUnknown(matches) ? '/*' : fullPathOf(matches);
  const head = all.find((heads) => Object.hasOwn(heads, path))?.[path];
  return head?.({ params: match?.params ?? {}, url }) ?? {};
}

const headsIn = (module: unknown) => (module as { heads?: PageHeads } | undefined)?.heads ?? {};

/** As routes write it, such as /roadmaps/:apiId. */
const fullPathOf = (matches: StaticHandlerContext['matches']) => {
  const parts = matches.flatMap(({ route }) => route.path ?? []);
  const last = parts.at(-1) ?? '';
  return last.startsWith('/') ? last : `/${parts.map((part) => part.replace(/^\//, '')).join('/')}`;
};

/** null if a call failed: the browser shows what went wrong, and tries again. */
function stateOf({ loaderData }: StaticHandlerContext) {
  const { user, panels } = renderFacts();
  const queries = platform.queryClient.getQueryCache().findAll();
  if (queries.some(({ state }) => state.status === 'error')) return null;
  const known = queries.filter(({ state }) => state.data !== undefined);
  return {
    user,
    queries: known
      .filter(({ state }) => !addresses.has(state.data))
      .map(({ queryKey, state }) => [queryKey, state.data] as const),
    fetched: known.flatMap(({ queryKey, state }) => {
      const address = addresses.get(state.data);
      return address === undefined ? [] : [[queryKey, address] as const];
    }),
    loaderData,
    panels,
  };
}
