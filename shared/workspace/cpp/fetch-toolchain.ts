import { fetchFile, type SandboxFile } from '../sandbox/index.ts';

/** The toolchain's folder at this site, written by the build (scripts/cpp/toolchain.mjs). */
declare const CPP_TOOLCHAIN: string;

/** Below /releases/: what is there is cached for good by browsers and by the service worker, as Python is. */
const place = () => `/releases/toolchain/${CPP_TOOLCHAIN}/`;

/** What a site answers as long as it makes the toolchain, which takes it a minute, once. */
const BEING_MADE = 202;
const AGAIN_MS = 3_000;

/** The files by name. */
export type Toolchain = [name: string, content: ArrayBuffer][];

/** Fetches all files. Rejects if one can't be fetched or isn't what was made, or if the signal aborts. */
export async function fetchToolchain(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Toolchain> {
  const base = place();
  const files = await listOf(base, signal);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let arrived = 0;
  const count = (bytes: number) => {
    arrived += bytes;
    onProgress(arrived / total);
  };
  return Promise.all(
    files.map(async (file) => [file.name, await fetchFile(base, file, count, signal)] as const),
  ).then((all) => all.map(([name, content]) => [name, content]));
}

async function listOf(base: string, signal: AbortSignal): Promise<SandboxFile[]> {
  for (;;) {
    const response = await fetch(`${base}files.json`, { signal });
    if (!response.ok) throw new Error(`files.json answered ${response.status}`);
    if (response.status !== BEING_MADE) return response.json();
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    signal.throwIfAborted();
  }
}
