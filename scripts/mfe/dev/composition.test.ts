import { createPublicKey, verify } from 'node:crypto';
import { type ReleaseManifest, signedText } from '@site/shared/contracts/composition';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { builtRemote, createSigner, refuseMisfits, withRemote } from './composition.ts';

const REMOTE = 'mfe-articles';
const built = { uses: { '@site/shared/ui': ['Page'] }, entry: Buffer.from('entry') };
const remote = builtRemote(REMOTE, built);

/** A site with another remote, whose shell offers what the remote of this clone uses. */
function live(facts: Parameters<typeof testRemote>[1] = {}): ReleaseManifest {
  const contract = remote.contract.replace(/^\D/, '');
  const other = testRemote('mfe-a', { contract: `^${contract}`, uses: {}, ...facts });
  const manifest = testReleaseManifest({ 'mfe-a': other });
  const { shell } = manifest;
  return { ...manifest, shell: { ...shell, contract, provides: built.uses } };
}

const refused =
  (manifest: ReleaseManifest, its = remote) =>
  () =>
    refuseMisfits(REMOTE, 'https://site.example', withRemote(manifest, REMOTE, its));

test('the remote takes its place beside the others, under addresses of a release', () => {
  const composed = withRemote(live(), REMOTE, remote);
  expect(Object.keys(composed.remotes)).toEqual(['mfe-a', REMOTE]);
  expect(composed.remotes['mfe-a']).toEqual(live().remotes['mfe-a']);
  expect(remote).toMatchObject({
    base: '/releases/mfe-articles/1.0.0-inprogress/',
    files: { 'remote-entry.js': expect.stringMatching(/^sha384-/) },
    uses: built.uses,
    mountPaths: expect.arrayContaining(['/dsaarticles']),
    fallback: null,
  });
  expect(refused(live())).not.toThrow();
});

test('pages can check who has signed it', () => {
  const { keys, sign } = createSigner();
  const signed = sign(withRemote(live(), REMOTE, remote));
  const [name = '', bytes = ''] = String(signed.signature).split('.');
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: keys[name] ?? '' },
    format: 'jwk',
  });
  const isGood = verify(null, Buffer.from(signedText(signed)), key, Buffer.from(bytes, 'base64'));
  expect(isGood).toBe(true);
  expect(Object.keys(createSigner().keys)).not.toEqual([name]);
});

test('it is refused where another owns its address', () => {
  expect(refused(live({ mountPaths: ['/dsaarticles'] }))).toThrow(
    "mfe-articles doesn't fit https://site.example:\n  /dsaarticles of mfe-a and /dsaarticles of mfe-articles overlap",
  );
});

test('it is refused by a shell of another contract', () => {
  const manifest = live();
  const older = { ...manifest, shell: { ...manifest.shell, contract: '1.0.0' } };
  expect(refused(older)).toThrow(/mfe-articles needs contract \S+, the shell offers 1\.0\.0/);
});

test('it is refused, with the name, if it uses an export that the live shell lacks', () => {
  const further = { ...remote, uses: { '@site/shared/ui': ['Page', 'Hologram'] } };
  expect(refused(live(), further)).toThrow(
    "mfe-articles uses Hologram of @site/shared/ui, which this shell doesn't provide",
  );
});
