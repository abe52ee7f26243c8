/** What server and service worker (docs/decisions/0053) say of responses, in headers. */
export const offlineMarks = {
  /** On documents of what is live: the id of their release manifest. Without it, nothing of the page is cached. */
  document: 'x-site-document',
  /** On cacheable responses of the API: whose they are, as `personKey` names people. */
  copy: 'x-copy-for',
  /** Set by the service worker on a cached response: what it says of the time isn't true any more. */
  kept: 'x-kept-copy',
} as const;

/** The time that a response states. In a cached copy, which is shown offline, it's over: the device knows better. */
export const timeTold = ({ headers }: { headers: object }, now: string): string =>
  offlineMarks.kept in headers ? new Date().toISOString() : now;

/** A visitor, in place of a person's id. */
export const VISITOR_KEY = 'visitor';

/** Everyone, in place of a person's id: the response is the same for all. */
export const EVERYBODY = '*';

/** The page that lists what can be opened without a network. Its document stands in for all others then. */
export const OFFLINE_PATH = '/offline';

/** The service worker's file in a release of the shell, and its address under the root of the site. */
export const SERVICE_WORKER = 'service-worker.js';

/** In that address: where files of releases come from, if that isn't the site's own origin. */
export const RELEASES_ORIGIN_PARAMETER = 'releases';

/** The data block of a cacheable document: the addresses of the responses that it was made from, as JSON. */
export const OFFLINE_BLOCK = 'offline';
