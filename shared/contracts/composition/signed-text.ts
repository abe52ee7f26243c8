import type { ReleaseManifest } from './release-manifest.ts';

/**
 * What the signature of a release manifest is over: all else that it says, in the order of its members. Browsers are sent
 * them in one order, since sorting them took most of the time that they need to verify a signature.
 */
export const signedText = (manifest: ReleaseManifest): string =>
  JSON.stringify({ ...manifest, signature: null });

/** The same with the members of every object sorted by name. Databases store them in an order of their own. */
export const inOrder = (manifest: ReleaseManifest): ReleaseManifest => sorted(manifest);

function sorted<T>(value: T): T {
  if (Array.isArray(value)) return value.map(sorted) as T;
  if (!value || typeof value !== 'object') return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)])) as T;
}
