import { type ReleaseManifest, signedText } from '@site/shared/contracts/composition';

/** Which release manifest this browser has seen last: whose, its number, and since when. */
const SEEN = 'release-manifest';

/** How long another process of the API may still serve the former one. */
const LAG_MS = 10 * 60_000;
/** After this, what came before has expired, unless it's served again on purpose. */
const LIFETIME_MS = 3 * 24 * 3_600_000;

/**
 * Whether this is what the site released, is still meant to be used, and nothing newer has been seen. Browsers have Web
 * Crypto only on secure pages, and older ones not this kind of signature: there the hashes of files have to do.
 * @param keys public ones, base64url, by name
 * @param past the id of one that the person chose to see again, though newer ones have been seen
 * @throws with the reason
 */
export async function verifyManifest(
  manifest: ReleaseManifest,
  keys: Readonly<Record<string, string>>,
  past?: string,
): Promise<void> {
  const { expires, manifestId, sequence, signature } = manifest;
  const [name = '', bytes = ''] = `${signature}`.split('.');
  const x = keys[name];
  if (!crypto.subtle) return;
  if (!x) throw new Error("the release manifest isn't signed");
  const key = await importKey(x);
  if (!key) return;
  const isSigned = await crypto.subtle.verify(
    key.algorithm,
    key,
    Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0)),
    new TextEncoder().encode(signedText(manifest)),
  );
  if (!isSigned) throw new Error('the release manifest was altered');
  if (!(Date.parse(expires ?? '') > Date.now())) {
    throw new Error(`the release manifest expired on ${expires}`);
  }
  if (manifestId !== past) refuseOlder(name, sequence);
}

const imported = new Map<string, Promise<CryptoKey | null>>();

/**
 * Makes a public key ready, once. The first use of Web Crypto takes a phone several milliseconds, so the page begins
 * with it while it still evaluates.
 * @param x base64url
 * @returns null where browsers can't check signatures
 */
export function importKey(x: string): Promise<CryptoKey | null> {
  const key = imported.get(x) ?? tryToImport(x);
  imported.set(x, key);
  return key;
}

async function tryToImport(x: string): Promise<CryptoKey | null> {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    return await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
}

/** Storage may be blocked: then nothing is remembered. */
function refuseOlder(key: string, sequence: number): void {
  let seen = '';
  try {
    seen = localStorage.getItem(SEEN) ?? '';
  } catch {}
  const [whose, number, since] = seen.split(' ');
  const age = Date.now() - Number(since);
  if (whose === key && sequence < Number(number) && age < LIFETIME_MS) {
    if (age > LAG_MS) throw new Error(`the release manifest is older than number ${number}`);
  } else if (whose !== key || `${sequence}` !== number) {
    try {
      localStorage.setItem(SEEN, `${key} ${sequence} ${Date.now()}`);
    } catch {}
  }
}
