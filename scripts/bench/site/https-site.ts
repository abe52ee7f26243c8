import type { Scope } from '../scope.ts';
import type { Workspace } from '../workspace.ts';
import type { Certificate } from './certificate.ts';
import { startHttpsFront } from './https-front.ts';
import { startSite } from './site-process.ts';

interface Options {
  scope: Scope;
  name: string;
  certificate: Certificate;
  releasesDir?: string;
}

/** Starts a site as browsers reach it in production, over HTTP/2; answers its address. */
export async function startHttpsSite(
  workspace: Workspace,
  { scope, name, certificate, releasesDir = workspace.path('releases') }: Options,
): Promise<string> {
  const front = await startHttpsFront(scope, certificate);
  const env = { PUBLIC_URL: front.url, RELEASES_DIR: releasesDir };
  const site = await startSite(workspace, { scope, name, env });
  front.passTo(site.port);
  return front.url;
}
