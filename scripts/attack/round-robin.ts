import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A load balancer as simple as can be: those that say they are ready, one after the other. */
export interface RoundRobin {
  url: string;
  /** Resolves once so many backends are ready. */
  untilReady(count: number): Promise<void>;
  close(): void;
}

/** How often each backend's readiness is checked. */
const CHECK_MS = 100;

/**
 * A request that was refused a connection goes to the next backend.
 * @param broken which of those whose connection broke before an answer go there, too: as deploy/nginx has it, reads
 */
export async function startRoundRobin(
  ports: readonly number[],
  broken: 'none' | 'reads' = 'none',
): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;

  const check = async (port: number) => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/ready`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => void Promise.all(ports.map(check)), CHECK_MS);

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = Buffer.concat(await incoming.toArray());
    const left = [...ready];
    const next = () => left.splice(turn++ % Math.max(left.length, 1), 1)[0];
    const attempt = (port = next()) => {
      if (port === undefined) return outgoing.writeHead(502).end('no process is ready');
      const { method, url: path, headers } = incoming;
      const onward = request(
        { host: '127.0.0.1', port, agent, method, path, headers },
        (response) => {
          const { connection: _, 'keep-alive': __, ...rest } = response.headers;
          outgoing.writeHead(response.statusCode ?? 502, rest);
          response.pipe(outgoing);
        },
      );
      onward.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return attempt();
        if (outgoing.headersSent) return outgoing.destroy();
        if (broken === 'reads' && method === 'GET') return attempt();
        outgoing.writeHead(502).end(`${error.code} from ${port}`);
      });
      onward.end(body);
    };
    attempt();
  };

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async untilReady(count) {
      while (ready.size < count) await wait(50);
    },
    close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
