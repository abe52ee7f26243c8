import type { PageViewReport } from '@site/shared/contracts/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { PageViewMetrics } from '../../../metrics/metrics.ts';
import { knownVersions } from '../store/release-store.ts';
import { addCanaryViews } from './canary-views.repository.ts';
import { CountsByGroup, networkGroupOf } from './network-groups.ts';
import { PageViewCounts, type ReportedPageView } from './page-view-counts.ts';
import { OVER_SECONDS, provePage, readProof, type ServedPage } from './page-view-proof.ts';
import { addCounts, claimNonces } from './page-views.repository.ts';

export interface Telemetry {
  /** Counts a document that is being sent. @returns the proof that it brings */
  serve(page: ServedPage, shellVersion: string): string;
  /**
   * Takes what a page reports, to be counted soon.
   * @param ip whose address no count has, only the group of its network
   * @throws DomainError if it is none of ours
   */
  take(report: PageViewReport, ip: string): void;
  /** Counts what has been reported. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  database: Pick<Database, 'kysely'>;
  key: Buffer;
  metrics: PageViewMetrics;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface SentDocuments extends Pick<ServedPage, 'manifestId' | 'channel'> {
  shellVersion: string;
  count: number;
}

/** Soon enough for a person who waits to see a release fail. */
const FLUSH_MS = 2_000;

/** Protects the memory while the database is away: what comes on top is not counted. */
const MOST_WAITING = 10_000;

const NOT_OURS = 'must be of a page that this site sent within the last ten minutes';

/**
 * Counts how page views went. Each process adds up the reports it gets, and writes it together every few seconds. A page
 * view counts once, whichever process gets its report and however often; versions that no release has aren't counted.
 */
export function createTelemetry({ database: { kysely }, key, metrics, log }: Options): Telemetry {
  let sent = new Map<string, SentDocuments>();
  let reported: ReportedPageView[] = [];
  let known: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;

  const flushSoon = () => {
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  };

  const noteDocuments = ({ count, ...release }: SentDocuments) => {
    const name = Object.values(release).join(' ');
    sent.set(name, { ...release, count: (sent.get(name)?.count ?? 0) + count });
    flushSoon();
  };

  /** One after the other, so that stopping waits for what is being written. */
  let written = Promise.resolve();
  const flush = () => {
    written = written.then(writeWaiting);
    return written;
  };

  async function writeWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const waiting = { reported, sent: [...sent.values()] };
    reported = [];
    sent = new Map();
    if (waiting.reported.length === 0 && waiting.sent.length === 0) return;
    try {
      const counted = await write(waiting.reported, waiting.sent);
      for (const { page, report } of counted) metrics.count(report, page);
    } catch (error) {
      log.warn(error, 'page views could not be counted yet');
      waiting.sent.forEach(noteDocuments);
      reported = [...waiting.reported, ...reported].slice(0, MOST_WAITING);
      flushSoon();
    }
  }

  /** @returns what was counted of what was reported */
  async function write(reported: readonly ReportedPageView[], sent: readonly SentDocuments[]) {
    await learn([
      ...sent.map(({ shellVersion }) => shellOf(shellVersion)),
      ...reported.flatMap(({ report }) => report.units.map(nameOf)),
    ]);
    return kysely.transaction().execute(async (transaction) => {
      const nonces = reported.map(({ page }) => page.nonce);
      const fresh = new Set(await claimNonces(transaction, nonces, OVER_SECONDS));
      const counted = reported
        .filter(({ page }) => fresh.delete(page.nonce))
        .map(withKnownMicrofrontends);
      const counts = new PageViewCounts();
      const byGroup = new CountsByGroup();
      for (const pageView of counted) {
        counts.add(pageView);
        byGroup.add(pageView);
      }
      for (const { manifestId, channel, shellVersion, count } of sent) {
        if (!known.has(shellOf(shellVersion))) continue;
        const release = { unit: 'shell', version: shellVersion, channel, manifest_id: manifestId };
        counts.addDocuments(release, count);
      }
      await addCounts(transaction, counts.all());
      await addCanaryViews(transaction, byGroup.all());
      return counted;
    });
  }

  const withKnownMicrofrontends = ({ report, ...where }: ReportedPageView): ReportedPageView => ({
    ...where,
    report: { ...report, units: report.units.filter((unit) => known.has(nameOf(unit))) },
  });

  /** Looks which versions there are if one of these is new to this process. */
  async function learn(names: readonly string[]): Promise<void> {
    if (!names.every((name) => known.has(name))) known = await knownVersions(kysely);
  }

  return {
    flush,

    serve(page, shellVersion) {
      noteDocuments({ manifestId: page.manifestId, channel: page.channel, shellVersion, count: 1 });
      return provePage(key, page);
    },

    take(report, ip) {
      const page = readProof(key, report.proof);
      if (!page) {
        throw new DomainError(400, 'invalid', `The proof ${NOT_OURS}.`, { proof: NOT_OURS });
      }
      if (reported.length < MOST_WAITING) {
        reported.push({ page, report, networkGroup: networkGroupOf(key, ip) });
      }
      flushSoon();
    },

    async stop() {
      await flush();
      clearTimeout(timer);
    },
  };
}

const nameOf = ({ unit, version }: { unit: string; version: string }) => `${unit} ${version}`;

const shellOf = (version: string) => nameOf({ unit: 'shell', version });
