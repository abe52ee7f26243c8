import fp from 'fastify-plugin';
import { DomainError } from '../errors/domain-error.ts';

/** Refuses addresses that hold NUL: the database stores none, so nothing of ours has such an address. */
export const plainAddresses = fp(async (app) => {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.includes('%00')) return;
    throw new DomainError(400, 'malformed', 'The address must not contain a NUL character.');
  });
});
