/** Which release manifest comes next: decided from what is live, without a query. */
import { createHash } from 'node:crypto';
import {
  checkReleaseManifest,
  MOST_PREVIOUS,
  type ReleaseDescription,
  type ReleaseManifest,
  type RemoteRelease,
  type ShellRelease,
} from '@site/shared/contracts/composition';
import { refusedRelease } from './refusals.ts';

export const SHELL = 'shell';

/** The order in which microfrontends are listed. */
export const shellFirst = (one: string, other: string) =>
  Number(other === SHELL) - Number(one === SHELL) || one.localeCompare(other);

export type Release = ShellRelease | RemoteRelease;
/** Releases by their microfrontend: the shell and the remotes. */
export type Releases = Record<string, Release>;

/** A stored version, and the hash of the release.json that describes it. */
export interface Described {
  description: ReleaseDescription;
  integrity: string;
}

export const releasesIn = (manifest: ReleaseManifest | null): Releases =>
  manifest ? { [SHELL]: manifest.shell, ...manifest.remotes } : {};

/** What became of a microfrontend: from which version, to which. null for none. */
export interface MicrofrontendChange {
  unit: string;
  from: string | null;
  to: string | null;
}

/** The microfrontends whose version differs. */
export const changesBetween = (before: Releases, after: Releases): MicrofrontendChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((unit) => ({
      unit,
      from: before[unit]?.version ?? null,
      to: after[unit]?.version ?? null,
    }))
    .filter(({ from, to }) => from !== to);

/** Which versions a release would follow that replaces `former`. */
export function previousOf(former: Release | undefined, version: string): string[] {
  const before = former ? [former.version, ...former.previous] : [];
  return before.filter((one) => one !== version).slice(0, MOST_PREVIOUS);
}

/**
 * The version to go back to, and those that can be gone back to from there: not the one that is left, nor what was
 * skipped. null if it isn't among these.
 */
export function wayAmong(previous: readonly string[], to: string): [string, ...string[]] | null {
  const index = previous.indexOf(to);
  return index < 0 ? null : [to, ...previous.slice(index + 1)];
}

/** @param fallback the first of `previous`; undefined if there is none, or its files are gone */
export const released = (
  { description }: Described,
  previous: string[],
  fallback: Described | undefined,
): Release => ({
  ...description,
  previous,
  fallback: fallback
    ? { version: fallback.description.version, description: fallback.integrity }
    : null,
});

/** @throws if there is no shell, or the releases don't hold together */
export function composed(releases: Releases, sequence: number): ReleaseManifest {
  const { [SHELL]: shell, ...remotes } = releases;
  if (!shell) throw refusedRelease('Nothing is live yet: publish the shell first.');
  const content = { shell, remotes } as Pick<ReleaseManifest, 'shell' | 'remotes'>;
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const checked = checkReleaseManifest({
    schemaVersion: 1,
    manifestId: `${sequence}-${digest.slice(0, 8)}`,
    sequence,
    expires: null,
    signature: null,
    ...content,
  });
  if (checked.ok) return checked.manifest;
  throw refusedRelease(`The release manifest is refused:\n  ${checked.problems.join('\n  ')}`);
}
