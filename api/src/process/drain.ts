import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Lets clients send one more request on the connections they hold open: its response says that the connection ends. */
const NEXT_REQUEST_MS = 1_000;

/** For what is still under way then. No statement takes longer. */
const UNDER_WAY_MS = 8_000;

/** How long `drain` may take. */
export const DRAIN_MS = NEXT_REQUEST_MS + UNDER_WAY_MS;

/**
 * Stops accepting connections and waits until those that exist are gone: used ones end with their
 * response (see plugins/draining.ts), unused ones are closed after a second, the rest after DRAIN_MS.
 * @param others further servers that accept connections for `server`
 * @param connections all that are open
 */
export async function drain(
  server: Server,
  others: readonly NetServer[],
  connections: ReadonlySet<Socket>,
): Promise<void> {
  // Not in the timer itself: after a busy moment that runs before what has arrived meanwhile is read.
  const closeSoon = () => setImmediate(() => closeUnused(server, connections));
  const unused = setTimeout(closeSoon, NEXT_REQUEST_MS);
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await Promise.all([server, ...others].map(stopAccepting));
  clearTimeout(unused);
  clearTimeout(late);
}

/**
 * Resolves when nobody is connected any more. Not the HTTP server's own `close`, which cuts idle
 * connections at once: a request may already be on its way there.
 */
const stopAccepting = (server: NetServer): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });

/** Node doesn't count a connection without any request as idle; browsers open such connections ahead. */
function closeUnused(server: Server, connections: ReadonlySet<Socket>): void {
  server.closeIdleConnections();
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
