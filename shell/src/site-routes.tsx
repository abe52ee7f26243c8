import type { RouteHandle } from '@site/shared/contracts/composition';
import { isOwn } from '@site/shared/contracts/composition';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { RouteFailure } from './pages/app-boundary.tsx';
import { HomePage, homeLoader } from './pages/home/home-page.tsx';
import { NotFound } from './pages/not-found.tsx';
import { postLoader, postsLoader } from './pages/posts/post-loaders.ts';
import { PageFailure } from './pages/unavailable.tsx';
import { liveManifest } from './remotes/loader.ts';
import { remoteRoutes } from './remotes/remote-routes.tsx';
import { RemoteSkeleton } from './remotes/remote-skeleton.tsx';

/** The shell's own pages (shell.json lists their paths for the server). */
const ownRoutes: RouteObject[] = [
  {
    index: true,
    loader: homeLoader,
    Component: HomePage,
    ErrorBoundary: PageFailure,
  },
  page(
    'placementtraining',
    async () =>
      (await import('./pages/placement-training/placement-training-page.tsx'))
        .PlacementTrainingPage,
  ),
  page('blogs', async () => (await import('./pages/posts/blogs-page.tsx')).BlogsPage, postsLoader),
  page('posts', async () => (await import('./pages/posts/posts-page.tsx')).PostsPage, postsLoader),
  page(
    'test',
    async () => (await import('./pages/diagnostics/composition-page.tsx')).CompositionPage,
  ),
  page(
    'article-test',
    async () => (await import('./pages/diagnostics/routes-page.tsx')).RoutesPage,
  ),
  page('admin-test', async () => (await import('./pages/diagnostics/api-page.tsx')).ApiPage),
  page(
    'test-article/:slug',
    async () => (await import('./pages/diagnostics/slug-page.tsx')).SlugPage,
  ),
  {
    ...page('offline', async () => (await import('./offline/parts.tsx')).OfflinePage),
    // The list is the browser's.
    handle: { rendered: false } satisfies RouteHandle,
  },
  page('posts/:id', async () => (await import('./pages/posts/post-page.tsx')).PostPage, postLoader),
];

/** A page that is a separate chunk. */
function page(
  path: string,
  load: () => Promise<ComponentType>,
  loader?: LoaderFunction,
): RouteObject {
  return {
    path,
    ...(loader && { loader }),
    ErrorBoundary: PageFailure,
    HydrateFallback: RemoteSkeleton,
    lazy: async () => ({ Component: await load() }),
  };
}

/** The layout waits for nothing but the page in it, which has a stand-in of its own. */
const Nothing = () => null;

/** The shell's pages and the mount paths; what lies below these is added when it is first visited. */
export function siteRoutes(): RouteObject[] {
  const navigation = Object.values(liveManifest.current().remotes).flatMap((remote) =>
    remote.navigation.filter(({ path }) => isOwn(remote, path)),
  );
  return [
    {
      element: <Layout navigation={navigation} />,
      ErrorBoundary: RouteFailure,
      HydrateFallback: Nothing,
      children: [...ownRoutes, ...remoteRoutes(), { path: '*', Component: NotFound }],
    },
  ];
}
