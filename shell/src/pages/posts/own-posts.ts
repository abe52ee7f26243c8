import { runtimeConfig } from '@site/shared/platform';

/** Whether posts come from the site's own API, and not from another site's. */
export function areOwnPosts(): boolean {
  const { apiBaseUrl, postsApiUrl } = runtimeConfig();
  return postsApiUrl === `${apiBaseUrl.replace(/\/$/, '')}/v1`;
}
