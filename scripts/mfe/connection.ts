/** Which site a command speaks to, and as whom. */
import type { NewReleaseToken } from '@site/shared/contracts/releases';
import { IS_PACKED } from '../webpack/paths.mjs';
import { exitCodes, Refusal, TOKENS_FROM } from './refusal.ts';
import { connectSite, type Site } from './site.ts';

export interface Target {
  /** Address of the site; that of this clone's running site if omitted. */
  to?: string;
}

/** For the machine that the site runs on: the operator may do everything. No two tokens share a name. */
const OPERATORS: NewReleaseToken = {
  name: `operator, process ${process.pid}`,
  unit: '*',
  rights: ['publish', 'promote', 'approve', 'rollback', 'tokens'],
  days: 1,
};

/**
 * Does something to a site. Without `to` and MFE_TOKEN it is the running site of this clone, with a token that its
 * database is given for the occasion: anyone who can open the database is the operator.
 */
export async function withSite<T>(
  { to = process.env.MFE_SITE }: Target,
  work: (site: Site) => Promise<T>,
): Promise<T> {
  const token = process.env.MFE_TOKEN;
  if (to) return work(connectSite(addressOf(to), token ?? noToken(to)));
  const config = await ownConfig();
  const own = await ownSite(config);
  if (token) return work(connectSite(own, token));
  const { openReleaseStore } = await import('@site/api/release-store');
  const store = await openReleaseStore(config, () => {});
  const made = await store.tokens.create(OPERATORS);
  try {
    return await work(connectSite(own, made.token));
  } finally {
    await store.tokens.end(made.id);
    await store.close();
  }
}

/** Where the site answers, for what it shows to everyone. */
export async function originOf({ to = process.env.MFE_SITE }: Target): Promise<string> {
  if (to) return addressOf(to).replace(/\/$/, '');
  return (await ownSite(await ownConfig())).replace(/\/$/, '');
}

/** Where this clone's site runs. Another clone's may be at the port that this one's would have. */
async function ownSite({ dataDir, publicUrl }: { dataDir: string; publicUrl: string }) {
  const { runningSites } = await import('@site/api/running-sites');
  const running = await runningSites(dataDir);
  // Processes that share a database may run elsewhere; then the settings name their address.
  const [url, ...others] = running.length === 0 && process.env.PUBLIC_URL ? [publicUrl] : running;
  if (!url) throw new Refusal(NONE_RUNS, exitCodes.unreachable);
  if (others.length > 0) throw severalRun(running);
  console.error(`The site is ${url}.`);
  return url;
}

const NONE_RUNS =
  'No site of this clone is running: start it with npm start, or name one with --to or MFE_SITE.';

const severalRun = (running: readonly string[]) =>
  new Refusal(
    `Several sites of this clone are running: ${running.join(', ')}. Name one with --to or MFE_SITE.`,
    exitCodes.usage,
  );

async function ownConfig() {
  if (IS_PACKED) throw new Refusal('Name the site with --to or MFE_SITE.', exitCodes.usage);
  const { readConfig } = await import('@site/api/config');
  return readConfig();
}

function addressOf(to: string): string {
  if (URL.canParse(to) && /^https?:$/.test(new URL(to).protocol)) return to;
  throw new Refusal(
    `${to} isn't an address. Name the site as https://learn.example.org.`,
    exitCodes.usage,
  );
}

function noToken(to: string): never {
  throw new Refusal(`Set MFE_TOKEN to a token for ${to}; ${TOKENS_FROM}`, exitCodes.forbidden);
}
