import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { StartupError } from '../errors/startup-error.ts';
import { drain } from './drain.ts';

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
