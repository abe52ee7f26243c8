import { Navigate, type RouteObject, useLocation } from '@site/shared/platform';
import { articleLoader } from './app/article-loader.ts';
import { CatalogPage, catalogLoader } from './app/catalog-page.tsx';
import { oldAddressLoader } from './app/old-address-loader.ts';
import { ProblemPage, problemLoader } from './app/problem-page.tsx';

/** Old addresses, which a link of the site may still name. */
const ToCatalog = () => <Navigate to={{ ...useLocation(), pathname: '/dsaarticles' }} replace />;

/** This remote's only exposed module. The article page and its sanitiser are a separate chunk. */
export const routes: RouteObject[] = [
  { path: '/dsaarticles', loader: catalogLoader, Component: CatalogPage },
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
