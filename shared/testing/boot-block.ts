import type { RuntimeConfig } from '../contracts/index.ts';
import { testManifestKeys } from './sign-manifest.ts';

export const testConfig: RuntimeConfig = {
  apiBaseUrl: '/',
  defaultRoadmapId: 'dsa',
  providers: [],
  postsApiUrl: '/v1',
};

/** Writes the data block that the server writes into every page. */
export function writeBoot({
  config,
  releaseManifest = null,
}: {
  config?: Partial<RuntimeConfig> | undefined;
  releaseManifest?: unknown;
}): void {
  document.getElementById('boot')?.remove();
  const block = document.createElement('script');
  block.id = 'boot';
  block.type = 'application/json';
  block.textContent = JSON.stringify({
    releaseManifest,
    manifestKeys: testManifestKeys,
    config: { ...testConfig, ...config },
  });
  document.head.append(block);
}
