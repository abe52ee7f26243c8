import { createHash } from 'node:crypto';
import { MAX_AGE_MS } from '../../../database/content-cache.ts';
import { compress, type Encoding, QUALITY, recompress } from '../../../routing/compression.ts';
import { createByteCache } from './byte-cache.ts';
import type { MakeDocument } from './make-document.ts';
import { isAbout, type MissingPage, missingPage } from './missing-page.ts';
import type { PageResponse, PageResponses } from './page-responses.ts';
import type { PageDocument, PageView, Redirect } from './page-view.ts';

/** Compressed, a document has about 50 KiB. */
const MOST_BYTES = 48 * 1024 * 1024;

/** How long a cached document waits to hear whether its data is still the same, in milliseconds. */
const PATIENCE_MS = 300;

/** What a page says of the time, such as the year, and the signature of its release manifest are this old at most. */
const LONGEST_MADE_MS = 60 * 60_000;

/** A document that is the same for all visitors. */
export interface VisitorDocument
  extends Pick<PageDocument, 'kind' | 'status' | 'inline' | 'isStopgap'> {
  /** null unless the address exists. */
  etag: string | null;
  bodyAs(encoding: Encoding | null): Promise<Buffer>;
}

interface CachedDocument {
  document: VisitorDocument;
  manifestId: string;
  /** What it was made from. */
  sources: Source[];
  madeUntil: number;
  /** Until then nothing that is followed has changed, unless the version has. */
  goodUntil: number;
  version: number;
}

interface Source {
  address: string;
  mark: string;
  isFollowed: boolean;
}

interface Options {
  make: MakeDocument;
  visitorResponses(): PageResponses;
  followContent(changed: () => void): { isFollowing(): boolean; stop(): void };
}

/**
 * Documents of visitors, made once for each address and theme of what is live. When content changes, the responses
 * that a document was made from are fetched again, which takes a fraction of the time, and another document is made
 * if one differs. Responses that change without notice, such as how often an article was read, are fetched each time.
 */
export function createDocumentCache({ make, visitorResponses, followContent }: Options) {
  const cache = createByteCache<CachedDocument>(MOST_BYTES);
  const underWay = new Map<string, Promise<Redirect | VisitorDocument>>();
  let version = 0;
  const { isFollowing, stop } = followContent(() => {
    version += 1;
    // Requests from now on get what is made from now on.
    underWay.clear();
  });

  const isCurrent = (cached: CachedDocument) =>
    cached.version === version && performance.now() < cached.goodUntil;

  /** While the database is away or slow, what was known goes out, unless it is known to have changed since. */
  async function isStillGood(cached: CachedDocument, responses: PageResponses): Promise<boolean> {
    const begun = { version, at: performance.now() };
    const wasCurrent = isCurrent(cached);
    const doubtful = cached.sources.filter(({ isFollowed }) => !isFollowed || !wasCurrent);
    const hasChanged = isFollowing() && cached.version !== version;
    const comparing = compared(doubtful, responses);
    const verdict = await (hasChanged ? comparing : withinPatience(comparing));
    const isKnownGood = verdict === 'same' && isFollowing() && version === begun.version;
    if (isKnownGood && !wasCurrent)
      Object.assign(cached, { version, goodUntil: begun.at + MAX_AGE_MS });
    return verdict !== 'different';
  }

  async function makeAndCache(
    view: PageView,
    key: string,
    responses: PageResponses,
    missing: MissingPage | null,
  ): Promise<Redirect | VisitorDocument> {
    const begun = { version, at: performance.now() };
    const made = await make(view, { person: null, shown: null, responses });
    if (made.kind === 'redirect') return made;
    const isCacheable = mayCache(made, missing) && isFollowing() && version === begun.version;
    if (!isCacheable) return usedOnce(made);
    const packed = await compress(Buffer.from(made.html), 'br', QUALITY.kept);
    const document = cachedDocument(made, packed);
    const cached: CachedDocument = {
      document,
      manifestId: view.manifest.manifestId,
      sources: sourcesOf(responses, missing),
      madeUntil: begun.at + LONGEST_MADE_MS,
      goodUntil: begun.at + MAX_AGE_MS,
      version: begun.version,
    };
    cache.set(missing ? keyOf(view, missing.key) : key, cached, packed.length);
    return document;
  }

  function known(view: PageView, key: string): CachedDocument | undefined {
    const cached = cache.get(key);
    const isUsable =
      cached?.manifestId === view.manifest.manifestId && performance.now() < cached.madeUntil;
    return isUsable ? cached : undefined;
  }

  async function stillGoodOrMade(
    view: PageView,
    key: string,
    cached: CachedDocument,
  ): Promise<Redirect | VisitorDocument> {
    const responses = visitorResponses();
    if (await isStillGood(cached, responses)) return cached.document;
    return makeAndCache(view, key, responses, null);
  }

  /** Simultaneous requests for the same get the same. */
  async function once(key: string, work: () => Promise<Redirect | VisitorDocument>) {
    const working = underWay.get(key) ?? work();
    underWay.set(key, working);
    try {
      return await working;
    } finally {
      if (underWay.get(key) === working) underWay.delete(key);
    }
  }

  return {
    stop,

    /** @param pay called before a document is made for this visitor; throws if that may not be */
    async get(view: PageView, pay: () => void): Promise<Redirect | VisitorDocument> {
      const key = keyOf(view, view.url);
      const cached = known(view, key);
      if (cached) {
        const isVolatile = cached.sources.some(({ isFollowed }) => !isFollowed);
        if (isCurrent(cached) && !isVolatile) return cached.document;
        return once(key, () => stillGoodOrMade(view, key, cached));
      }
      const running = underWay.get(key);
      if (running) return running;
      const responses = visitorResponses();
      const missing = await missingPage(view, responses);
      const cachedMissing = missing && known(view, keyOf(view, missing.key));
      if (cachedMissing && (await isStillGood(cachedMissing, responses)))
        return cachedMissing.document;
      if (!underWay.has(key)) pay();
      return once(key, () => makeAndCache(view, key, responses, missing));
    },
  };
}

