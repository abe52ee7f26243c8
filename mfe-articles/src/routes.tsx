import { Navigate, type RouteObject } from '@site/shared/platform';
import { ArticleNotFoundPage } from './app/article-not-found-page.tsx';
import { ProblemNotFoundPage } from './app/problem-not-found-page.tsx';
import { ProblemsPage } from './app/problems-page.tsx';

const toProblems = <Navigate to="/dsaarticles" replace />;

/** The one door of this remote. */
export const routes: RouteObject[] = [
  { path: '/dsaarticles', Component: ProblemsPage },
  { path: '/articles', element: toProblems },
  { path: '/articles/:slug', element: toProblems },
  { path: '/dsaarticle/:slug', Component: ProblemNotFoundPage },
  { path: '/article/:slug', Component: ArticleNotFoundPage },
];
