import { createTestApp } from '../testing/test-app.ts';

test('a busy machine has minutes to fetch what is live before it listens', async () => {
  const { app, close } = await createTestApp();
  expect(app.initialConfig.pluginTimeout).toBeGreaterThanOrEqual(5 * 60_000);
  await close();
});