/** Not by release manifest: of a popular page, the next one is worth caching, too. */
const keyOf = ({ channel, theme }: PageView, name: string) => markOf(`${channel} ${theme} ${name}`);

/** A page that isn't there is cached for all addresses of its kind, so it may not be about one of them. */
const mayCache = (made: PageDocument, missing: MissingPage | null): boolean =>
  missing
    ? made.status === 404 && !made.isStopgap && !isAbout(missing, made.html)
    : made.status === 200 && made.isWhole;

const sourcesOf = (responses: PageResponses, missing: MissingPage | null): Source[] =>
  responses
    .all()
    .filter(([address]) => !missing || !isAbout(missing, address))
    .map(([address, { json, isFollowed }]) => ({ address, mark: markOf(json), isFollowed }));

/** @returns 'unknown' if a response is missing */
async function compared(sources: Source[], responses: PageResponses) {
  const verdicts = await Promise.all(
    sources.map(async ({ address, mark }) => verdictOn(mark, await responses.get(address))),
  );
  if (verdicts.includes('different')) return 'different';
  return verdicts.includes('unknown') ? 'unknown' : 'same';
}

const verdictOn = (mark: string, { status, json }: PageResponse) => {
  if (status >= 500) return 'unknown';
  return markOf(json) === mark ? 'same' : 'different';
};

async function withinPatience<T>(comparing: Promise<T>): Promise<T | 'unknown'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'unknown'>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, 'unknown');
  });
  try {
    return await Promise.race([comparing, late]);
  } finally {
    clearTimeout(timer);
  }
}

const markOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const factsOf = ({ kind, status, inline, isStopgap, substance }: PageDocument) => ({
  kind,
  status,
  inline,
  isStopgap,
  etag: status === 200 && !isStopgap ? `W/"${markOf(substance())}"` : null,
});

/** Cached once, as nearly all browsers take it. */
const cachedDocument = (made: PageDocument, packed: Buffer): VisitorDocument => ({
  ...factsOf(made),
  bodyAs: (encoding) => recompress(packed, encoding),
});

/** Not worth more than quick compression. */
function usedOnce(made: PageDocument): VisitorDocument {
  const body = Buffer.from(made.html);
  return {
    ...factsOf(made),
    bodyAs: async (encoding) => (encoding ? compress(body, encoding, QUALITY.usedOnce) : body),
  };
}
