import { createHash } from 'node:crypto';
import { MAX_AGE_MS } from '../../../database/content-cache.ts';
import { createByteCache } from './byte-cache.ts';
import { compress, type Encoding, QUALITY, recompress } from './compression.ts';
import type { MakeDocument } from './make-document.ts';
import { isAbout, type MissingPage, missingPage } from './missing-page.ts';
import type { OwnAnswer, PageAnswers } from './page-answers.ts';
import type { PageDocument, PageView, Redirect } from './page-view.ts';

/** Compressed, a document has about 50 KiB. */
const MOST_BYTES = 48 * 1024 * 1024;

/** How long a kept document waits to hear whether its data is still the same, in milliseconds. */
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

interface Kept {
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
  visitorAnswers(): PageAnswers;
  followContent(changed: () => void): { isFollowing(): boolean; stop(): void };
}

/**
 * Documents of visitors, made once for each address and theme of what is live. When content changes, the answers
 * that a document was made from are asked for again, which takes a fraction of the time, and another document is made
 * if one differs. Answers that change without notice, such as how often an article was read, are asked for each time.
 */
export function keepDocuments({ make, visitorAnswers, followContent }: Options) {
  const cache = createByteCache<Kept>(MOST_BYTES);
  const underWay = new Map<string, Promise<Redirect | VisitorDocument>>();
  let version = 0;
  const { isFollowing, stop } = followContent(() => {
    version += 1;
    // Those who ask from now on get what is made from now on.
    underWay.clear();
  });

  const isCurrent = (kept: Kept) => kept.version === version && performance.now() < kept.goodUntil;

  /** While the database is away or slow, what was known goes out, unless it is known to have changed since. */
  async function isStillGood(kept: Kept, answers: PageAnswers): Promise<boolean> {
    const begun = { version, at: performance.now() };
    const wasCurrent = isCurrent(kept);
    const asked = kept.sources.filter(({ isFollowed }) => !isFollowed || !wasCurrent);
    const hasChanged = isFollowing() && kept.version !== version;
    const comparing = compared(asked, answers);
    const verdict = await (hasChanged ? comparing : withinPatience(comparing));
    const isKnownGood = verdict === 'same' && isFollowing() && version === begun.version;
    if (isKnownGood && !wasCurrent)
      Object.assign(kept, { version, goodUntil: begun.at + MAX_AGE_MS });
    return verdict !== 'different';
  }

  async function makeAndKeep(
    view: PageView,
    key: string,
    answers: PageAnswers,
    missing: MissingPage | null,
  ): Promise<Redirect | VisitorDocument> {
    const begun = { version, at: performance.now() };
    const made = await make(view, { person: null, shown: null, answers });
    if (made.kind === 'redirect') return made;
    const isKept = mayBeKept(made, missing) && isFollowing() && version === begun.version;
    if (!isKept) return usedOnce(made);
    const packed = await compress(Buffer.from(made.html), 'br', QUALITY.kept);
    const document = keptDocument(made, packed);
    const kept: Kept = {
      document,
      manifestId: view.manifest.manifestId,
      sources: sourcesOf(answers, missing),
      madeUntil: begun.at + LONGEST_MADE_MS,
      goodUntil: begun.at + MAX_AGE_MS,
      version: begun.version,
    };
    cache.set(missing ? keyOf(view, missing.key) : key, kept, packed.length);
    return document;
  }

  function known(view: PageView, key: string): Kept | undefined {
    const kept = cache.get(key);
    const isUsable =
      kept?.manifestId === view.manifest.manifestId && performance.now() < kept.madeUntil;
    return isUsable ? kept : undefined;
  }

  async function stillGoodOrMade(
    view: PageView,
    key: string,
    kept: Kept,
  ): Promise<Redirect | VisitorDocument> {
    const answers = visitorAnswers();
    if (await isStillGood(kept, answers)) return kept.document;
    return makeAndKeep(view, key, answers, null);
  }

  /** Many who ask for the same at once get the same. */
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
      const kept = known(view, key);
      if (kept) {
        const isAsked = kept.sources.some(({ isFollowed }) => !isFollowed);
        if (isCurrent(kept) && !isAsked) return kept.document;
        return once(key, () => stillGoodOrMade(view, key, kept));
      }
      const running = underWay.get(key);
      if (running) return running;
      const answers = visitorAnswers();
      const missing = await missingPage(view, answers);
      const keptMissing = missing && known(view, keyOf(view, missing.key));
      if (keptMissing && (await isStillGood(keptMissing, answers))) return keptMissing.document;
      if (!underWay.has(key)) pay();
      return once(key, () => makeAndKeep(view, key, answers, missing));
    },
  };
}

/** Not by release manifest: of a page that many ask for, the next one is worth keeping, too. */
const keyOf = ({ channel, theme }: PageView, name: string) => markOf(`${channel} ${theme} ${name}`);

/** A page that isn't there is kept for all addresses of its kind, so it may not be about one of them. */
const mayBeKept = (made: PageDocument, missing: MissingPage | null): boolean =>
  missing
    ? made.status === 404 && !made.isStopgap && !isAbout(missing, made.html)
    : made.status === 200 && made.isWhole;

const sourcesOf = (answers: PageAnswers, missing: MissingPage | null): Source[] =>
  answers
    .all()
    .filter(([address]) => !missing || !isAbout(missing, address))
    .map(([address, { json, isFollowed }]) => ({ address, mark: markOf(json), isFollowed }));

/** @returns 'unknown' if something could not be told */
async function compared(sources: Source[], answers: PageAnswers) {
  const verdicts = await Promise.all(
    sources.map(async ({ address, mark }) => verdictOn(mark, await answers.get(address))),
  );
  if (verdicts.includes('different')) return 'different';
  return verdicts.includes('unknown') ? 'unknown' : 'same';
}

const verdictOn = (mark: string, { status, json }: OwnAnswer) => {
  if (status >= 500) return 'unknown';
  return markOf(json) === mark ? 'same' : 'different';
};

async function withinPatience<T>(asked: Promise<T>): Promise<T | 'unknown'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'unknown'>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, 'unknown');
  });
  try {
    return await Promise.race([asked, late]);
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

/** Kept once, as nearly all browsers take it. */
const keptDocument = (made: PageDocument, packed: Buffer): VisitorDocument => ({
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
