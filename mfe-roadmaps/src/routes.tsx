import type { RouteObject } from '@site/shared/platform';
import { PracticePage, practiceLoader } from './app/practice-page.tsx';
import { RoadmapsPage } from './app/roadmaps-page.tsx';

/** What the shell mounts: the list of roadmaps, and the practice page of one. */
export const routes: RouteObject[] = [
  { path: '/roadmaps', Component: RoadmapsPage },
  { path: '/roadmaps/dsa', loader: practiceLoader, Component: PracticePage },
  { path: '/roadmaps/:apiId', loader: practiceLoader, Component: PracticePage },
];
