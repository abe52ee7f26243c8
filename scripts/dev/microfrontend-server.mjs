/** Serves microfrontends as they are written, each under its own path, to pages of this machine alone. */
import { projectPath, SHELL, serverFolder } from '../webpack/paths.mjs';
import { startDevServer } from './dev-server.mjs';
import { developmentConfig } from './development-config.mjs';
import { buildRunners } from './runners.mjs';

/**
 * Resolves with a function that closes it, once everything was built for the first time.
 * @param {readonly string[]} microfrontends
 * @param {URL} server the address under which it is to be reached
 * @param {URL} site the address of the pages
 * @param {(line: string) => void} report called for every later build
 */
export async function startMicrofrontendServer(microfrontends, server, site, report) {
  const configs = await Promise.all(
    microfrontends.map((microfrontend) => developmentConfig(microfrontend, server)),
  );
  const { runners, frameHeadersOf } = await buildRunners(microfrontends);
  const options = {
    allowedHosts: [server.hostname, site.hostname],
    headers: ({ headers, url }) => ({
      ...permission(headers.origin),
      ...frameHeadersOf(url, site.origin),
    }),
    static: [
      folder(projectPath('scripts/dev/page'), SHELL),
      ...microfrontends.map((microfrontend) => folder(serverFolder(microfrontend), microfrontend)),
      ...runners.map(({ path, name }) => folder(path, name)),
    ],
  };
  const { close } = await startDevServer(configs, server, options, report);
  return close;
}

const folder = (directory, name) => ({ directory, publicPath: `/${name}/`, watch: false });

/** Pages on this machine may read the sources, and no other page that happens to be open. */
function permission(origin) {
  const allowed =
    URL.canParse(origin) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
  return { vary: 'origin', ...(allowed ? { 'access-control-allow-origin': origin } : {}) };
}
