import { isLoopback } from '../network/loopback.ts';

/** The part of the configuration that says who can reach the site; see `Config`. */
interface Exposure {
  host: string;
  publicUrl: string;
  trustProxy: number | readonly string[] | null;
  databaseUrl: string | null;
}

/**
 * Demonstration accounts have passwords that are shown to people who try the site out on their own
 * machine, so they exist only if nobody else can reach it. These are the signs that someone may, worded
 * to follow "because"; on loopback there are none.
 */
export function demoObstacles({ host, publicUrl, trustProxy, databaseUrl }: Exposure) {
  const publicName = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  return [
    isLoopback(host) ? [] : "HOST isn't limited to this machine",
    isLoopback(publicName) ? [] : "PUBLIC_URL doesn't name this machine",
    trustProxy === null ? [] : 'TRUST_PROXY is set',
    databaseUrl === null ? [] : 'DATABASE_URL is set',
  ].flat();
}

/** What the start says if there are no demonstration accounts. */
export function withoutDemo(config: Exposure): string {
  const reasons = demoObstacles(config);
  return `There are no demo accounts because ${reasons.join(' and ') || 'DEMO is off'}.`;
}
