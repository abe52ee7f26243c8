import type { RunnerFile } from './runner-facts.ts';

/**
 * Fetches a file of the runner and tells `onBytes` as its parts arrive. Rejects where it does not come, or
 * is not the one that was released.
 */
export async function fetchFile(
  base: string,
  file: RunnerFile,
  onBytes: (bytes: number) => void,
): Promise<ArrayBuffer> {
  // Told to check it, the browser holds a file back until all of it is there, and nobody sees how far it
  // is. So the check comes afterwards, except where browsers offer none: beside https and localhost.
  const checked = crypto.subtle ? {} : { integrity: file.integrity };
  const answer = await fetch(base + file.name, checked);
  if (!answer.ok || !answer.body) throw new Error(`${file.name} answered ${answer.status}`);
  const content = await readAll(answer.body, file.size, onBytes);
  if (crypto.subtle && (await integrityOf(content)) !== file.integrity) {
    throw new Error(`${file.name} is not what was released`);
  }
  return content;
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  size: number,
  onBytes: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const content = new Uint8Array(size);
  const reader = body.getReader();
  let filled = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    content.set(part.value, filled);
    filled += part.value.length;
    onBytes(part.value.length);
  }
  return content.buffer;
}

async function integrityOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
