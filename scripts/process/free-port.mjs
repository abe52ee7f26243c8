import { once } from 'node:events';
import { createServer } from 'node:net';

/** The host name under which development servers listen: this machine alone can reach it. */
export const LOOPBACK = 'localhost';

/** Resolves to this port, or with 0 to any free one. Rejects if it's taken. */
export async function claimPort(port, host = LOOPBACK) {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  const { port: claimed } = server.address();
  server.close();
  await once(server, 'close');
  return claimed;
}

/** A port that is free right now. */
export const freePort = () => claimPort(0, '127.0.0.1');
