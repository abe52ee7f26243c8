import type { ExportsByModule } from './release-manifest.ts';

/**
 * Whether a contract version lies in a range as remote.json may write it: `2.1.0` itself, `~2.1.0` with later
 * corrections, `^2.1.0` with later additions. Every page carries this; a library for ranges would be five times as long.
 */
export function fitsRange(version: string, range: string): boolean {
  const sign = range.replace(/\d.*/, '');
  const [major = 0, minor = 0, patch = 0] = numbersOf(range.slice(sign.length));
  const [itsMajor = 0, itsMinor = 0, itsPatch = 0] = numbersOf(version);
  if (itsMajor !== major) return false;
  if (itsMinor !== minor) return sign === '^' && itsMinor > minor;
  return sign ? itsPatch >= patch : itsPatch === patch;
}

const numbersOf = (version: string) => version.split('.').map(Number);

/** What of `uses` is not among `provides`, in words: such as "BackLink of @site/shared/ui". */
export const missingExports = (uses: ExportsByModule, provides: ExportsByModule): string[] =>
  Object.entries(uses).flatMap(([module, names]) =>
    names.filter((name) => !provides[module]?.includes(name)).map((name) => `${name} of ${module}`),
  );
