/** Which pages of a version can be other than before: those that load files which have changed. */
import { createHash } from 'node:crypto';
import type { Build } from '../upload.ts';

/** What a version is made of. Its name aside, which is in most of its files. */
export interface Made {
  /** A hash of what it declares. */
  declared: string;
  /** A hash of each file, by name. */
  files: Record<string, string>;
}

/** What is known of a version that was proved. */
export interface ProvedVersion extends Made {
  /** Names of the files that each page loaded, by its address. */
  pages: Record<string, readonly string[]>;
}

const DESCRIPTION = 'release.json';
/** Compressed copies, and what no page loads. */
const LEFT_OUT =
  /\.(br|gz)$|^(release|manifest|mf-stats|package-uses|bundled-packages)\.json$|^server\.js$/;

/** How many of the pages that can't have changed are opened all the same. */
export const SAMPLE = 2;

export async function madeOf({ version, files }: Build): Promise<Made> {
  const own = files.filter(({ folder }) => folder === version);
  const stamp = version.slice(version.lastIndexOf('-') + 1);
  const hashed = async (read: () => Promise<Buffer>, part = (text: string) => text) => {
    const text = part((await read()).toString('latin1'));
    return createHash('sha256').update(text.replaceAll(stamp, '')).digest('base64');
  };
  const description = own.find(({ path }) => path === DESCRIPTION);
  return {
    declared: description ? await hashed(description.read, withoutFiles) : '',
    files: Object.fromEntries(
      await Promise.all(
        own
          .filter(({ path }) => !LEFT_OUT.test(path))
          .map(async ({ path, read }) => [path, await hashed(read)] as const),
      ),
    ),
  };
}

const withoutFiles = (description: string) =>
  JSON.stringify({ ...JSON.parse(description), files: null });

/**
 * Those of a version's pages that can be other than before, and a few more. All of them if it isn't files of pages that have
 * changed, but what the version declares, or what renders on the server alone.
 * @param before the version that is live
 */
export function pagesToOpen(
  addresses: readonly string[],
  { version, before, now }: { version: string; before: ProvedVersion; now: Made },
): readonly string[] {
  const names = [...new Set([...Object.keys(before.files), ...Object.keys(now.files)])];
  const changed = new Set(names.filter((name) => before.files[name] !== now.files[name]));
  if (before.declared !== now.declared || changed.size === 0) return addresses;
  const isUnchanged = (address: string) =>
    before.pages[address]?.every((name) => !changed.has(name)) ?? false;
  const unchanged = addresses.filter(isUnchanged);
  const sample = sampleOf(unchanged, version);
  return addresses.filter((address) => sample.has(address) || !isUnchanged(address));
}

/** Not the same ones for each version. */
function sampleOf(addresses: readonly string[], version: string): ReadonlySet<string> {
  const order = (address: string) =>
    createHash('sha256').update(`${version} ${address}`).digest('base64');
  const sorted = addresses.map((address) => ({ address, order: order(address) }));
  sorted.sort((one, other) => (one.order < other.order ? -1 : 1));
  return new Set(sorted.slice(0, SAMPLE).map(({ address }) => address));
}
