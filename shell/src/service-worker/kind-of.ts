/** What a request is for, as far as it concerns the service worker. */
type RequestKind = 'document' | 'passage' | 'file' | 'api-call' | 'release-manifest' | 'sign-out';

type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>;

/** Files of releases, and what a microfrontend publishes beside them. */
const FILE = /^\/releases\/[\w-]+\/[\w.-]+\/./;

/** Begins and ends previews and visits to the past. */
const VIEWS = ['override', 'manifest'];

/**
 * null for what goes its way as if there were no service worker. A sign-out does, too: it's noticed, and not touched.
 * A passage is a page that is only handed on.
 */
export function kindOf(
  { method, url, mode, destination, headers }: RequestFacts,
  origin: string,
  releasesOrigin = origin,
): RequestKind | null {
  const address = new URL(url);
  const path = address.pathname;
  const isFileElsewhere =
    address.origin === releasesOrigin &&
    method === 'GET' &&
    mode !== 'navigate' &&
    !headers.has('range') &&
    isFile(address, mode, destination);
  if (address.origin !== origin) return isFileElsewhere ? 'file' : null;
  if (method === 'POST' && path === '/v1/auth/logout') return 'sign-out';
  if (method !== 'GET' || headers.has('range')) return null;
  if (path.startsWith('/releases/') && isFile(address, mode, destination)) return 'file';
  if (mode === 'navigate') return isPage(address, destination) ? 'document' : 'passage';
  if (path.startsWith('/v1/')) return 'api-call';
  return path === '/release-manifest.json' ? 'release-manifest' : null;
}

/** Neither a call, such as the way to a sign-in service, nor a file, nor in a frame. */
const isPage = ({ pathname, searchParams }: URL, destination: RequestDestination) =>
  destination === 'document' &&
  !pathname.startsWith('/v1/') &&
  !pathname.startsWith('/releases/') &&
  !VIEWS.some((name) => searchParams.has(name));

/** What a microfrontend publishes beside its releases may hold a document that its page frames. */
const FRAME = /^\/releases\/[\w-]+\/[a-z][\w.-]*\/\w+\.html$/;

/** With a query it's requested past all caches, since their copy was damaged (remotes/file-loader.ts). */
const isFile = ({ pathname, search }: URL, mode: RequestMode, destination: RequestDestination) =>
  search === '' &&
  (mode === 'navigate' ? destination === 'iframe' && FRAME.test(pathname) : FILE.test(pathname));
