import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newWorkspace, type Site, startSite } from '../fixtures/site.ts';
import { registration } from './registration.ts';
import { startProvider } from './start-provider.ts';

export interface SiteWithProviders {
  url: string;
  /** Stops the provider's process permanently. */
  stopProvider(name: 'google' | 'github'): Promise<void>;
  stop(): Promise<void>;
}

/** A separate site that is registered with both local providers, and the providers themselves. */
export async function startSiteWithProviders(): Promise<SiteWithProviders> {
  const [google, github] = await Promise.all([startProvider('google'), startProvider('github')]);
  const providers = { google, github };
  const folder = await newWorkspace();
  const variables = registeredWith(google.url, github.url);
  const site: Site = await startSite(join(folder, 'data'), undefined, variables);
  return {
    url: site.url,
    stopProvider: (name) => providers[name].stop(),
    stop: async () => {
      await Promise.all([site.stop(), google.stop(), github.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const registeredWith = (google: string, github: string) => ({
  OAUTH_GOOGLE_CLIENT_ID: registration.clientId,
  OAUTH_GOOGLE_CLIENT_SECRET: registration.clientSecret,
  OAUTH_GOOGLE_ISSUER: google,
  OAUTH_GITHUB_CLIENT_ID: registration.clientId,
  OAUTH_GITHUB_CLIENT_SECRET: registration.clientSecret,
  OAUTH_GITHUB_URL: github,
  OAUTH_GITHUB_API_URL: `${github}/api/v3`,
});
