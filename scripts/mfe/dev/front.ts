/** Serves the site on localhost, with one remote from this machine. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Boot,
  isOwn,
  type ReleaseManifest,
  type RuntimeConfig,
} from '@site/shared/contracts/composition';
import { policyFor } from '../../dev/policy.ts';
import { asUnrendered, bootOf } from './document.ts';
import { type Answer, forwarder } from './forward.ts';
import { siteCookies } from './site-cookies.ts';

interface Options {
  site: URL;
  /** The site's configuration, read from one of its pages. */
  config: RuntimeConfig;
  local: URL;
  remote: string;
  /** Puts the remote into what is live, signed. */
  compose(live: ReleaseManifest): Promise<ReleaseManifest>;
  /** The keys it is signed with. */
  keys: Boot['manifestKeys'];
}

/** Where pages send reports. Theirs would be about a version that the site doesn't have. */
const REPORTS = ['/v1/telemetry', '/v1/remote-failures'];

/** Without those of the API and of files: here they're under the same address. */
const onOneAddress = ({ releasesOrigin: _, ...config }: RuntimeConfig): RuntimeConfig => {
  const api = config.apiBaseUrl.replace(/\/$/, '');
  const { postsApiUrl } = config;
  return {
    ...config,
    apiBaseUrl: config.apiBaseUrl && '/',
    postsApiUrl: postsApiUrl.startsWith(api) ? postsApiUrl.slice(api.length) : postsApiUrl,
  };
};

export function createFront({ site, config, local, remote, compose, keys }: Options) {
  const api = new URL(config.apiBaseUrl, site);

  async function changedManifest(answer: Answer): Promise<Answer> {
    if (answer.status !== 200) return answer;
    return { ...answer, body: JSON.stringify(await compose(JSON.parse(answer.body))) };
  }

  async function changedDocument(answer: Answer, path: string): Promise<Answer> {
    const boot = bootOf(answer.body);
    if (!boot) return answer;
    const releaseManifest = await compose(boot.releaseManifest);
    const changed: Boot = {
      ...boot,
      releaseManifest,
      config: onOneAddress(boot.config),
      ...(keys && { manifestKeys: keys }),
    };
    const folder = boot.releaseManifest.remotes[remote]?.base ?? null;
    const mountPaths = releaseManifest.remotes[remote]?.mountPaths ?? [];
    return {
      // The site doesn't know pages that aren't released yet.
      status: answer.status === 404 && isUnder(mountPaths, path) ? 200 : answer.status,
      headers: policyFor(local.origin, answer.headers as Record<string, string>),
      body: asUnrendered(withPathsOfFiles(answer.body, boot.config), changed, folder),
    };
  }

  const forward = forwarder({
    site,
    api,
    local,
    cookies: siteCookies(site.origin),
    change: (answer, path) =>
      path.startsWith('/release-manifest.json')
        ? changedManifest(answer)
        : changedDocument(answer, path),
  });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const isReport = request.method === 'POST' && REPORTS.includes(request.url ?? '');
    if (isReport) response.writeHead(204).end();
    else forward(request, response);
  };
}

/** The origin of the files lets the site's pages alone have them; the site has them for all of its own. */
const withPathsOfFiles = (html: string, { releasesOrigin }: RuntimeConfig): string =>
  releasesOrigin ? html.replaceAll(`${releasesOrigin}/releases/`, '/releases/') : html;

const isUnder = (mountPaths: readonly string[], url: string) => {
  const path = url.split('?')[0] ?? '';
  return isOwn({ mountPaths }, path);
};
