import type { Learner } from '../site/learner.ts';

/** A person who sends requests to a site. */
export interface Caller extends Learner {
  /** The status, after the whole answer has come. */
  status(method: string, path: string, body?: string): Promise<number>;
  send<Answer>(method: string, path: string, body?: object): Promise<Answer>;
  read<Answer>(path: string): Promise<Answer>;
}

export function callerOf(site: string, learner: Learner): Caller {
  const call = (method: string, path: string, body?: string) =>
    fetch(site + path, { method, headers: headersFor(learner, body), body: body ?? null });
  const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await call(method, path, body && JSON.stringify(body));
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
  return {
    ...learner,
    send,
    read: (path) => send('GET', path),
    async status(method, path, body) {
      const answer = await call(method, path, body);
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

/** Without a body, a call has no type of content. */
function headersFor({ headers }: Learner, body: string | undefined): Record<string, string> {
  const { 'content-type': type = '', ...others } = headers;
  return body === undefined ? others : { ...others, 'content-type': type };
}
