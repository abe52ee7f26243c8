import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../errors/domain-error.ts';
import { isOwnCall } from '../routing/own-calls.ts';

/** One thread answers them all: beyond so many, each would wait for longer than its caller. */
const MOST_AT_ONCE = 1_000;

/** Who watches the process has to hear that it's alive. */
const PROBES = ['/v1/health', '/v1/ready'];

/** Refuses calls at once while too many wait for their answer, rather than letting all of them wait for longer. */
export const callsAtOnce = fp(async (app) => {
  const underWay = new WeakSet<FastifyRequest>();
  let count = 0;

  app.addHook('onRequest', async (request) => {
    // What a page that is being made calls for isn't refused: its reader was let in.
    if (isOwnCall(request) || PROBES.includes(request.url)) return;
    if (count >= MOST_AT_ONCE) {
      const message = 'Too many people are here at this moment. Please try again in a few seconds.';
      throw new DomainError(503, 'busy', message);
    }
    count += 1;
    underWay.add(request);
  });

  const leave = (request: FastifyRequest) => {
    if (underWay.delete(request)) count -= 1;
  };
  app.addHook('onResponse', async (request) => leave(request));
  app.addHook('onRequestAbort', async (request) => leave(request));
});
