import type { Scope } from '../scope.ts';
import type { Workspace } from '../workspace.ts';
import type { Certificate } from './certificate.ts';
import { startHttpsFront } from './https-front.ts';
import { startSite } from './site-process.ts';

interface Options {
  scope: Scope;
  name: string;
  certificate: Certificate;
  env?: Record<string, string>;
  /** See startSite. */
  template?: string;
}

export interface HttpsSite {
  /** As browsers reach it. */
  url: string;
  /** Its process, without HTTPS. */
  direct: string;
}

/** Starts a site as browsers reach it in production, over HTTP/2. */
export async function startHttpsSite(
  workspace: Workspace,
  { scope, name, certificate, env = {}, ...template }: Options,
): Promise<HttpsSite> {
  const front = await startHttpsFront(scope, certificate);
  const site = await startSite(workspace, {
    scope,
    name,
    env: { ...env, PUBLIC_URL: front.url },
    ...template,
  });
  front.passTo(site.port);
  return { url: front.url, direct: site.url };
}
