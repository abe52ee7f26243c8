import type { RuntimeConfig } from '../contracts/index.ts';

export const testConfig: RuntimeConfig = {
  apiBaseUrl: '/',
  defaultRoadmapId: 'dsa',
  providers: [],
  postsApiUrl: '/v1',
  demoAdmin: null,
};

/** Writes the data block that the server writes into every page. */
export function writeBoot({
  config,
  registry = null,
}: {
  config?: Partial<RuntimeConfig> | undefined;
  registry?: unknown;
}): void {
  document.getElementById('boot')?.remove();
  const block = document.createElement('script');
  block.id = 'boot';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ registry, config: { ...testConfig, ...config } });
  document.head.append(block);
}
