import { DEFAULT_ROADMAP_ID } from '@site/shared/contracts';

/** The pages that are measured, each with what must stand on it to count as rendered. */
export const measuredPages = [
  { name: 'home', path: '/', content: ['main h1'] },
  {
    name: 'practice page',
    path: `/roadmaps/${DEFAULT_ROADMAP_ID}`,
    content: ['main h1', 'main tbody tr'],
  },
  { name: 'DSA problem', path: '/dsaarticle/two-sum', content: ['main h1', '#your-code pre'] },
] as const;
