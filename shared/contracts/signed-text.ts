import type { ReleaseManifest } from './release-manifest.ts';

/** What the signature of a release manifest is over: all else that it says, however its members are ordered. */
export const signedText = (manifest: ReleaseManifest): string =>
  JSON.stringify({ ...manifest, signature: null }, inOrder);

/** A replacer for JSON.stringify. */
const inOrder = (_name: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
