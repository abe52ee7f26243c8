import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { MAX_AGE_MS } from '../../../database/content-cache.ts';
import { compress, type Encoding, QUALITY, recompress } from '../../../routing/compression.ts';
import { createByteCache } from './byte-cache.ts';
import { type KeptDocument, readKeptDocuments, writeKeptDocuments } from './kept-documents.ts';
import type { MakeDocument } from './make-document.ts';
import { isAbout, type MissingPage, missingPage } from './missing-page.ts';
import type { PageResponse, PageResponses } from './page-responses.ts';
import type { PageDocument, PageView, Redirect } from './page-view.ts';

/** Compressed, a document has about 50 KiB. */
const MOST_BYTES = 48 * 1024 * 1024;

/** What a page says of the time, such as the year, and the signature of its release manifest are this old at most. */
const LONGEST_MADE_MS = 60 * 60_000;

/** How many outlast a restart: about ten megabytes. */
const MOST_ON_DISK = 200;

/** For so long a document goes out while no newer one can be made: one that can never be made is no reason to show an old one. */
const LONGEST_OUTDATED_MS = 5 * 60_000;

/** A document that is the same for all visitors. */
export type VisitorDocument = KeptDocument['facts'] & {
  bodyAs(encoding: Encoding | null): Promise<Buffer>;
};

interface CachedDocument extends KeptDocument {
  document: VisitorDocument;
  madeUntil: number;
  /** Until then nothing that is followed has changed, unless the version has. */
  goodUntil: number;
  version: number;
  /** When it was first found that another one is to be made. */
  outdatedSince?: number;
}

interface Options {
  make: MakeDocument;
  /** How long a visitor waits for a newer document than the one that is kept, in milliseconds. */
  patienceMs: number;
  /** Where the documents that are requested most often outlast a restart. */
  file: string;
  visitorResponses(): PageResponses;
  followContent(changed: () => void): { isFollowing(): boolean; stop(): void };
}

/**
 * Documents of visitors, made once for each address and theme of what is live. When content changes, the responses
 * that a document was made from are fetched again, which takes a fraction of the time, and another document is made
 * if one differs. Responses that change without notice, such as how often an article was read, are fetched each time.
 * If all that takes too long, what is kept goes out meanwhile: after a change of content, a release or a restart.
 */
