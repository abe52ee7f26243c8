import fp from 'fastify-plugin';

/** A response of the API is data: nothing in it may be run or framed, or stored by others. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

/** Sets them first, so that a route can replace what differs for it. */
export const securityHeaders = fp(async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
});
