import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { StartupError } from '../errors/startup-error.ts';

/**
 * Accepts connections until the application is closed; closing finishes what is under way first.
 * @throws StartupError if the port cannot be had.
 */
export async function listen(
  app: FastifyInstance,
  { port, host, drainSeconds }: Pick<Config, 'port' | 'host' | 'drainSeconds'>,
): Promise<void> {
  const connections = openConnections(app);
  const others: Server[] = [];
  app.addHook('preClose', async () => {
    // Without a delay, in the same turn: a client whose connection a response ends comes back at once.
    if (drainSeconds > 0) await wait(drainSeconds * 1000);
    await drain(app.server, others, connections);
  });
  try {
    const [first = host, ...further] = await addressesOf(host);
    await app.listen({ port, host: first });
    for (const address of further) others.push(await listenAlso(app, port, address));
    // Such as running out of file descriptors: the process goes on without that connection.
    for (const server of [app.server, ...others])
      server.on('error', (error) => app.log.error(error));
  } catch (cause) {
    throw reasons(port, host, cause as NodeJS.ErrnoException);
  }
}

function openConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/** `localhost` is two addresses on most machines, and browsers try both. */
async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

/**
 * Accepts connections at a further address. The framework would open a second HTTP server
 * that this one could not drain. An address that this machine lacks or that is taken is left out.
 */
async function listenAlso(app: FastifyInstance, port: number, host: string): Promise<Server> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  );
  server.listen({ port, host });
  await once(server, 'listening').catch(() => {});
  return server;
}

function reasons(port: number, host: string, cause: NodeJS.ErrnoException): Error {
  const advice: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
    EACCES: `This user isn't allowed to open port ${port}. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `${host} isn't an address of this machine. Correct HOST.`,
    ENOTFOUND: `${host} isn't an address of this machine. Correct HOST.`,
  };
  const message = advice[cause.code ?? ''];
  return message ? new StartupError(message, { cause }) : cause;
}

/** Lets clients send one more request on the connections they hold open: its response says that the connection ends. */
const NEXT_REQUEST_MS = 1_000;

/** For what is still under way then. No statement takes longer. */
const UNDER_WAY_MS = 8_000;

/** How long `drain` may take. */
export const DRAIN_MS = NEXT_REQUEST_MS + UNDER_WAY_MS;

/**
 * Stops accepting connections and waits until those that exist are gone: used ones end with their
 * response (see `draining` of plugins/every-response.ts), unused ones are closed after a second, the rest after DRAIN_MS.
 * @param others further servers that accept connections for `server`
 * @param connections all that are open
 */
async function drain(
  server: HttpServer,
  others: readonly Server[],
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
const stopAccepting = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    Server.prototype.close.call(server, () => resolve());
  });

/** Node doesn't count a connection without any request as idle; browsers open such connections ahead. */
function closeUnused(server: HttpServer, connections: ReadonlySet<Socket>): void {
  server.closeIdleConnections();
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
