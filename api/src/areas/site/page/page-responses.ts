import type { FastifyInstance } from 'fastify';
import call from 'light-my-request';
import { ownCall } from '../../../routing/own-calls.ts';
import type { Answer } from '../rendering/rendering-process.ts';

/** `isFollowed`: it changes only when content does, which every process hears of. */
export type OwnAnswer = Answer & { isFollowed: boolean };

export type PageAnswers = ReturnType<typeof answersFor>;

/** For calls only: a page that asked for a page would never come to an end. */
const base = 'http://own';
const isCall = (address: string) =>
  URL.canParse(address, base) && new URL(address, base).pathname.startsWith('/v1/');

/**
 * What the API answers for one page, as the person whose cookies these are would be answered. Every address
 * is asked once.
 * @param cookie undefined for a visitor, who is nobody whatever the browser sends
 */
export function answersFor(
  app: FastifyInstance,
  { host, cookie }: { host: string; cookie: string | undefined },
) {
  const asked = new Map<string, Promise<OwnAnswer>>();
  const answered = new Map<string, OwnAnswer>();
  const headers = { ...ownCall, host, ...(cookie !== undefined && { cookie }) };

  async function ask(address: string): Promise<OwnAnswer> {
    if (!isCall(address)) throw new Error('Pages get answers of the API only.');
    // Not app.inject, which refuses as soon as the process stops: a page that was asked for before is made to its end.
    const {
      statusCode,
      body,
      headers: answer,
    } = await call(app.routing, { url: address, headers });
    const own = { status: statusCode, json: body, isFollowed: answer.etag !== undefined };
    answered.set(address, own);
    return own;
  }

  return {
    get(address: string): Promise<OwnAnswer> {
      const known = asked.get(address) ?? ask(address);
      asked.set(address, known);
      return known;
    },

    /** What has come so far. */
    all: (): [address: string, OwnAnswer][] => [...answered],

    /** The good answers, as JSON by address, in the order in which they were asked for. */
    good: (): Record<string, string> =>
      Object.fromEntries(
        [...asked.keys()].flatMap((address) => {
          const answer = answered.get(address);
          return answer?.status === 200 ? [[address, answer.json]] : [];
        }),
      ),

    /** Whether something could not be told, though it may exist. */
    hasBroken: () => [...answered.values()].some(({ status }) => status >= 500),
  };
}
