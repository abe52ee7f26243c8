import { liveManifest } from '../../remotes/loader.ts';

/** An address of the route table, with one example if it has a parameter. */
export const checkedRoutes = [
  '/',
  '/placementtraining',
  '/blogs',
  '/roadmaps',
  '/roadmaps/dsa',
  '/dsaarticles',
  '/articles',
  '/article/two-pointers',
  '/dsaarticle/two-sum',
  '/posts',
  '/posts/1',
  '/profile',
  '/profile/edit',
  '/test',
  '/article-test',
  '/admin-test',
  '/test-article/two-sum',
  '/auth/login',
  '/auth/register',
  '/auth/success',
  '/auth/oauth/callback',
  '/auth/forgetpassword',
  '/admin',
  '/admin/login',
  '/admin/articles',
] as const;

/** Whose page an address is: the remote under whose mount path it lies, else the shell. */
export const ownerOf = (path: string) => liveManifest.ownerOf(path) ?? 'shell';

/** Whether a remote of the release manifest has a page at just this address: a link to it leads somewhere. */
export const hasPage = (path: string) =>
  Object.values(liveManifest.current().remotes).some(
    ({ mountPaths, pages }) =>
      mountPaths.includes(path) || pages.some((page) => page.path === path),
  );
