import { Agent, type IncomingMessage, request } from 'node:http';

/** What came of the requests of a load. */
export interface LoadOutcome {
  answered: number;
  /** Requests that found nobody listening: they can be sent elsewhere without a doubt. */
  refused: number;
  /** Answers that ended their connection. */
  closing: number;
  /** Statuses other than 200, and connections that broke after they were made. */
  faults: string[];
}

interface Options {
  clients: number;
  /** Addresses that each client asks for in turn. */
  urls: readonly string[];
  onAnswer: (answered: number) => void;
}

/** Clients that each ask again as soon as they are answered, on a connection they keep, until nobody listens. */
export async function loadUntilRefused({ clients, urls, onAnswer }: Options): Promise<LoadOutcome> {
  const outcome: LoadOutcome = { answered: 0, refused: 0, closing: 0, faults: [] };
  const note = (answer: IncomingMessage) => {
    outcome.answered += 1;
    if (answer.headers.connection === 'close') outcome.closing += 1;
    if (answer.statusCode !== 200) outcome.faults.push(`answered ${answer.statusCode}`);
    onAnswer(outcome.answered);
  };
  const client = async (_: unknown, first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = first; ; turn += 1) {
      const error = await ask(agent, urls[turn % urls.length] ?? '').then(note, (e) => e);
      if (error?.code === 'ECONNREFUSED') break;
      if (error) outcome.faults.push(`${error.code ?? error.message}`);
      if (outcome.faults.length > 100) break;
    }
    outcome.refused += 1;
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return outcome;
}

/** Resolves when the answer has arrived in full. */
function ask(agent: Agent, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer
        .on('error', reject)
        .on('end', () => resolve(answer))
        .resume();
    })
      .on('error', reject)
      .end();
  });
}
