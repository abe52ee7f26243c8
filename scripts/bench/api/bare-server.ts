import { request } from 'node:http';
import type { Scope } from '../scope.ts';
import { forkHelper } from './helper-process.ts';

/** A response as it's sent: the body isn't decompressed. */
export interface RawResponse {
  headers: Record<string, string>;
  body: Buffer;
}

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Sends one request and returns every byte of the response's body, and its headers except the connection's. */
export function rawResponse(url: string, headers: Record<string, string>): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const own = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
      const texts = own.map(([name, value]) => [name, String(value)]);
      resolve({
        headers: { ...Object.fromEntries(texts), 'content-length': String(body.length) },
        body,
      });
    });
    call.on('error', reject).end();
  });
}

/** Starts a node:http server that responds to every request with these bytes; returns its address. */
export async function startBareServer(scope: Scope, response: RawResponse): Promise<string> {
  const helper = forkHelper(scope, new URL('./bare-server-process.ts', import.meta.url));
  const port = await helper.request({ ...response, body: response.body.toString('base64') });
  return `http://localhost:${port}`;
}
