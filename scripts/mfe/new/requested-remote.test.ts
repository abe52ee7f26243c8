import { requestedRemote } from './requested-remote.ts';

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
