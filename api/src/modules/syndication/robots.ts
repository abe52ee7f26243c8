/** What search engines leave alone: pages that only show something to whoever is signed in, and the calls. */
const closed = ['/admin', '/auth', '/v1'];

/** @param publicUrl without a closing slash */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
