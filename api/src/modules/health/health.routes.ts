import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { pendingMigrations } from '../../database/migrations.ts';
import { DomainError } from '../../errors/domain-error.ts';

const health = z.object({ status: z.literal('ok') });
const readiness = z.object({ status: z.literal('ready') });

const notReady = (message: string) => new DomainError(503, 'not-ready', message);

/** Health: the process answers. Readiness: it can also do its work. */
export const healthModule =
  ({ database }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    const standalone = { config: { ignoresSession: true } };

    app.get('/health', { ...standalone, schema: { response: { 200: health } } }, async () => ({
      status: 'ok' as const,
    }));

    app.get('/ready', { ...standalone, schema: { response: { 200: readiness } } }, async () => {
      if (app.isDraining()) throw notReady('This process is shutting down.');
      const pending = await pendingMigrations(database).catch(() => {
        throw notReady("The database can't be reached.");
      });
      if (pending.length > 0) throw notReady("The database hasn't been migrated.");
      return { status: 'ready' as const };
    });
  };
