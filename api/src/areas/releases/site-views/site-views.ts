import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { CANARY_CHANNEL, type Channel, LIVE_CHANNEL } from '@site/shared/contracts/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { cookieName } from '../../../routing/cookie-name.ts';
import type { FollowedCanary } from '../canary/follow-canary.ts';
import type { FileCache } from '../store/file-cache.ts';
import { manifestWith, type Version } from '../store/live-changes.ts';
import type { LiveManifest } from '../store/live-manifest.ts';
import { readManifest } from '../store/live-manifests.repository.ts';
import type { ManifestSigner } from '../store/manifest-signer.ts';
import { releasesIn } from '../store/next-manifest.ts';
import { refusedRelease } from '../store/refusals.ts';
import { releaseProblems } from '../store/release-problems.ts';
import { removedFrom } from '../store/release-store.ts';
import { withoutWithdrawn } from '../store/withdrawal.ts';
import { type SiteView, signedViews } from './signed-view.ts';

interface Options {
  config: Pick<Config, 'publicUrl'>;
  database: Pick<Database, 'kysely'>;
  key: Buffer;
  files: Pick<FileCache, 'of'>;
  liveManifest: LiveManifest;
  canary: Pick<FollowedCanary, 'manifestFor'>;
  signer: ManifestSigner;
}

/** What the response to a request is made of. */
export interface Viewed {
  manifest: ReleaseManifest;
  /** What the browser requested; null if it's what everyone does, or what chance has chosen it for. */
  view: SiteView | null;
  /** null for what a browser requested. */
  channel: Channel | null;
}

export type SiteViews = ReturnType<typeof createSiteViews>;

/** How long a link to another version counts. */
const OVERRIDE_MINUTES = 60;
/** How long a browser stays in the past. */
const MANIFEST_MINUTES = 60;
/** How far back everyone may go. */
const MOST_BACK_MS = 14 * 24 * 60 * 60 * 1000;
/** Compositions that are cached, since each page needs one again. */
const MOST_CACHED = 20;

const minutesFromNow = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

const filesRemoved = (manifestId: string, removed: readonly Version[]) =>
  refusedRelease(
    `The site can't be opened as it was in ${manifestId}, because the files of ${removed
      .map(([unit, version]) => `${unit} ${version}`)
      .join(', ')} have been removed (npm run mfe -- gc). You can still compare what differs.`,
  );

/** Other compositions than the live one: a candidate that its team looks at, and the site as it was. */
export function createSiteViews(options: Options) {
  const { config, database, key, files, liveManifest, canary, signer } = options;
  const signed = signedViews(key);
  const cookie = cookieName(config, 'site_view', '__Host-');
  const cache = new Map<string, Promise<ReleaseManifest>>();

  /** @throws DomainError if there was none, a key signed it that is no longer trusted, or a version of it was withdrawn */
  async function pastManifest(id: string) {
    const { manifest, madeAt } = await readManifest(database.kysely, id);
    if (!signer.hasSigned(manifest)) {
      throw notFound(`The release manifest ${id} is signed by a key that is no longer trusted.`);
    }
    return { manifest: await withoutWithdrawn(database.kysely, manifest), madeAt };
  }

  async function composed(view: SiteView, live: ReleaseManifest): Promise<ReleaseManifest> {
    const manifest =
      view.kind === 'override'
        ? await manifestWith(database.kysely, live, view.versions)
        : (await pastManifest(view.manifestId)).manifest;
    await files.of(manifest);
    return manifest;
  }

  function manifestOf(view: SiteView, live: ReleaseManifest): Promise<ReleaseManifest> {
    const { until, ...what } = view;
    // Another release manifest is live once a version was withdrawn, which ends the views of it.
    const name = JSON.stringify([live.manifestId, what]);
    const known = cache.get(name);
    if (known) return known;
    const composing = composed(view, live);
    cache.set(name, composing);
    composing.catch(() => cache.delete(name));
    const [oldest = ''] = cache.keys();
    if (cache.size > MOST_CACHED) cache.delete(oldest);
    return composing;
  }

  return {
    /**
     * What this request's browser sees. A view that can't be composed any more no longer counts.
     * @param reply of a document, with which a browser may be chosen for a candidate
     */
    async of(
      request: Pick<FastifyRequest, 'cookies'>,
      reply: FastifyReply | null = null,
    ): Promise<Viewed> {
      const live = await liveManifest.current();
      const view = signed.read(request.cookies[cookie.name] ?? '');
      const viewed = view && (await manifestOf(view, live).catch(() => null));
      if (viewed) return { manifest: signer.forBrowsers(viewed), view, channel: null };
      const candidate = await canary.manifestFor(request, reply, live);
      const channel = candidate ? CANARY_CHANNEL : LIVE_CHANNEL;
      return { manifest: signer.forBrowsers(candidate ?? live), view: null, channel };
    },

    /**
     * For a link to stored versions that aren't live, with what their files have against them.
     * @throws DomainError if there is no such version, or they don't fit what is live
     */
    async override(
      versions: readonly Version[],
    ): Promise<{ override: string; until: Date; problems: string[] }> {
      const { kysely } = database;
      const live = await liveManifest.current();
      await manifestWith(kysely, live, versions);
      const before = releasesIn(live);
      const problems = await Promise.all(
        versions.map(([unit, version]) => releaseProblems(kysely, { unit, version }, before[unit])),
      );
      const until = minutesFromNow(OVERRIDE_MINUTES);
      const override = signed.sign({ kind: 'override', versions, until });
      return { override, until: new Date(until * 1000), problems: problems.flat() };
    },

    /** The site as it was composed in a release manifest; null if there was none, or too long ago, or it may not be opened. */
    async past(manifestId: string): Promise<SiteView | null> {
      const entry = await pastManifest(manifestId).catch(() => null);
      if (!entry || Date.now() - entry.madeAt.getTime() > MOST_BACK_MS) return null;
      return { kind: 'manifest', manifestId, until: minutesFromNow(MANIFEST_MINUTES) };
    },

    /**
     * The same for administrators, however long ago.
     * @throws DomainError 404 if there was none, or it's no longer trusted; 409 if a version of it was withdrawn or removed
     */
    async anyPast(manifestId: string): Promise<SiteView> {
      const { manifest } = await pastManifest(manifestId);
      const removed = await removedFrom(database.kysely, manifest);
      if (removed.length > 0) throw filesRemoved(manifestId, removed);
      return { kind: 'manifest', manifestId, until: minutesFromNow(MANIFEST_MINUTES) };
    },

    read: signed.read,

    enter(reply: FastifyReply, view: SiteView): void {
      reply.setCookie(cookie.name, signed.sign(view), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: cookie.secure,
        expires: new Date(view.until * 1000),
      });
    },

    leave(reply: FastifyReply): void {
      reply.clearCookie(cookie.name, { path: '/', secure: cookie.secure });
    },
  };
}
