import { Navigate, type RouteObject } from '@site/shared/platform';
import { ArticleNotFoundPage } from './app/article-not-found-page.tsx';
import { ProblemPage, problemLoader } from './app/problem-page.tsx';
import { ProblemsPage } from './app/problems-page.tsx';

const toProblems = <Navigate to="/dsaarticles" replace />;

/** The one door of this remote. */
export const routes: RouteObject[] = [
  { path: '/dsaarticles', Component: ProblemsPage },
  { path: '/articles', element: toProblems },
  { path: '/articles/:slug', element: toProblems },
  { path: '/dsaarticle/:slug', loader: problemLoader, Component: ProblemPage },
  { path: '/article/:slug', Component: ArticleNotFoundPage },
];
