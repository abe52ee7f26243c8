import { once } from 'node:events';
import { createServer } from 'node:net';

/** The host name under which development servers listen: this machine alone can reach it. */
export const LOOPBACK = 'localhost';

/** Answers this port, or with 0 any that nobody has. Rejects if somebody has it. */
export async function claimPort(port, host = LOOPBACK) {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  const { port: claimed } = server.address();
  server.close();
  await once(server, 'close');
  return claimed;
}

/** A port that nobody listens on right now. */
export const freePort = () => claimPort(0, '127.0.0.1');
