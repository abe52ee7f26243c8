import { DEFAULT_ROADMAP_ID } from '@site/shared/contracts/practice';

/**
 * The pages that are measured, each with what must stand on it to count as rendered, and the most that the scripts of a
 * first visit may weigh, in KiB as sent. `npm test` checks that (e2e/first-visit).
 */
export const measuredPages = [
  { name: 'home', path: '/', content: ['main h1'], scriptsKib: 130 },
  {
    name: 'practice page',
    path: `/roadmaps/${DEFAULT_ROADMAP_ID}`,
    content: ['main h1', 'main tbody tr'],
    scriptsKib: 172,
  },
  {
    name: 'DSA problem',
    path: '/dsaarticle/two-sum',
    content: ['main h1', '#your-code pre'],
    scriptsKib: 175,
  },
] as const;
