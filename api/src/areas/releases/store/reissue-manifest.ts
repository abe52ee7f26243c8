/** What becomes of the live release manifest when the keys change, or the whole database goes back in time. */
import { OPERATOR } from '@site/shared/contracts';
import {
  addManifest,
  latestSigned,
  type ManifestStore,
  renewSignature,
} from './live-manifests.repository.ts';
import { composed, releasesIn } from './next-manifest.ts';

/** Signs what is live with the key that signs now, so that the one before can be given up. */
export async function signWithCurrentKey({ kysely, signer }: ManifestStore): Promise<void> {
  const live = await latestSigned(kysely, signer);
  if (live && !signer.hasJustSigned(live)) await renewSignature(kysely, signer.sign(live));
}

/** More release manifests than a site has in two days. */
const AHEAD = 1000;

/**
 * After a restoration of the database: browsers remember for two days which release manifest they saw, and take none
 * that came before. So the numbers go on far behind those that may have been given since the backup.
 */
export async function leadOn({ kysely, signer }: ManifestStore, why: string): Promise<void> {
  const live = await latestSigned(kysely, signer);
  if (!live) return;
  const manifest = signer.sign(composed(releasesIn(live), live.sequence + AHEAD));
  await addManifest(kysely, manifest, {
    action: 'restore',
    units: [],
    by: OPERATOR,
    administrator: null,
    why,
  });
}
