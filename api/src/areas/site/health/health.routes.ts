import { healthRoutes } from '@site/shared/contracts/site';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { pendingMigrations } from '../../../database/migrations.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { LiveManifest } from '../../releases/index.ts';

const notReady = (message: string) => new DomainError(503, 'not-ready', message);

/** Health: the process responds. Readiness: it can also do its work, which takes a database and something to show. */
export const healthModule =
  ({ database }: Context, liveManifest: LiveManifest): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, healthRoutes);

    serve('GET /v1/health', () => ({ status: 'ok' as const }));
    serve('GET /v1/ready', async () => {
      if (app.isDraining()) throw notReady('This process is shutting down.');
      const pending = await pendingMigrations(database).catch(() => {
        throw notReady("The database can't be reached.");
      });
      if (pending.length > 0) throw notReady("The database hasn't been migrated.");
      await liveManifest.current();
      return { status: 'ready' as const };
    });
  };
