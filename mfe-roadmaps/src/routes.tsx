import type { RouteObject } from '@site/shared/platform';
import { companyLoader } from './app/company-loader.ts';
import { planLoader, todayLoader } from './app/day-loaders.ts';
import {
  mockInterviewLoader,
  mockTestLoader,
  mockTestsLoader,
  roadmapsLoader,
} from './app/loaders.ts';
import { PracticePage, practiceLoader } from './app/practice-page.tsx';

import { unitLoader } from './app/unit-loader.ts';

/** What the shell mounts: the list of roadmaps, what is due today, the plan, the practice page of one roadmap, the sheet of a company, the page of one problem, mock tests and mock interviews. */
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
  { path: '/roadmaps/dsa', loader: practiceLoader, Component: PracticePage },
  { path: '/roadmaps/:apiId', loader: practiceLoader, Component: PracticePage },
  {
    path: '/roadmaps/company/:slug',
    loader: companyLoader,
    lazy: async () => ({ Component: (await import('./app/company-page.tsx')).CompanyPage }),
  },
  {
    path: '/roadmaps/:apiId/:unitId',
    loader: unitLoader,
    lazy: async () => ({ Component: (await import('./app/unit-page.tsx')).UnitPage }),
  },
  {
    path: '/mock-tests',
    loader: mockTestsLoader,
    lazy: async () => ({ Component: (await import('./app/mock-tests-page.tsx')).MockTestsPage }),
  },
  {
    path: '/mock-tests/:id',
    loader: mockTestLoader,
    lazy: async () => ({ Component: (await import('./app/mock-test-page.tsx')).MockTestPage }),
  },
  {
    path: '/mock-tests/:id/:attempt',
    lazy: async () => ({
      Component: (await import('./app/mock-attempt-page.tsx')).MockAttemptPage,
    }),
  },
  {
    path: '/mock-interviews/:id',
    loader: mockInterviewLoader,
    lazy: async () => ({
      Component: (await import('./app/mock-interview-page.tsx')).MockInterviewPage,
    }),
  },
];
