/** A site as the command line speaks to it: its address, and a token. */
import type { ReleaseRight } from '@site/shared/contracts/composition';
import type { RightQuery } from '@site/shared/contracts/releases';
import { oddAnswer, reach } from './http-client.ts';
import { exitCodes, Refusal, TOKENS_FROM } from './refusal.ts';

export interface Site {
  url: string;
  token: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
  delete(path: string): Promise<void>;
  /** Uploads what a file holds. */
  upload(content: Buffer): Promise<void>;
}

/** @param url of the site, with or without a closing slash */
export function connectSite(url: string, token: string): Site {
  const origin = url.replace(/\/$/, '');

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const answer = await reach(origin, `/v1/releases${path}`, { ...init, method, headers });
    if (answer.ok) return answer;
    throw await refusalOf(answer, origin);
  }

  return {
    url: origin,
    token,
    get: async (path) => (await send('GET', path)).json(),
    post: async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      return (await send('POST', path, { headers, body: JSON.stringify(body) })).json();
    },
    delete: async (path) => void (await send('DELETE', path)),
    upload: async (content) => {
      const headers = { 'content-type': 'application/octet-stream' };
      await send('PUT', '/files', { headers, body: new Uint8Array(content) });
    },
  };
}

/** What the site says, with the fields that are wrong. */
async function refusalOf(answer: Response, origin: string): Promise<Refusal> {
  const problem = (await answer.json().catch(() => null)) as {
    message?: string;
    errors?: Record<string, string>;
  } | null;
  if (!problem?.message) return oddAnswer(origin, answer.status);
  if (answer.status === 401) return unknownToken(origin);
  const fields = Object.entries(problem.errors ?? {}).map(([name, says]) => `\n  ${name}: ${says}`);
  const exitCode = answer.status === 403 ? exitCodes.forbidden : exitCodes.refused;
  return new Refusal(problem.message + fields.join(''), exitCode);
}

const unknownToken = (origin: string) =>
  new Refusal(
    `${origin} doesn't know this token, or it's no longer valid. Set MFE_TOKEN to another; ${TOKENS_FROM}`,
    exitCodes.forbidden,
  );

/**
 * Checks with the site that the token may do all of this, which takes milliseconds.
 * @throws Refusal that says what the token lacks, and where to get another
 */
export async function requireRights(
  site: Site,
  microfrontends: readonly string[],
  rights: readonly ReleaseRight[],
): Promise<void> {
  for (const unit of microfrontends) {
    for (const right of rights) await requireRight(site, { unit, right });
  }
}

async function requireRight(site: Site, right: RightQuery): Promise<void> {
  try {
    await site.get(`/rights?${new URLSearchParams(right)}`);
  } catch (error) {
    // An unknown token has an error of its own.
    if (!(error instanceof Refusal) || error.message.includes(TOKENS_FROM)) throw error;
    // A site of an earlier version doesn't have this route. It refuses later if it has to.
    if (error.exitCode === exitCodes.refused) return;
    if (error.exitCode !== exitCodes.forbidden) throw error;
    throw new Refusal(
      `${error.message} Set MFE_TOKEN to another; ${TOKENS_FROM}`,
      exitCodes.forbidden,
    );
  }
}
