import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of every response: browsers must take its type as declared and, under https, never use plain http again. */
export const everyResponse = ({ publicUrl }: Pick<Config, 'publicUrl'>): Headers => ({
  'x-content-type-options': 'nosniff',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
});

/** By this a request is found in the log. */
export const identified = ({ id }: FastifyRequest): Headers => ({ 'x-request-id': id });

/** Sets them before anything can respond. What is refused even earlier needs them too: see app.ts. */
export const setEveryResponse = (headers: Headers) =>
  fp(async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headers).headers(identified(request));
      done();
    });
    // By default, Node responds to an unknown expectation with a bare status.
    app.server.on('checkExpectation', (request, response) => {
      app.server.emit('request', request, response);
    });
  });

/** A response of the API is data: nothing in it may be run or framed, or stored by others. */
const ofData = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

/** Sets them first, so that a route can replace what differs for it. */
export const securityHeaders = fp(async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(ofData);
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process is shutting down and only finishes what it has begun. */
    isDraining(): boolean;
  }
}

/** From the beginning of `app.close()` each response ends its connection, so that nobody sends more on it. */
export const draining = fp(async (app) => {
  let begun = false;
  app.decorate('isDraining', () => begun);
  app.addHook('preClose', async () => {
    begun = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (begun) reply.header('connection', 'close');
    done(null, payload);
  });
});
