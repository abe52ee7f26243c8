import { writeBoot } from '@site/shared/testing';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { hasPage } from './checked-routes.ts';

test('an address has a page if a remote names it, not wherever a remote is mounted above it', () => {
  const admin = testRemote('mfe-admin', {
    mountPaths: ['/admin'],
    pages: [{ path: '/admin/login', title: 'Admin login', description: 'Sign in' }],
  });
  writeBoot({ releaseManifest: testReleaseManifest({ 'mfe-admin': admin }) });
  expect(hasPage('/admin')).toBe(true);
  expect(hasPage('/admin/login')).toBe(true);
  expect(hasPage('/admin/articles')).toBe(false);
});
