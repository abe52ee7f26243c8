import type { FastifyInstance, InjectOptions } from 'fastify';
import CachePolicy from 'http-cache-semantics';

interface Stored {
  policy: CachePolicy;
  body: string;
}

interface Answer {
  status: number;
  headers: CachePolicy.Headers;
  body: string;
}

/** A cache in front of the site that all its visitors share, as RFC 9111 says. */
export interface SharedCache {
  /** @param cookies as a browser sends them */
  get(url: string, cookies?: Record<string, string>): Promise<Answer>;
  /** Addresses that were requested of the site itself since the last call. */
  forwarded(): string[];
  /** Lets time pass, for the cache alone. */
  wait(seconds: number): void;
  /** What it has stored. */
  stored(): string[];
}

export function createSharedCache(app: FastifyInstance, host: string): SharedCache {
  const entries = new Map<string, Stored[]>();
  const forwarded: string[] = [];
  let aheadMs = 0;

  class Policy extends CachePolicy {
    now() {
      return Date.now() + aheadMs;
    }
  }

  async function forward(url: string, headers: CachePolicy.Headers): Promise<Answer> {
    forwarded.push(url);
    const answer = await app.inject({ method: 'GET', url, headers } as InjectOptions);
    const { statusCode: status, body } = answer;
    return { status, headers: answer.headers as CachePolicy.Headers, body };
  }

  async function get(url: string, cookies: Record<string, string> = {}): Promise<Answer> {
    const cookie = Object.entries(cookies).map((pair) => pair.join('='));
    const headers = { host, ...(cookie.length > 0 && { cookie: cookie.join('; ') }) };
    const request = { url, method: 'GET', headers };
    const kept = entries.get(url) ?? [];
    const fresh = kept.find(({ policy }) => policy.satisfiesWithoutRevalidation(request));
    if (fresh) return { status: 200, headers: fresh.policy.responseHeaders(), body: fresh.body };
    const stale = kept.find(
      ({ policy }) => policy.revalidationHeaders(request)['if-none-match'] !== undefined,
    );
    const answer = await forward(url, stale?.policy.revalidationHeaders(request) ?? headers);
    const policy =
      stale?.policy.revalidatedPolicy(request, answer).policy ??
      new Policy(request, answer, { shared: true });
    const body = stale && answer.status === 304 ? stale.body : answer.body;
    const renewed = policy.storable() ? [{ policy, body }] : [];
    entries.set(url, [...kept.filter((one) => one !== stale), ...renewed]);
    return { status: stale ? 200 : answer.status, headers: policy.responseHeaders(), body };
  }

  return {
    get,
    forwarded: () => forwarded.splice(0),
    wait: (seconds) => {
      aheadMs += seconds * 1000;
    },
    stored: () => [...entries.values()].flat().map(({ body }) => body),
  };
}
