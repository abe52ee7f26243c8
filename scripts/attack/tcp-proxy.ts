import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Passes bytes on to a Unix socket, until its connections are cut. */
export interface TcpProxy {
  port: number;
  /** Cuts every connection, or one of them by chance; returns how many. */
  cut(which: 'all' | 'one'): number;
  close(): void;
}

export async function startTcpProxy(socketPath: string): Promise<TcpProxy> {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(socketPath);
    clients.add(client);
    const end = () => {
      clients.delete(client);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut(which) {
      const open = [...clients];
      const chosen =
        which === 'all' ? open : open.slice(Math.floor(Math.random() * open.length)).slice(0, 1);
      // As a network does that forgets a connection, not as a server that closes it.
      for (const client of chosen) client.resetAndDestroy();
      return chosen.length;
    },
    close() {
      for (const client of clients) client.destroy();
      server.close();
    },
  };
}
