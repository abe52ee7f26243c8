import { http, type RouteObject } from '@site/shared/platform';
import { RoadmapsPage } from './roadmaps-page.tsx';

export const routes: RouteObject[] = [
  {
    path: '/vite',
    loader: async () => (await http.get('/v1/roadmaps')).data,
    Component: RoadmapsPage,
  },
];
