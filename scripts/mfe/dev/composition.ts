/** The site as this machine shows it: what is live, with one remote as it's being written. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  checkReleaseManifest,
  type ExportsByModule,
  type ReleaseManifest,
  type RemoteRelease,
  signedText,
} from '@site/shared/contracts/composition';
import { remoteInDevelopment } from '../../dev/development-manifest.ts';
import { IN_DEVELOPMENT } from '../../webpack/version.mjs';
import { Refusal } from '../refusal.ts';

/** What is known of the latest build. */
export interface Built {
  /** What it uses of the shell. */
  uses: ExportsByModule;
  entry: Buffer;
}

/** Where pages find the files of a remote, as if they had been released. */
export const folderInDevelopment = (name: string) => `/releases/${name}/${IN_DEVELOPMENT}/`;

/** The remote as a release manifest lists it. Pages check its entry; what that loads has no hash, since it changes. */
export function builtRemote(name: string, { uses, entry }: Built): RemoteRelease {
  const base = folderInDevelopment(name);
  const described = remoteInDevelopment(name, {
    version: IN_DEVELOPMENT,
    base,
    unitManifest: `${base}manifest.json`,
    previous: [],
    fallback: null,
    files: {},
  });
  const hash = createHash('sha384').update(entry).digest('base64');
  return { ...described, uses, files: { [described.entry]: `sha384-${hash}` } };
}

export const withRemote = (
  live: ReleaseManifest,
  name: string,
  remote: RemoteRelease,
): ReleaseManifest => ({
  ...live,
  manifestId: `${live.manifestId}-development`,
  signature: null,
  remotes: { ...live.remotes, [name]: remote },
});

/** A key of this run: pages take only what is signed, and nobody but them hears of it. */
export function createSigner() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const name = createHash('sha256').update(x).digest('hex').slice(0, 8);
  return {
    keys: { [name]: x },
    sign(manifest: ReleaseManifest): ReleaseManifest {
      const bytes = sign(null, Buffer.from(signedText(manifest)), privateKey);
      return { ...manifest, signature: `${name}.${bytes.toString('base64')}` };
    },
  };
}

/** @throws Refusal if the remote doesn't fit what is live, as its release wouldn't: it names each reason */
export function refuseMisfits(name: string, origin: string, composed: ReleaseManifest) {
  const checked = checkReleaseManifest(composed);
  if (checked.ok) return;
  throw new Refusal(`${name} doesn't fit ${origin}:\n  ${checked.problems.join('\n  ')}`);
}
