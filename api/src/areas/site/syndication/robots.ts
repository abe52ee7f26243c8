/** What search engines leave alone: pages that only show something to people who are signed in, and the calls. */
const closed = ['/admin', '/auth', '/profile', '/v1'];

/** Whether search engines are led away from a path: they compare beginnings. */
export const isClosed = (path: string): boolean => closed.some((start) => path.startsWith(start));

/** @param publicUrl without a closing slash */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
