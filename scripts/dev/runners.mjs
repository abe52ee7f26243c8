/** What microfrontends in development run programs in: served where their pages look for it. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasSandbox, sandboxesOf } from '../runner/sandboxes.mjs';

/**
 * @param {readonly string[]} microfrontends
 * @returns {Promise<{
 *   runners: { path: string, name: string, microfrontend: string }[],
 *   frameHeadersOf: (url: string, framedBy: string) => Record<string, string>,
 * }>} the folders, and what the documents in them may do: their policy is that of production
 */
export async function buildRunners(microfrontends) {
  const running = microfrontends.filter(hasSandbox);
  if (running.length === 0) return { runners: [], frameHeadersOf: () => ({}) };
  // TypeScript, which can be read from the time on when development runs.
  const { frameHeaders } = await import('@site/api/composition');
  const built = await Promise.all(
    running.map(async (microfrontend) =>
      (await sandboxesOf(microfrontend)).map(({ path, facts }) => ({
        path,
        name: facts.folder,
        microfrontend,
      })),
    ),
  );
  const runners = built.flat();
  const runnerOf = (url) =>
    url.endsWith('.html') ? runners.find(({ name }) => url.includes(`/${name}/`)) : undefined;
  return {
    runners,
    frameHeadersOf(url, framedBy) {
      const runner = runnerOf(url);
      if (!runner) return {};
      const html = readFileSync(join(runner.path, basename(url)), 'utf8');
      return frameHeaders(html, framedBy);
    },
  };
}
