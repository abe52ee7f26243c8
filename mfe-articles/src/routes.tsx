import { Navigate, type RouteObject, useLocation } from '@site/shared/platform';
import { articleLoader } from './app/article-loader.ts';
import { catalogLoader } from './app/catalog-loader.ts';
import { oldAddressLoader } from './app/old-address-loader.ts';
import { ProblemPage, problemLoader } from './app/problem-page.tsx';

/** Old addresses, which a link of the site may still name. */
const ToCatalog = () => <Navigate to={{ ...useLocation(), pathname: '/dsaarticles' }} replace />;

/** This remote's only exposed module. It holds the page of a problem; the others are chunks of their own. */
export const routes: RouteObject[] = [
  {
    path: '/dsaarticles',
    loader: catalogLoader,
    lazy: async () => ({ Component: (await import('./app/catalog-page.tsx')).CatalogPage }),
  },
  { path: '/articles', loader: oldAddressLoader, Component: ToCatalog },
  { path: '/articles/:slug', loader: oldAddressLoader, Component: ToCatalog },
  { path: '/dsaarticle/:slug', loader: problemLoader, Component: ProblemPage },
  {
    path: '/article/:slug',
    loader: articleLoader,
    lazy: async () => ({ Component: (await import('./app/article-page.tsx')).ArticlePage }),
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
