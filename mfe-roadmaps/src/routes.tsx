import type { RouteObject } from '@site/shared/platform';
import { PracticePage, practiceLoader } from './app/practice-page.tsx';
import { RoadmapsPage } from './app/roadmaps-page.tsx';

/** What the shell mounts: the list of roadmaps, what is due today, and the practice page of one roadmap. */
export const routes: RouteObject[] = [
  { path: '/roadmaps', Component: RoadmapsPage },
  {
    path: '/roadmaps/today',
    lazy: async () => ({ Component: (await import('./app/today-page.tsx')).TodayPage }),
  },
  { path: '/roadmaps/dsa', loader: practiceLoader, Component: PracticePage },
  { path: '/roadmaps/:apiId', loader: practiceLoader, Component: PracticePage },
];
