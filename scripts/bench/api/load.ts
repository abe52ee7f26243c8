import autocannon from 'autocannon';
import type { Learner } from '../site/learner.ts';

export const CONNECTIONS = 50;
export const SECONDS = 4;

/** Requests a second that a GET is answered at. Throws if any response failed. */
export async function load(url: string, headers: Record<string, string>): Promise<number> {
  return perSecond(await run({ url, headers }));
}

/** The same with a number of connections, and all figures of the run. */
export async function loadWithLatency(
  url: string,
  headers: Record<string, string>,
  connections: number,
): Promise<{ answers: number; perSecond: number; p95: number }> {
  const taken: number[] = [];
  const setupClient = (client: autocannon.Client) =>
    client.on('response', (_status, _bytes, responseTime) => taken.push(responseTime));
  const result = await run({ url, headers, connections, setupClient });
  taken.sort((one, other) => one - other);
  return {
    answers: result['2xx'],
    perSecond: perSecond(result),
    p95: taken[Math.floor(taken.length * 0.95)] ?? 0,
  };
}

/** Requests a second at which progress is changed: unit after unit, on and off. */
export async function loadOfChanges(
  url: string,
  { id, headers }: Learner,
  unitIds: readonly string[],
): Promise<number> {
  const change = (unitId: string, completed: boolean): autocannon.Request => ({
    method: 'PATCH',
    path: `/v1/users/${id}/learning-units/${unitId}`,
    headers,
    body: JSON.stringify({ completed }),
  });
  let turn = 0;
  const requests = [true, false].flatMap((flag) => unitIds.map((unitId) => change(unitId, flag)));
  // Connections begin at different units: they would all write the same row at once otherwise.
  const setupClient = (client: autocannon.Client) => {
    const start = Math.floor((turn++ / CONNECTIONS) * requests.length);
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
  return perSecond(await run({ url, setupClient }));
}

const perSecond = (result: autocannon.Result) => result['2xx'] / result.duration;

async function run(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to ${options.url} failed under load.`);
  return result;
}
