import { Navigate, type RouteObject, useLocation } from '@site/shared/platform';
import { articleLoader } from './app/article-loader.ts';
import { CatalogPage, catalogLoader } from './app/catalog-page.tsx';
import { ProblemPage, problemLoader } from './app/problem-page.tsx';

/** Old addresses; the server leads there too when a document is asked for. */
const ToCatalog = () => <Navigate to={{ ...useLocation(), pathname: '/dsaarticles' }} replace />;

/** The one door of this remote. Articles come with their sanitiser in a file of their own. */
export const routes: RouteObject[] = [
  { path: '/dsaarticles', loader: catalogLoader, Component: CatalogPage },
  { path: '/articles', Component: ToCatalog },
  { path: '/articles/:slug', Component: ToCatalog },
  { path: '/dsaarticle/:slug', loader: problemLoader, Component: ProblemPage },
  {
    path: '/article/:slug',
    loader: articleLoader,
    lazy: async () => ({ Component: (await import('./app/article-page.tsx')).ArticlePage }),
  },
];
