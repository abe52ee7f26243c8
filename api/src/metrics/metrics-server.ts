import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { StartupError } from '../errors/startup-error.ts';
import { isLoopback } from '../network/loopback.ts';
import { hostname } from '../plugins/host-check.ts';

/**
 * Serves GET /metrics at a port that the public site knows nothing of.
 * @returns a function that ends it
 * @throws StartupError if the port cannot be had
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  // A page in a browser on this machine may have a name that leads here (DNS rebinding).
  const isOwn = (name: string | null) => !isLoopback(host) || (name !== null && isLoopback(name));
  const server = createServer(async (request, response) => {
    if (!isOwn(hostname(request.headers.host))) return response.writeHead(421).end();
    if (request.url !== '/metrics') return response.writeHead(404).end();
    if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end();
    const text = await registry.metrics().catch(() => null);
    if (text === null) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  server.listen({ port, host });
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    const advice = 'Correct METRICS_PORT or METRICS_HOST.';
    throw new StartupError(
      `Metrics can't be served at ${host}:${port} (${cause.code}). ${advice}`,
      {
        cause,
      },
    );
  });
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}
