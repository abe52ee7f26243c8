import type pg from 'pg';
import { Connection, type ConnectionConfig } from './connection.ts';

/** The callbacks of a follower of a NOTIFY channel. */
export interface ChannelListener {
  /** From now on nothing is missed. Comes after every (re)connect: what was known may be outdated. */
  connected(): void;
  notified(payload: string): void;
  /** From now on notifications may be missed, until `connected`. */
  lost(): void;
}

const RETRY_MS = 250;

/** How often PostgreSQL has to show a sign of life: a connection that only listens would not notice its own end. */
const PULSES_PER_SILENCE = 2;

/** Follows channels over its own connection, opened at the first `listen` and again whenever it breaks. */
export class Listener {
  readonly #config: ConnectionConfig;
  readonly #channels = new Map<string, Set<ChannelListener>>();
  #client: pg.Client | null = null;
  #ready = false;
  /** Ends with the last statement that was begun: a connection takes one at a time. */
  #turn = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #pulse: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(config: ConnectionConfig) {
    this.#config = config;
  }

  /** Returns the function that stops following. */
  listen(channel: string, listener: ChannelListener): () => void {
    const followers = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, followers.add(listener));
    if (!this.#client) void this.#open();
    else if (this.#ready) this.#follow(this.#client, channel, [listener]);
    return () => followers.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    await this.#client?.end().catch(() => {});
  }

  async #open(): Promise<void> {
    clearTimeout(this.#retry);
    const client = new Connection(this.#config);
    this.#client = client;
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#channels.get(channel) ?? []) listener.notified(payload ?? '');
    });
    try {
      await client.connect();
      if (this.#closed) return void client.end().catch(() => {});
      this.#ready = true;
      this.#pulse = setInterval(
        () => this.#run(client, 'select'),
        this.#config.longestSilenceMs / PULSES_PER_SILENCE,
      );
      for (const [channel, followers] of this.#channels) this.#follow(client, channel, followers);
    } catch {
      this.#lose(client);
    }
  }

  /** If the connection breaks meanwhile, the next one follows the channel. */
  #follow(client: pg.Client, channel: string, followers: Iterable<ChannelListener>): void {
    this.#run(client, `listen ${client.escapeIdentifier(channel)}`, () => {
      for (const listener of followers) listener.connected();
    });
  }

  #run(client: pg.Client, statement: string, done = () => {}): void {
    this.#turn = this.#turn
      .then(() => client.query(statement))
      .then(done)
      .catch(() => this.#lose(client));
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#ready = false;
    clearInterval(this.#pulse);
    client.end().catch(() => {});
    for (const followers of this.#channels.values()) {
      for (const listener of followers) listener.lost();
    }
    if (!this.#closed) this.#retry = setTimeout(() => void this.#open(), RETRY_MS);
  }
}
