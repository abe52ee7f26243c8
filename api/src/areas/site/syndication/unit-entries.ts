import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { type SitemapEntry, sitemapEntry } from '@site/shared/contracts/composition';
import * as z from 'zod/mini';
import { MAX_AGE_MS } from '../../../database/content-cache.ts';
import { ownerOf } from '../page/page-path.ts';
import type { PageResponses } from '../page/page-responses.ts';
import type { Renderer } from '../rendering/renderer.ts';

const entryList = z.array(sitemapEntry);

interface Options {
  /** null if documents are left to browsers: then the units can't be queried. */
  renderer: Renderer | null;
  /** The API's responses as a visitor gets them. */
  visitorResponses(): Pick<PageResponses, 'get'>;
  /** Calls what it is given whenever content changes, whichever process changes it. */
  followContent(changed: () => void): { stop(): void };
  /** Called with a unit whose entries are of no use. */
  report(unit: string, problem: string): void;
}

/**
 * The addresses that depend on content, as the units that own them list them. A unit that can't say at the moment
 * retains what it said last. They're cached until content changes, and never for long: an article that was scheduled
 * appears without a change. If it never said anything there is no list at all: robots would take a shorter one for all
 * that there is.
 */
export function createUnitEntries({ renderer, visitorResponses, followContent, report }: Options) {
  const last = new Map<string, SitemapEntry[]>();
  let cached: {
    manifestId: string;
    until: number;
    entries: Promise<SitemapEntry[] | null>;
  } | null = null;

  async function listedBy(
    unit: string,
    manifest: ReleaseManifest,
    responses: Pick<PageResponses, 'get'>,
  ) {
    const result = await renderer?.sitemapOf({ manifest, owner: unit, get: responses.get });
    if (!result || ('failed' in result && result.failed !== 'threw')) return;
    const { success, data, error } = entryList.safeParse('entries' in result && result.entries);
    // It will say the same again, so nobody waits for it: one unit doesn't take the list from all.
    if (!success) report(unit, z.prettifyError(error));
    last.set(unit, success ? data.filter(isBy(unit, manifest)) : (last.get(unit) ?? []));
  }

  async function listed(manifest: ReleaseManifest): Promise<SitemapEntry[] | null> {
    const units = Object.entries({ shell: manifest.shell, ...manifest.remotes }).flatMap(
      ([unit, { server }]) => (server && manifest.shell.server ? [unit] : []),
    );
    const responses = visitorResponses();
    await Promise.all(units.map((unit) => listedBy(unit, manifest, responses)));
    return units.every((unit) => last.has(unit))
      ? units.flatMap((unit) => last.get(unit) ?? [])
      : null;
  }

  const { stop } = followContent(() => {
    cached = null;
  });

  return {
    stop,

    /** @returns null if they can't be had now */
    async of(manifest: ReleaseManifest): Promise<SitemapEntry[] | null> {
      if (!renderer) return [];
      const { manifestId } = manifest;
      if (cached?.manifestId === manifestId && performance.now() < cached.until)
        return cached.entries;
      const until = performance.now() + MAX_AGE_MS;
      const entry = { manifestId, until, entries: listed(manifest) };
      cached = entry;
      const entries = await entry.entries;
      if (!entries && cached === entry) cached = null;
      return entries;
    },
  };
}

/** Nobody lists the pages of others. */
const isBy =
  (unit: string, manifest: ReleaseManifest) =>
  ({ path }: SitemapEntry) => {
    const owner = ownerOf(path, manifest);
    return unit === (owner.kind === 'remote' ? owner.name : owner.kind);
  };
