import { movedAddress } from '@site/shared/address';
import type { RouteObject } from '@site/shared/platform';
import { articleLoader } from './app/article-loader.ts';
import { catalogLoader } from './app/catalog-loader.ts';
import { mockInterviewLoader } from './app/mock-interview-loader.ts';
import { mockTestsLoader } from './app/mock-tests-loader.ts';
import { ProblemPage, problemLoader } from './app/problem-page.tsx';

/** This remote's only exposed module. It holds the page of a problem; the others are chunks of their own. */
export const routes: RouteObject[] = [
  {
    path: '/dsaarticles',
    loader: catalogLoader,
    lazy: async () => ({ Component: (await import('./app/catalog-page.tsx')).CatalogPage }),
  },
  movedAddress('/articles', '/dsaarticles'),
  movedAddress('/articles/:slug', '/dsaarticles'),
  movedAddress('/problems', '/dsaarticles?kind=problems'),
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
  movedAddress('/mock-interviews', '/mock-tests'),
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
