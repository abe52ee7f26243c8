import { Navigate, type RouteObject, useLocation } from '@site/shared/platform';
import { articleLoader } from './app/article-loader.ts';
import { catalogLoader } from './app/catalog-loader.ts';
import { mockInterviewLoader } from './app/mock-interview-loader.ts';
import { mockTestsLoader } from './app/mock-tests-loader.ts';
import { oldAddressLoader } from './app/old-address-loader.ts';
import { ProblemPage, problemLoader } from './app/problem-page.tsx';

/** Old addresses, which a link of the site may still name. */
const ToCatalog = () => <Navigate to={{ ...useLocation(), pathname: '/dsaarticles' }} replace />;

const ToMockTests = () => <Navigate to="/mock-tests" replace />;

/** This remote's only exposed module. It holds the page of a problem; the others are chunks of their own. */
export const routes: RouteObject[] = [
  {
    path: '/dsaarticles',
    loader: catalogLoader,
    lazy: async () => ({ Component: (await import('./app/catalog-page.tsx')).CatalogPage }),
  },
  { path: '/articles', loader: oldAddressLoader('/dsaarticles'), Component: ToCatalog },
  { path: '/articles/:slug', loader: oldAddressLoader('/dsaarticles'), Component: ToCatalog },
  { path: '/dsaarticle/:slug', loader: problemLoader, Component: ProblemPage },
  {
    path: '/article/:slug',
    loader: articleLoader,
    lazy: async () => ({ Component: (await import('./app/article-page.tsx')).ArticlePage }),
  },
  {
    path: '/mock-tests',
    loader: mockTestsLoader,
    lazy: async () => ({ Component: (await import('./app/mock-tests-page.tsx')).MockTestsPage }),
  },
  {
    path: '/mock-tests/:id',
    loader: mockTestsLoader,
    lazy: async () => ({ Component: (await import('./app/mock-test-page.tsx')).MockTestPage }),
  },
  {
    path: '/mock-tests/:id/:attempt',
    lazy: async () => ({
      Component: (await import('./app/mock-attempt-page.tsx')).MockAttemptPage,
    }),
  },
  {
    path: '/mock-interviews',
    loader: oldAddressLoader('/mock-tests'),
    Component: ToMockTests,
  },
  {
    path: '/mock-interviews/:id',
    loader: mockInterviewLoader,
    lazy: async () => ({
      Component: (await import('./app/mock-interview-page.tsx')).MockInterviewPage,
    }),
  },
  {
    path: '/article-preview/:draft',
    lazy: async () => ({
      Component: (await import('./app/article-preview-page.tsx')).ArticlePreviewPage,
    }),
  },
  {
    path: '/listing-check/:run',
    lazy: async () => ({
      Component: (await import('./app/listing-check-page.tsx')).ListingCheckPage,
    }),
  },
];
