import { request } from 'node:http';
import type { Scope } from '../scope.ts';
import { forkHelper } from './helper-process.ts';

/** An answer as it travels: the body is not unpacked. */
export interface RawAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Asks once and keeps every byte of the answer's body and every header that is its own. */
export function rawAnswer(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const own = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
      const texts = own.map(([name, value]) => [name, String(value)]);
      resolve({
        headers: { ...Object.fromEntries(texts), 'content-length': String(body.length) },
        body,
      });
    });
    call.on('error', reject).end();
  });
}

/** Starts a node:http server that answers everything with these bytes; answers its address. */
export async function startBareServer(scope: Scope, answer: RawAnswer): Promise<string> {
  const helper = forkHelper(scope, new URL('./bare-server-process.ts', import.meta.url));
  const port = await helper.ask({ ...answer, body: answer.body.toString('base64') });
  return `http://localhost:${port}`;
}
