import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { authModule } from './modules/auth/index.ts';
import { callbacksModule } from './modules/callbacks/index.ts';
import { healthModule } from './modules/health/index.ts';
import { progressModule } from './modules/progress/index.ts';
import { createRoadmaps, roadmapsModule } from './modules/roadmaps/index.ts';
import { csrf } from './plugins/csrf.ts';
import { errorAnswers } from './plugins/errors.ts';
import { hostCheck } from './plugins/host-check.ts';
import { openapi } from './plugins/openapi.ts';
import { schemas } from './plugins/schemas.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { sessions } from './session/session.plugin.ts';
import { sessionSecret } from './session/session-secret.ts';

/** What every module is given. */
export interface Context {
  config: Config;
  database: Database;
}

const BODY_LIMIT = 64 * 1024;

/** The whole HTTP application, ready to be asked; it never listens by itself. The database must be migrated. */
export async function buildApp(config: Config, database: Database): Promise<FastifyInstance> {
  const context = { config, database };
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    logger: { level: config.logLevel },
    forceCloseConnections: 'idle',
  });
  await app.register(schemas);
  await app.register(errorAnswers);
  await app.register(hostCheck(config));
  const secret = await sessionSecret(context);
  const roadmaps = createRoadmaps(database);
  await app.register(
    async (v1) => {
      await v1.register(securityHeaders(config));
      await v1.register(csrf(config));
      await v1.register(sessions(config, secret));
      await v1.register(openapi);
      await v1.register(healthModule(context));
      await v1.register(authModule(context, secret));
      await v1.register(callbacksModule(context));
      await v1.register(roadmapsModule(roadmaps));
      await v1.register(progressModule(context));
    },
    { prefix: '/v1' },
  );
  return app;
}
