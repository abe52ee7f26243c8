import { movedAddress } from '@site/shared/address';
import type { RouteObject } from '@site/shared/platform';
import { planLoader } from './app/plan-loader.ts';
import { PracticePage, practiceLoader } from './app/practice-page.tsx';
import { roadmapsLoader } from './app/roadmaps-loader.ts';
import { todayLoader } from './app/today-loader.ts';
import { unitLoader } from './app/unit-loader.ts';

/** What the shell mounts: the list of roadmaps, what is due today, the plan, the practice page of one roadmap, and the page of one problem. */
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
  {
    path: '/roadmaps/plan',
    loader: planLoader,
    lazy: async () => ({ Component: (await import('./app/plan-page.tsx')).PlanPage }),
  },
  movedAddress('/plan', '/roadmaps/plan'),
  movedAddress('/dsa', '/roadmaps/dsa'),
  movedAddress('/sql', '/roadmaps/sql'),
  { path: '/roadmaps/dsa', loader: practiceLoader, Component: PracticePage },
  { path: '/roadmaps/:apiId', loader: practiceLoader, Component: PracticePage },
  {
    path: '/roadmaps/:apiId/:unitId',
    loader: unitLoader,
    lazy: async () => ({ Component: (await import('./app/unit-page.tsx')).UnitPage }),
  },
];
