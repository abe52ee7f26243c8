import { type ReleaseManifest, type SitemapEntry, sitemapEntry } from '@site/shared/contracts';
import * as z from 'zod/mini';
import { ownerOf, type PageAnswers } from '../page/index.ts';
import type { Renderer } from '../rendering/index.ts';

const entryList = z.array(sitemapEntry);

/** How long a list is good enough for everybody who asks, in milliseconds. */
const FRESH_MS = 60_000;

interface Options {
  renderer: Renderer;
  /** The API's answers as a visitor gets them. */
  visitorAnswers(): Pick<PageAnswers, 'get'>;
  /** Told of a unit whose entries are of no use. */
  report(unit: string, problem: string): void;
}

/**
 * The addresses that depend on content, as the units that own them list them. A unit that can't say at the moment
 * keeps what it said last.
 */
export function createUnitEntries({ renderer, visitorAnswers, report }: Options) {
  const last = new Map<string, SitemapEntry[]>();
  let kept: { manifestId: string; until: number; entries: Promise<SitemapEntry[]> } | null = null;

  async function listedBy(
    unit: string,
    manifest: ReleaseManifest,
    answers: Pick<PageAnswers, 'get'>,
  ) {
    const answer = await renderer.sitemapOf({ manifest, owner: unit, get: answers.get });
    if (!answer) return;
    const { success, data, error } = entryList.safeParse(answer.entries);
    if (!success) return report(unit, z.prettifyError(error));
    last.set(unit, data.filter(isBy(unit, manifest)));
  }

  async function listed(manifest: ReleaseManifest): Promise<SitemapEntry[]> {
    const units = ['shell', ...Object.keys(manifest.remotes)];
    const answers = visitorAnswers();
    await Promise.all(units.map((unit) => listedBy(unit, manifest, answers)));
    return units.flatMap((unit) => last.get(unit) ?? []);
  }

  return (manifest: ReleaseManifest): Promise<SitemapEntry[]> => {
    const { manifestId } = manifest;
    if (kept?.manifestId === manifestId && performance.now() < kept.until) return kept.entries;
    kept = { manifestId, until: performance.now() + FRESH_MS, entries: listed(manifest) };
    return kept.entries;
  };
}

/** Nobody lists the pages of others. */
const isBy =
  (unit: string, manifest: ReleaseManifest) =>
  ({ path }: SitemapEntry) => {
    const owner = ownerOf(path, manifest);
    return unit === (owner.kind === 'remote' ? owner.name : owner.kind);
  };
