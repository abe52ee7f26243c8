/** What server and service worker (docs/decisions/0053) say of answers, in headers. */
export const offlineMarks = {
  /** On documents of what is live: the id of their release manifest. Without it, nothing of the page is kept. */
  document: 'x-site-document',
  /** On answers of the API that may be kept: whose they are, as `personKey` names people. */
  copy: 'x-copy-for',
  /** Set by the service worker, on an answer that it kept earlier: what it says of the time isn't true any more. */
  kept: 'x-kept-copy',
} as const;

/** The time that an answer tells. In a copy that was kept for want of a network it's over: the device knows better. */
export const timeTold = ({ headers }: { headers: object }, now: string): string =>
  offlineMarks.kept in headers ? new Date().toISOString() : now;

/** In the place of a person's id, somebody who is not signed in. */
export const VISITOR_KEY = 'visitor';

/** All, instead of a person's id: the answer is the same for everyone. */
export const EVERYBODY = '*';

/** The page that lists what can be opened without a network. Its document stands in for all others then. */
export const OFFLINE_PATH = '/offline';

/** The service worker's file in a release of the shell, and its address under the root of the site. */
export const SERVICE_WORKER = 'service-worker.js';

/** In that address: where files of releases come from, if that isn't the site's own origin. */
export const RELEASES_ORIGIN_PARAMETER = 'releases';

/** The data block of a document which browsers may keep: the addresses of the answers that it was made from, as JSON. */
export const OFFLINE_BLOCK = 'offline';
