import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { ownedOn, refuseOwned, requestedRemote } from './requested-remote.ts';

test('a remote is named with or without mfe-, and titled after its name', () => {
  const jobs = { name: 'mfe-jobs', mountPath: '/jobs', title: 'Jobs' };
  expect(requestedRemote('jobs', { mount: '/jobs' })).toEqual(jobs);
  expect(requestedRemote('mfe-jobs', { mount: '/jobs' })).toEqual(jobs);
  expect(requestedRemote('jobs', { mount: '/jobs', title: 'Job board' }).title).toBe('Job board');
});

test.each(['Jobs', 'job-board', 'jobs2', '', '../x', 'j'.repeat(37)])(
  '%j is no name, and what is one is said',
  (name) => {
    expect(() => requestedRemote(name, { mount: '/jobs' })).toThrow('letters from a to z');
  },
);

test.each(['jobs', '/', '/jobs/', '/Jobs', '/jobs/:id', '/jobs?x', `/${'j'.repeat(40)}`])(
  '%j is no address to own',
  (mount) => {
    expect(() => requestedRemote('jobs', { mount })).toThrow(
      `--mount ${mount} can't be an address`,
    );
  },
);

test.each(['', ' ', '<b>', "Teams' jobs", '{x}', 'j'.repeat(41)])('%j is no title', (title) => {
  expect(() => requestedRemote('jobs', { mount: '/jobs', title })).toThrow("can't be a title");
});

const live = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { mountPaths: ['/a', '/b/c'] }) });
live.shell.pages.push({ path: '/posts/:id', title: 'Post', description: 'A post' });
const site = ownedOn(live, 'https://site.example');
const requested = (name: string, mountPath: string) => ({ name, mountPath, title: 'New' });

test.each([
  [
    'the name of another remote',
    'mfe-a',
    '/new',
    "There's already a mfe-a on https://site.example.",
  ],
  ['its address', 'mfe-new', '/a', '/a overlaps with /a, which belongs to mfe-a'],
  ['a part of its address', 'mfe-new', '/a/more', '/a/more overlaps with /a'],
  ['an address that holds its own', 'mfe-new', '/b', '/b overlaps with /b/c'],
  ['a page of the shell', 'mfe-new', '/posts', '/posts overlaps with /posts/:id, which belongs to'],
  ['an address of the API', 'mfe-new', '/v1', '/v1 overlaps with /v1, which belongs to the server'],
])('%s is refused', (_, name, mountPath, says) => {
  expect(() => refuseOwned(requested(name, mountPath), site)).toThrow(says);
});

test('what nobody owns is free, also if it begins alike', () => {
  expect(() => refuseOwned(requested('mfe-new', '/about'), site)).not.toThrow();
});
