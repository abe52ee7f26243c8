import { EditorView } from '@codemirror/view';
import type { JavaScriptTask } from '@site/shared/contracts';
import { asha, fakeApi, renderApp } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { TaskWorkspace } from './task-workspace.tsx';
import { fakePython, gave } from './testing/fake-python.ts';
import { button } from './testing/open-workspace.tsx';

/** jsdom doesn't support selections in a shadow root. */
beforeEach(() => void jest.spyOn(EditorView.prototype, 'focus').mockImplementation(() => {}));

const task: JavaScriptTask = {
  kind: 'javascript',
  unitId: 'js-twice',
  title: 'Twice',
  description: 'Write `twice(n)`.',
  hints: [],
  starter: 'function twice(n) {}\n',
  starterHtml: '<span class="line">function twice(n) {}</span>',
  code: 'const twice = (n) => 2 * n;\n',
  codeHtml: '<span class="line">const twice = (n) =&gt; 2 * n;</span>',
  cases: [
    { name: 'one', input: 'twice(1)', expected: '2', hidden: false },
    { name: 'two', input: 'twice(2)', expected: '4', hidden: true },
  ],
  explanation: 'It adds.',
};

/** Opens the workspace of the task for somebody who is signed in, with the engine in the hands of the test. */
async function open(stored: Record<string, string> = {}) {
  const fake = fakePython();
  const workspace = <TaskWorkspace task={task} offer="Well done!" engine={fake.python} />;
  const api = fakeApi();
  const view = renderApp([{ path: '/twice', element: workspace }], { api, session: asha });
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  await act(() => view.router.navigate('/twice'));
  return { ...fake, ...view, api };
}

test('a task is solved in JavaScript alone, with what works there', async () => {
  await open();
  expect(screen.getByText('solution.js')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByText(/Step through|Measured complexity/)).not.toBeInTheDocument();
  expect(screen.getByText('Your own cases')).toBeVisible();
});

test('what is submitted is judged by all cases and kept on the device, also of somebody who is signed in', async () => {
  const { user, jobs, judge, finish, api } = await open();
  await user.click(button('Submit'));
  await waitFor(() => expect(jobs).toHaveLength(1));
  expect(jobs[0]?.cases).toHaveLength(2);
  judge(gave('2'), gave('4'));
  await finish();
  expect(await screen.findByRole('heading', { name: 'Accepted' })).toBeVisible();
  expect(screen.getByText('Well done!')).toBeVisible();
  expect(localStorage).toHaveProperty([`task-work:js-twice@${asha.id}`]);
  await user.click(screen.getByText('Attempts'));
  expect(await screen.findByText(/2\/2/)).toHaveTextContent('JavaScript');
  expect(api.calls).toEqual([]);
});

test('the draft is the one of the unit', async () => {
  const draft = { code: 'const mine = 1;', changedAt: '2026-11-24T09:30:00Z' };
  const work = {
    draft,
    attempts: null,
    cases: null,
    title: 'Twice',
    path: '/roadmaps/js/js-twice',
  };
  await open({
    [`task-work:js-twice@${asha.id}`]: JSON.stringify(work),
    'dsa-draft:js-twice': 'other',
  });
  const program = await screen.findByRole('region', { name: 'Your JavaScript solution of Twice' });
  await waitFor(() => expect(program).toHaveTextContent('const mine = 1;'));
  expect(within(program).queryByText('other')).not.toBeInTheDocument();
});
