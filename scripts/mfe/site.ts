/** A site as the command line speaks to it: its address, and a token. */
import { exitCodes, Refusal } from './refusal.ts';

export interface Site {
  url: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
  delete(path: string): Promise<void>;
  /** Uploads what a file holds. */
  upload(content: Buffer): Promise<void>;
}

/** A call may wait for a large file or for a change that another team is making. */
const LIMIT_MS = 60_000;

/** @param url of the site, with or without a closing slash */
export function connectSite(url: string, token: string): Site {
  const origin = url.replace(/\/$/, '');

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(`${origin}/v1/releases${path}`, { ...init, method, headers, signal })
      // Whatever the reason, there is no answer.
      .catch((error: Error) => {
        throw new Refusal(
          `No site answers at ${origin} (${(error.cause as Error | undefined)?.message ?? error.message}). Start it, or name another with --to.`,
          exitCodes.unreachable,
        );
      });
    if (answer.ok) return answer;
    throw await refusalOf(answer, origin);
  }

  return {
    url: origin,
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
  if (!problem?.message) {
    return new Refusal(
      `${origin} answered ${answer.status} and not as such a site does. Check the address.`,
      exitCodes.unreachable,
    );
  }
  const fields = Object.entries(problem.errors ?? {}).map(([name, says]) => `\n  ${name}: ${says}`);
  const exitCode = [401, 403].includes(answer.status) ? exitCodes.forbidden : exitCodes.refused;
  return new Refusal(problem.message + fields.join(''), exitCode);
}
