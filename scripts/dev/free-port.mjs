import { createServer } from 'node:net';

/** The host name under which development servers listen: this machine alone can reach it. */
export const LOOPBACK = 'localhost';

/** This port if nobody has it, else one that nobody has. The same port lets open pages reconnect. */
export const freePort = (preferred) => claimPort(preferred).catch(() => claimPort(0));

/** Rejects if somebody has this port. */
export function claimPort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: LOOPBACK }, () => {
      const { port: claimed } = server.address();
      server.close(() => resolve(claimed));
    });
  });
}
