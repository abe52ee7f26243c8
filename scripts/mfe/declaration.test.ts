import { checkedDeclaration } from './declaration.ts';

const good = {
  name: 'mfe-jobs',
  mountPaths: ['/jobs'],
  pages: [{ path: '/jobs', title: 'Jobs', description: 'What is open.' }],
  navigation: [],
  slots: [{ slot: 'avatar.menu', module: './src/slots/entry.tsx' }],
  contract: '^2.0.0',
};

const check = (content: object, isThere = () => true) =>
  checkedDeclaration('mfe-jobs', content, isThere);

test('a remote.json without mistakes is returned as it is', () => {
  expect(check(good)).toEqual(good);
});

test('a key that nobody knows is named with what is missing instead', () => {
  const { mountPaths, ...others } = good;
  expect(() => check({ ...others, mountPath: mountPaths })).toThrow(
    'Correct mfe-jobs/remote.json:\n  mountPaths: must be of type array\n  mountPath: there is no such key',
  );
});

test('a key that nobody knows is named with where it stands', () => {
  const slots = [{ ...good.slots[0], who: 'signed-in' }];
  expect(() => check({ ...good, slots })).toThrow('\n  slots.0.who: there is no such key');
});

test('a place that does not exist is answered with those that do', () => {
  const slots = [{ slot: 'avatar.menus', module: './src/slots/entry.tsx' }];
  expect(() => check({ ...good, slots })).toThrow(
    '\n  slots.0.slot: must be home.panel or header.right or avatar.menu',
  );
});

test('an address outside of its mount paths is named before anything is built', () => {
  const pages = [...good.pages, { path: '/roadmaps', title: 'Jobs', description: 'Not ours.' }];
  expect(() => check({ ...good, pages })).toThrow(
    'Correct mfe-jobs/remote.json:\n  pages.1.path: must be /jobs, or lie below, not /roadmaps',
  );
});

test('a slot whose module nobody has written is named before anything is built', () => {
  expect(() => check(good, () => false)).toThrow(
    'Correct mfe-jobs/remote.json:\n  ./src/slots/entry.tsx for avatar.menu: there is no such file',
  );
});
