import {
  type ExportsByModule,
  fitsRange,
  missingExports,
  type RemoteDescription,
} from '@site/shared/contracts/composition';

/** @throws if the release does not offer the module. */
export function checkDescribed({ version, exposes }: RemoteDescription, exposed: string) {
  if (!exposes[exposed]) throw new Error(`version ${version} has no ${exposed}`);
}

/** @throws if a file has no hash: it would be loaded unchecked. */
export function checkHashes(release: RemoteDescription, exposed: string) {
  // Code that is being written has none. A build for release leaves this line out.
  if (process.env.NODE_ENV === 'development' && release.base.startsWith('http:')) return;
  const bare = filesOf(release, exposed).filter((file) => !release.files[file]);
  if (bare.length > 0) throw new Error(`the release manifest has no hash for ${bare.join(', ')}`);
}

/** What the shell that runs the page offers; the one that is live by now may differ. */
export interface Offer {
  /** Its contract version. */
  contract: string;
  /** What its shared modules export. */
  provides: ExportsByModule;
}

/** @throws if the release was made for another contract, or uses an export that would be undefined. */
export function checkContract({ contract, uses }: RemoteDescription, offer: Offer) {
  if (!fitsRange(offer.contract, contract)) {
    throw new Error(`it needs contract ${contract}, the shell offers ${offer.contract}`);
  }
  // In development, what the shell provides isn't known. A build for release leaves this line out.
  if (process.env.NODE_ENV === 'development') return;
  const missing = missingExports(uses, offer.provides);
  if (missing.length > 0) throw new Error(`the shell doesn't provide ${missing.join(', ')}`);
}

const filesOf = ({ entry, exposes }: RemoteDescription, exposed: string) => [
  entry,
  ...(exposes[exposed]?.js ?? []),
  ...(exposes[exposed]?.css ?? []),
];
