import fp from 'fastify-plugin';

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
