import { createHash } from 'node:crypto';
import { LONGEST_KEPT_MS } from '../../database/content-cache.ts';
import { createByteCache } from './byte-cache.ts';
import { compress, type Encoding, QUALITY } from './compression.ts';
import type { MakeDocument } from './make-document.ts';
import type { PageAnswers } from './page-answers.ts';
import type { PageDocument, PageView, Redirect } from './page-view.ts';

const MIB = 1024 * 1024;
const USUAL_BYTES = 24 * MIB;
/** For addresses that anybody can think up more of, with a search part or written oddly: they push out only each other. */
const UNUSUAL_BYTES = 8 * MIB;

/** How long a kept document waits to hear whether its data is still the same, in milliseconds. */
const PATIENCE_MS = 300;

/** A document that is the same for all visitors. */
export interface VisitorDocument {
  kind: 'document';
  status: PageDocument['status'];
  body: Buffer;
  inline: PageDocument['inline'];
  /** null unless the address exists. */
  etag: string | null;
  /** null if it is used once, and not worth more than quick compression. */
  encoded: ((encoding: Encoding) => Promise<Buffer>) | null;
}

interface Kept {
  document: VisitorDocument;
  /** Answers that change without notice, with what they were. */
  asked: [address: string, mark: string][];
  until: number;
}

interface Options {
  make: MakeDocument;
  visitorAnswers(): PageAnswers;
  followContent(changed: () => void): { isFollowing(): boolean; stop(): void };
}

/**
 * Documents of visitors, made once for each release manifest, address and theme. Dropped when content changes;
 * answers that change without notice, such as how often an article was read, are asked for each time, and
 * another document is made if one differs.
 */
export function keepDocuments({ make, visitorAnswers, followContent }: Options) {
  const usual = createByteCache<Kept>(USUAL_BYTES);
  const unusual = createByteCache<Kept>(UNUSUAL_BYTES);
  const underWay = new Map<string, Promise<Redirect | VisitorDocument>>();
  let version = 0;
  const { isFollowing, stop } = followContent(() => {
    version += 1;
    usual.clear();
    unusual.clear();
    underWay.clear();
  });

  async function makeAndKeep(view: PageView, key: string, answers: PageAnswers) {
    const begun = { version, at: performance.now() };
    const made = await make(view, { person: null, shown: null, answers });
    if (made.kind === 'redirect') return made;
    const isKept =
      made.isWhole && made.status === 200 && isFollowing() && version === begun.version;
    const cache = view.url === view.path && !view.url.includes('%') ? usual : unusual;
    const document = visitorDocument(made, isKept ? (bytes) => cache.grow(key, bytes) : null);
    if (isKept) {
      const asked = answers.all().flatMap(([address, { isFollowed, json }]) => {
        return isFollowed ? [] : [[address, markOf(json)] as [string, string]];
      });
      const kept = { document, asked, until: begun.at + LONGEST_KEPT_MS };
      cache.set(key, kept, document.body.length);
    }
    return document;
  }

  async function stillGoodOrMade(view: PageView, key: string, kept: Kept | undefined) {
    const answers = visitorAnswers();
    if (kept && (await isStillGood(kept, answers))) return kept.document;
    return makeAndKeep(view, key, answers);
  }

  return {
    stop,

    async get(view: PageView): Promise<Redirect | VisitorDocument> {
      const key = `${view.manifest.manifestId} ${view.theme} ${view.url}`;
      const known = usual.get(key) ?? unusual.get(key);
      const kept = known && performance.now() < known.until ? known : undefined;
      if (kept?.asked.length === 0) return kept.document;
      const making = underWay.get(key) ?? stillGoodOrMade(view, key, kept);
      underWay.set(key, making);
      try {
        return await making;
      } finally {
        if (underWay.get(key) === making) underWay.delete(key);
      }
    },
  };
}

/** While the database is away or slow, what was known goes out. */
async function isStillGood({ asked }: Kept, answers: PageAnswers): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, true);
  });
  const same = Promise.all(
    asked.map(async ([address, mark]) => {
      const { status, json } = await answers.get(address);
      return status >= 500 || markOf(json) === mark;
    }),
  ).then((all) => all.every(Boolean));
  try {
    return await Promise.race([same, late]);
  } finally {
    clearTimeout(timer);
  }
}

const markOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** @param grow told what a further encoding takes; null if the document isn't kept */
function visitorDocument(
  { status, html, inline, substance }: PageDocument,
  grow: ((bytes: number) => void) | null,
): VisitorDocument {
  const body = Buffer.from(html);
  const made = new Map<Encoding, Promise<Buffer>>();
  const encoded = (encoding: Encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const compressed = compress(body, encoding, QUALITY.kept);
    made.set(encoding, compressed);
    compressed.then(
      ({ length }) => grow?.(length),
      () => made.delete(encoding),
    );
    return compressed;
  };
  return {
    kind: 'document',
    status,
    body,
    inline,
    etag: status === 200 ? `W/"${markOf(substance())}"` : null,
    encoded: grow && encoded,
  };
}
