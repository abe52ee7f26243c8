/**
 * Fastify looks for the name of a plugin that has none among all modules that are loaded. Jest makes that list slow, so
 * each site of a test would spend half of its start on it. Here such a plugin is named before Fastify asks.
 */
jest.mock('fastify/lib/plugin-override.js', () => {
  const override = jest.requireActual('fastify/lib/plugin-override.js');
  const displayName = Symbol.for('fastify.display-name');
  return (parent: unknown, plugin: { name: string; [displayName]?: string }, options: unknown) => {
    plugin[displayName] ??= plugin.name || 'anonymous';
    return override(parent, plugin, options);
  };
});
