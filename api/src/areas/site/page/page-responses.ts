import type { PageEntry } from '@site/shared/contracts/composition';
import type { FastifyInstance } from 'fastify';
import call from 'light-my-request';
import { ownCall } from '../../../routing/own-calls.ts';
import type { ApiResponse } from '../rendering/rendering-process.ts';
import { declaredData } from './page-path.ts';

export interface PageResponse extends ApiResponse {
  /** It changes only when content does, which every process hears of. */
  isFollowed: boolean;
  /** The address that what was requested has by itself, if the response names one. */
  ownAddress: string | undefined;
}

export type PageResponses = ReturnType<typeof responsesFor>;

/** For calls only: a page that requested a page would never come to an end. */
const base = 'http://own';
const isCall = (address: string) =>
  URL.canParse(address, base) && new URL(address, base).pathname.startsWith('/v1/');

/**
 * The API's responses for one page, as the person whose cookies these are would get them. Every address
 * is requested once.
 * @param cookie undefined for a visitor, who is nobody whatever the browser sends
 */
export function responsesFor(
  app: FastifyInstance,
  { host, cookie }: { host: string; cookie: string | undefined },
) {
  const requested = new Map<string, Promise<PageResponse>>();
  const received = new Map<string, PageResponse>();
  const headers = { ...ownCall, host, ...(cookie !== undefined && { cookie }) };

  async function request(address: string): Promise<PageResponse> {
    if (!isCall(address)) throw new Error('Pages get answers of the API only.');
    // Not app.inject, which refuses as soon as the process stops: a page that was requested before is made to its end.
    const {
      statusCode,
      body,
      headers: responseHeaders,
    } = await call(app.routing, { url: address, headers });
    const own = {
      status: statusCode,
      json: body,
      isFollowed: responseHeaders.etag !== undefined,
      ownAddress: responseHeaders['content-location'] as string | undefined,
    };
    received.set(address, own);
    return own;
  }

  return {
    get(address: string): Promise<PageResponse> {
      const known = requested.get(address) ?? request(address);
      requested.set(address, known);
      return known;
    },

    /** What has come so far. */
    all: (): [address: string, PageResponse][] => [...received],

    /** The good responses, as JSON by address, in the order in which they were requested. */
    good: (): Record<string, string> =>
      Object.fromEntries(
        [...requested.keys()].flatMap((address) => {
          const response = received.get(address);
          return response?.status === 200 ? [[address, response.json]] : [];
        }),
      ),

    /** Whether a call failed, though what it names may exist. */
    hasBroken: () => [...received.values()].some(({ status }) => status >= 500),
  };
}

/** The API's statuses for what doesn't exist. */
const MISSING = [400, 404];

/**
 * Fetches what a page needs first, as its owner declares it: that goes out with a document which could not be
 * rendered.
 * @returns the document's status as far as the responses show
 */
export async function fetchFirst(
  page: PageEntry | undefined,
  path: string,
  responses: PageResponses,
): Promise<200 | 404 | 503> {
  const fetched = page ? declaredData(page, path).map((address) => responses.get(address)) : [];
  const statuses = (await Promise.all(fetched)).map(({ status }) => status);
  if (statuses.some((status) => status >= 500)) return 503;
  const isNamed = (index: number) => page?.data?.[index]?.includes('/:') === true;
  const isMissing = statuses.some((status, index) => MISSING.includes(status) && isNamed(index));
  return isMissing ? 404 : 200;
}
