/** The two pages that are measured, each with what must stand on it to count as rendered. */
export const measuredPages = [
  { name: 'home', path: '/', content: ['main h1'] },
  { name: 'practice page', path: '/roadmaps/dsa', content: ['main h1', 'main tbody tr'] },
] as const;
