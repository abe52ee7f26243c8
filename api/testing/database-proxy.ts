import net from 'node:net';
import path from 'node:path';

/** How a connection ends: with a reset, as if the other side had vanished, or in order. */
export type Cut = 'reset' | 'end';

/** A network between the API and PostgreSQL that fails on demand. */
export interface DatabaseProxy {
  /** The database's address by TCP, through the proxy. */
  url: string;
  /** Ends every connection. */
  cut(how: Cut): void;
  /**
   * Ends the connection that next carries `text` to PostgreSQL, which receives it or doesn't.
   * Resolves when that has happened.
   */
  cutAt(text: string, how: Cut, seen: boolean): Promise<void>;
  /** From now on responses that contain `text` arrive in two parts: what's before it, and a moment later the rest. */
  splitAt(text: string): void;
  /** From now on nothing is passed on and no side learns of it, on new connections either. */
  freeze(): void;
  /** Ends every connection and accepts no new one. */
  unplug(): void;
  /** Ends what was frozen; from now on everything is passed on again. */
  restore(): void;
  close(): Promise<void>;
}

interface Trap {
  text: string;
  how: Cut;
  seen: boolean;
  sprung(): void;
}

/** Between the parts of a response that is split, in milliseconds: longer than two parts wait to be sent as one. */
const PART_MS = 20;

/** @param databaseUrl of a PostgreSQL that listens on a socket in a folder (`?host=`). */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const address = new URL(databaseUrl);
  const socketFile = path.join(address.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const pairs = new Set<[net.Socket, net.Socket]>();
  let frozen = false;
  let unplugged = false;
  let trap: Trap | null = null;
  let splitsAt: string | null = null;

  const server = net.createServer((client) => {
    if (unplugged) return void client.resetAndDestroy();
    const database = net.connect(socketFile);
    const pair: [net.Socket, net.Socket] = [client, database];
    pairs.add(pair);
    client.on('data', (data) => {
      if (frozen) return;
      const set = trap;
      if (!set || !data.includes(set.text)) return void database.write(data);
      trap = null;
      // PostgreSQL's response to it never arrives.
      database.removeAllListeners('data').resume();
      const cut = () => end(pair, set.how);
      if (set.seen) database.write(data, cut);
      else cut();
      set.sprung();
    });
    database.on('data', (data) => {
      if (frozen) return;
      const middle = splitsAt === null ? -1 : data.indexOf(splitsAt);
      if (middle < 0) return void client.write(data);
      client.write(data.subarray(0, middle));
      database.pause();
      setTimeout(() => {
        client.write(data.subarray(middle));
        database.resume();
      }, PART_MS);
    });
    for (const [one, other] of [pair, pair.toReversed() as typeof pair]) {
      one.on('error', () => {});
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  address.search = '';
  address.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  const cut = (how: Cut) => {
    for (const pair of pairs) end(pair, how);
  };
  return {
    url: address.href,
    cut,
    cutAt: (text, how, seen) =>
      new Promise((sprung) => {
        trap = { text, how, seen, sprung };
      }),
    splitAt: (text) => {
      splitsAt = text;
    },
    freeze: () => {
      frozen = true;
    },
    unplug: () => {
      unplugged = true;
      cut('reset');
    },
    restore: () => {
      frozen = false;
      unplugged = false;
      cut('reset');
    },
    close: () => {
      cut('reset');
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function end([client, database]: [net.Socket, net.Socket], how: Cut): void {
  if (how === 'reset') client.resetAndDestroy();
  else client.end();
  database.end();
}
