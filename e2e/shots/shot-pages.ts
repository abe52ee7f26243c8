import { deadEnds, pages } from '../fixtures/pages.ts';

export const viewers = ['visitor', 'learner', 'administrator'] as const;
export type Viewer = (typeof viewers)[number];

/** One page as one viewer sees it. */
export interface Shot {
  /** Of its folder, such as roadmaps-dsa. */
  name: string;
  path: string;
  as: Viewer;
}

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** Only visitors see these. */
const isForVisitors = (path: string) =>
  path.startsWith('/auth/') || path === '/admin/login' || path === '/admin/invitation';

function viewersOf(path: string): readonly Viewer[] {
  if (isForVisitors(path)) return ['visitor'];
  return path.startsWith('/admin/') ? ['administrator'] : ['visitor', 'learner'];
}

/** Every page, as each of those who get something of their own there. */
export const shotPages = (): Shot[] =>
  [...pages, ...deadEnds].flatMap(({ path }) =>
    viewersOf(path).map((as) => ({ name: nameOf(path), path, as })),
  );
