import { Agent, type IncomingMessage, request } from 'node:http';

/** The outcomes of a load's requests. */
interface LoadOutcome {
  answered: number;
  /** Requests that no process accepted: a proxy may safely send them elsewhere. */
  refused: number;
  /** Responses that ended their connection. */
  closing: number;
  /** Statuses other than 200, and connections that broke after they were made. */
  failures: string[];
}

interface Options {
  clients: number;
  /** Addresses that each client requests in turn. */
  urls: readonly string[];
  onAnswer: (answered: number) => void;
}

/** Clients that each send a request as soon as they have a response, on a keep-alive connection, until no process listens. */
export async function loadUntilRefused({ clients, urls, onAnswer }: Options): Promise<LoadOutcome> {
  const outcome: LoadOutcome = { answered: 0, refused: 0, closing: 0, failures: [] };
  const note = (response: IncomingMessage) => {
    outcome.answered += 1;
    if (response.headers.connection === 'close') outcome.closing += 1;
    if (response.statusCode !== 200) outcome.failures.push(`answered ${response.statusCode}`);
    onAnswer(outcome.answered);
  };
  const client = async (_: unknown, first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = first; ; turn += 1) {
      const error = await fetchFully(agent, urls[turn % urls.length] ?? '').then(note, (e) => e);
      if (error?.code === 'ECONNREFUSED') break;
      if (error) outcome.failures.push(`${error.code ?? error.message}`);
      if (outcome.failures.length > 100) break;
    }
    outcome.refused += 1;
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return outcome;
}

/** Resolves when the response has arrived in full. */
function fetchFully(agent: Agent, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response
        .on('error', reject)
        .on('end', () => resolve(response))
        .resume();
    })
      .on('error', reject)
      .end();
  });
}
