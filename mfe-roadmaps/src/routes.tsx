import type { RouteObject } from '@site/shared/platform';
import { PracticePage, practiceLoader } from './app/practice-page.tsx';
import { roadmapsLoader } from './app/roadmaps-loader.ts';
import { todayLoader } from './app/today-loader.ts';

/** What the shell mounts: the list of roadmaps, what is due today, and the practice page of one roadmap. */
export const routes: RouteObject[] = [
  {
    path: '/roadmaps',
    loader: roadmapsLoader,
    lazy: async () => ({ Component: (await import('./app/roadmaps-page.tsx')).RoadmapsPage }),
  },
  {
    path: '/roadmaps/today',
    loader: todayLoader,
    lazy: async () => ({ Component: (await import('./app/today-page.tsx')).TodayPage }),
  },
  { path: '/roadmaps/dsa', loader: practiceLoader, Component: PracticePage },
  { path: '/roadmaps/:apiId', loader: practiceLoader, Component: PracticePage },
];
