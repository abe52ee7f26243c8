import { hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';

/**
 * What keys are for, by the label each is derived with. Another label makes worthless whatever the
 * former key signed or encrypted, so these never change.
 */
const labels = {
  accessTokens: 'access-tokens',
  oauthTransactions: 'oauth-transactions',
  knownDevices: 'known-devices',
  /** Encrypts the secrets of second factors in the database. */
  secondFactors: 'admin-second-factor',
  /** Makes the marks by which readers of articles are counted. */
  articleReaders: 'article-readers',
  /** Makes the marks that stand for networks in the log. */
  loggedNetworks: 'logged-networks',
  /** Signs links to versions that aren't live, and what a browser stores of them. */
  siteViews: 'site-views',
  /** Makes the proofs with which documents let their page views be counted. */
  pageViews: 'page-views',
  /** Signs release manifests, unless MANIFEST_KEYS says with what. */
  releaseManifests: 'release-manifests',
} as const;

/** One key of 32 bytes for each purpose. */
export type Keys = Readonly<Record<keyof typeof labels, Buffer>>;

/**
 * Derives the keys from the installation's secret (HKDF with SHA-256, RFC 5869). Nobody can get from
 * one key to another or to the secret, and what is signed for one purpose counts for no other.
 */
export function deriveKeys(secret: Buffer): Keys {
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', secret, '', label, 32));
  return {
    accessTokens: derive(labels.accessTokens),
    oauthTransactions: derive(labels.oauthTransactions),
    knownDevices: derive(labels.knownDevices),
    secondFactors: derive(labels.secondFactors),
    articleReaders: derive(labels.articleReaders),
    loggedNetworks: derive(labels.loggedNetworks),
    siteViews: derive(labels.siteViews),
    pageViews: derive(labels.pageViews),
    releaseManifests: derive(labels.releaseManifests),
  };
}

const NAME = 'session-secret';

/**
 * The secret that all keys are derived from (`deriveKeys`): SESSION_SECRET, or one made once per
 * installation and stored in the database, so that all processes on it agree without configuration.
 */
export async function installationSecret(
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  { kysely }: Pick<Database, 'kysely'>,
): Promise<Buffer> {
  if (sessionSecret) return Buffer.from(sessionSecret);
  await kysely
    .insertInto('installation_values')
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await kysely
    .selectFrom('installation_values')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64url');
}
