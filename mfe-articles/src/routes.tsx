import type { RouteObject } from '@site/shared/platform';
import { articleLoader, authorLoader, catalogLoader } from './app/loaders.ts';

import { ProblemPage, problemLoader } from './app/problem-page.tsx';

/** This remote's only exposed module. It includes the page of a problem; the others are separate chunks. */
export const routes: RouteObject[] = [
  {
    path: '/dsaarticles',
    loader: catalogLoader,
    lazy: async () => ({ Component: (await import('./app/catalog-page.tsx')).CatalogPage }),
  },
  { path: '/dsaarticle/:slug', loader: problemLoader, Component: ProblemPage },
  {
    path: '/article/:slug',
    loader: articleLoader,
    lazy: async () => ({ Component: (await import('./app/article-page.tsx')).ArticlePage }),
  },
  {
    path: '/author/:slug',
    loader: authorLoader,
    lazy: async () => ({ Component: (await import('./app/author-page.tsx')).AuthorPage }),
  },
  {
    path: '/article-preview/:draft',
    lazy: async () => ({
      Component: (await import('./app/article-preview-page.tsx')).ArticlePreviewPage,
    }),
  },
  {
    path: '/problem-preview/:id',
    // Documents are the same for everyone, and this page is for administrators.
    handle: { rendered: false },
    lazy: async () => ({
      Component: (await import('./app/problem-preview-page.tsx')).ProblemPreviewPage,
    }),
  },
  {
    path: '/listing-check/:run',
    lazy: async () => ({
      Component: (await import('./app/listing-check-page.tsx')).ListingCheckPage,
    }),
  },
];
