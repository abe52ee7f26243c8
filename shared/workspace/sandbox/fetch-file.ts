/** One file that a sandbox needs, as the build describes it. */
export interface SandboxFile {
  name: string;
  /** Bytes after decompression. */
  size: number;
  integrity: string;
}

/**
 * Fetches a file of a sandbox and calls `onBytes` as its parts arrive. Rejects if it can't be fetched,
 * isn't the released file, or the signal aborts.
 */
export async function fetchFile(
  base: string,
  file: SandboxFile,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  // With a hash to check, the browser holds a file back until all of it has arrived, so there would
  // be no progress to show. The check is done afterwards instead, except on plain http, where browsers
  // offer no hashing.
  const checked = crypto.subtle ? {} : { integrity: file.integrity };
  const answer = await fetch(base + file.name, { ...checked, signal });
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
