import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Scope } from '../scope.ts';
import type { Workspace } from '../workspace.ts';
import type { Certificate } from './certificate.ts';
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

/** HTTP/2 in front of a site, as a production site has it: browsers speak it over TLS only. */
interface HttpsFront {
  url: string;
  /** Says which port on this machine answers. The front is made first, since a site must know its address. */
  passTo(port: number): void;
}

/** HTTP/2 has no such headers. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

async function startHttpsFront(scope: Scope, { key, cert }: Certificate): Promise<HttpsFront> {
  const agent = new Agent({ keepAlive: true });
  let target = 0;
  const server = createSecureServer({ key, cert }, (incoming, outgoing) =>
    pass(incoming, outgoing, { agent, port: target }),
  );
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  scope.defer(() => {
    for (const session of sessions) session.destroy();
    agent.destroy();
    server.close();
  });
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    passTo: (port) => {
      target = port;
    },
  };
}

function pass(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  { agent, port }: { agent: Agent; port: number },
) {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const call = request({
    host: 'localhost',
    port,
    agent,
    method: incoming.method,
    path: incoming.url,
    headers: { ...Object.fromEntries(headers), host: incoming.authority },
  });
  call.on('response', (answer) => {
    const own = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
    outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(own));
    answer.pipe(outgoing);
  });
  call.on('error', () => outgoing.destroy());
  incoming.pipe(call);
}
