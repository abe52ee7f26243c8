import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';

/** Each module in a scope of its own: a parser of bodies or a hook that it adds is for its routes alone. */
export async function registerModules(
  app: FastifyInstance,
  modules: Record<string, FastifyPluginAsync>,
): Promise<void> {
  // Without a name, Fastify would search all loaded files for one.
  for (const [name, module] of Object.entries(modules)) {
    await app.register(fp(module, { name, encapsulate: true }));
  }
}
