/**
 * Imported ahead of the compiler, which takes `fetch` as it finds it: this worker has no network, and its files come from
 * the page. Nothing here loads scripts either.
 */
import { fileAt } from './own-files.ts';

async function fetchOwn(address: URL | string): Promise<Response> {
  const content = fileAt(String(address));
  const type = String(address).endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  return new Response(content, {
    status: content ? 200 : 404,
    headers: { 'content-type': type },
  });
}

Reflect.set(globalThis, 'fetch', fetchOwn);
Reflect.set(globalThis, 'importScripts', undefined);