export async function createDocumentCache({
  make,
  patienceMs,
  file,
  visitorResponses,
  followContent,
}: Options) {
  const cache = createByteCache<CachedDocument>(MOST_BYTES);
  for (const kept of await readKeptDocuments(file)) {
    // It's made again whatever it was made from: this process may run another version of this code.
    const untilThen = { madeUntil: 0, goodUntil: 0, version: -1 };
    cache.set(kept.key, { ...kept, document: documentOf(kept), ...untilThen }, kept.packed.length);
  }
  const underWay = new Map<string, Promise<Redirect | VisitorDocument>>();
  let version = 0;
  const { isFollowing, stop } = followContent(() => {
    version += 1;
    // Requests from now on get what is made from now on.
    underWay.clear();
  });

  const isOfNow = (cached: CachedDocument, { manifest }: PageView) =>
    cached.manifestId === manifest.manifestId && performance.now() < cached.madeUntil;

  const isCurrent = (cached: CachedDocument) =>
    cached.version === version && performance.now() < cached.goodUntil;

  /** While the database is away, what was known goes out. */
  async function isStillGood(cached: CachedDocument, responses: PageResponses): Promise<boolean> {
    const begun = { version, at: performance.now() };
    const wasCurrent = isCurrent(cached);
    const doubtful = cached.sources.filter(({ isFollowed }) => !isFollowed || !wasCurrent);
    const verdict = await compared(doubtful, responses);
    const isKnownGood = verdict === 'same' && isFollowing() && version === begun.version;
    if (isKnownGood && !wasCurrent)
      Object.assign(cached, { version, goodUntil: begun.at + MAX_AGE_MS });
    return verdict !== 'different';
  }

  async function makeAndCache(
    view: PageView,
    responses: PageResponses,
    missing: MissingPage | null,
  ): Promise<Redirect | VisitorDocument> {
    const key = keyOf(view, missing?.key ?? view.url);
    const begun = { version, at: performance.now() };
    const made = await make(view, { person: null, shown: null, responses });
    if (made.kind === 'redirect' || !mayCache(made, missing)) {
      if (made.kind === 'redirect' || !made.isStopgap) cache.remove(key);
      return made.kind === 'redirect' ? made : usedOnce(made);
    }
    if (!isFollowing() || version !== begun.version) return usedOnce(made);
    const kept: KeptDocument = {
      key,
      facts: factsOf(made),
      packed: await compress(Buffer.from(made.html), 'br', QUALITY.kept),
      manifestId: view.manifest.manifestId,
      versions: versionsIn(view.manifest),
      sources: sourcesOf(responses, missing),
    };
    const cached: CachedDocument = {
      ...kept,
      document: documentOf(kept),
      madeUntil: begun.at + LONGEST_MADE_MS,
      goodUntil: begun.at + MAX_AGE_MS,
      version: begun.version,
    };
    cache.set(key, cached, kept.packed.length);
    return cached.document;
  }

  /** The document that is kept, if it's still good or no better one can be made at the moment; else another one. */
  async function stillGoodOrMade(
    view: PageView,
    cached: CachedDocument,
  ): Promise<Redirect | VisitorDocument> {
    const responses = visitorResponses();
    if (isOfNow(cached, view) && (await isStillGood(cached, responses))) return cached.document;
    cached.outdatedSince ??= performance.now();
    const made = await makeAndCache(view, responses, null);
    return 'isStopgap' in made && made.isStopgap ? cached.document : made;
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

  /** What is kept of a page, if it may still go out. */
  function keptOf(view: PageView, key: string): CachedDocument | undefined {
    const cached = cache.get(key);
    if (!cached || !mayLoad(cached.versions, view.manifest)) return undefined;
    const { outdatedSince = performance.now() } = cached;
    return performance.now() - outdatedSince < LONGEST_OUTDATED_MS ? cached : undefined;
  }

  return {
    /** Ends, and keeps on disk what was requested most often. */
    async close(): Promise<void> {
      stop();
      await writeKeptDocuments(file, cache.mostUsed(MOST_ON_DISK));
    },

    /** What is kept of a page at the moment, to stand in for a person's page. */
    kept(view: PageView): VisitorDocument | null {
      const { document } = keptOf(view, keyOf(view, view.url)) ?? {};
      return document?.status === 200 ? document : null;
    },

    /** @param pay called before a document is made for this visitor; throws if that may not be */
    async get(view: PageView, pay: () => void): Promise<Redirect | VisitorDocument> {
      const key = keyOf(view, view.url);
      const cached = keptOf(view, key);
      if (cached) {
        const isVolatile = cached.sources.some(({ isFollowed }) => !isFollowed);
        if (isOfNow(cached, view) && isCurrent(cached) && !isVolatile) return cached.document;
        const making = once(key, () => stillGoodOrMade(view, cached));
        return within(patienceMs, making, cached.document);
      }
      const running = underWay.get(key);
      if (running) return running;
      const responses = visitorResponses();
      const missing = await missingPage(view, responses);
      const cachedMissing = missing && cache.get(keyOf(view, missing.key));
      const isGood =
        cachedMissing &&
        isOfNow(cachedMissing, view) &&
        (await isStillGood(cachedMissing, responses));
      if (isGood) return cachedMissing.document;
      if (!underWay.has(key)) pay();
      return once(key, () => makeAndCache(view, responses, missing));
    },
  };
}

const versionsIn = ({ shell, remotes }: ReleaseManifest): KeptDocument['versions'] => ({
  shell: shell.version,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { version }]) => [name, version]),
  ),
});

/** Whether these versions are live, or were until now: any other may be one that was taken back for a reason. */
const mayLoad = (versions: KeptDocument['versions'], { shell, remotes }: ReleaseManifest) =>
  versions.shell === shell.version &&
  Object.entries(versions.remotes).every(([name, version]) => {
    const live = remotes[name];
    return live?.version === version || live?.fallback?.version === version;
  });

/** Not by release manifest: of a popular page, the next one is worth caching, too. */
const keyOf = ({ channel, theme }: PageView, name: string) => markOf(`${channel} ${theme} ${name}`);

/** A page that isn't there is cached for all addresses of its kind, so it may not be about one of them. */
const mayCache = (made: PageDocument, missing: MissingPage | null): boolean =>
  missing
    ? made.status === 404 && !made.isStopgap && !isAbout(missing, made.html)
    : made.status === 200 && made.isWhole;

const sourcesOf = (
  responses: PageResponses,
  missing: MissingPage | null,
): KeptDocument['sources'] =>
  responses
    .all()
    .filter(([address]) => !missing || !isAbout(missing, address))
    .map(([address, { json, isFollowed }]) => ({ address, mark: markOf(json), isFollowed }));

/** @returns 'unknown' if a response is missing */
async function compared(sources: KeptDocument['sources'], responses: PageResponses) {
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

/** @param otherwise what there is if it takes longer */
async function within<T>(ms: number, making: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  try {
    return await Promise.race([making, late]);
  } finally {
    clearTimeout(timer);
  }
}

const markOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const factsOf = ({
  kind,
  status,
  inline,
  isStopgap,
  substance,
}: PageDocument): KeptDocument['facts'] => ({
  kind,
  status,
  inline,
  isStopgap,
  etag: status === 200 && !isStopgap ? `W/"${markOf(substance())}"` : null,
});

/** Kept compressed once, as nearly all browsers take it. */
const documentOf = ({ facts, packed }: KeptDocument): VisitorDocument => ({
  ...facts,
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
