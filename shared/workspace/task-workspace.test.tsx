import { EditorView } from '@codemirror/view';
import type { ExerciseDraft, JavaScriptTask, SavedOwnCases } from '@site/shared/contracts/practice';
import { type Draft, attempts as deviceAttempts, drafts } from '@site/shared/device';
import { asha, fakeApi, renderApp, versioned } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { TaskWorkspace } from './task-workspace.tsx';
import { fakePython, gave } from './testing/fake-python.ts';
import { button } from './testing/open-workspace.tsx';

/** jsdom doesn't support selections in a shadow root. */
beforeEach(() => void jest.spyOn(EditorView.prototype, 'focus').mockImplementation(() => {}));

const task: JavaScriptTask = {
  kind: 'javascript',
  reviewed: null,
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

const unit = `/v1/users/${asha.id}/units/js-twice`;

/** An account that has nothing of the task, or what is given. */
function account({
  draft = null,
  cases = null,
}: {
  draft?: ExerciseDraft | null;
  cases?: SavedOwnCases | null;
} = {}) {
  const attempts: unknown[] = [];
  const api = versioned(fakeApi(), `${unit}/draft`, 'draft', draft);
  return versioned(api, `${unit}/cases`, 'cases', cases)
    .on('get', `${unit}/attempts`, () => ({ status: 200, data: { attempts } }))
    .on('post', `${unit}/attempts`, ({ data }) => {
      attempts.push(data);
      return { status: 201, data };
    });
}

const leave = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

afterEach(() => void jest.restoreAllMocks());

const place = { title: 'Twice', path: '/roadmaps/js/js-twice' };
const NAME = 'js-twice:javascript';

/** Opens the workspace of the task for a signed-in person, with the engine controlled by the test. */
async function open(draft: Pick<Draft, 'code' | 'changedAt'> | null = null, api = account()) {
  const fake = fakePython();
  const workspace = <TaskWorkspace task={task} offer="Well done!" engine={fake.python} />;
  const view = renderApp([{ path: '/twice', element: workspace }], { api, session: asha });
  if (draft) drafts.write(NAME, asha.id, { ...draft, ...place });
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

test('what is submitted is judged by all cases and saved with the account', async () => {
  const { user, jobs, judge, finish, api } = await open();
  await user.click(button('Submit'));
  await waitFor(() => expect(jobs).toHaveLength(1));
  expect(jobs[0]?.cases).toHaveLength(2);
  judge(gave('2'), gave('4'));
  await finish();
  expect(await screen.findByRole('heading', { name: 'Accepted' })).toBeVisible();
  expect(screen.getByText('Well done!')).toBeVisible();
  await waitFor(() => expect(api.callsTo('post', `${unit}/attempts`)).toHaveLength(1));
  await user.click(screen.getByText('Attempts'));
  expect(await screen.findByText(/2\/2/)).toHaveTextContent('JavaScript');
});

test('what the account would not take stays on the device, and is sent when the task is opened again', async () => {
  const refusing = account().on('post', `${unit}/attempts`, () => ({
    status: 429,
    data: { code: 'too-many-requests', message: 'Slow down.' },
  }));
  const { user, jobs, judge, finish, router, api } = await open(null, refusing);
  await user.click(button('Submit'));
  await waitFor(() => expect(jobs).toHaveLength(1));
  judge(gave('2'), gave('4'));
  await finish();
  await waitFor(() =>
    expect(deviceAttempts.read('js-twice', asha.id)).toMatchObject({
      attempts: [{ verdict: 'accepted' }],
      title: 'Twice',
    }),
  );
  api.on('post', `${unit}/attempts`, ({ data }) => ({ status: 201, data }));
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/twice'));
  await waitFor(() => expect(deviceAttempts.read('js-twice', asha.id)).toBeNull());
});

test('program and cases of another device are opened, and what is changed here is sent', async () => {
  const changedAt = '2026-11-24T09:30:00.000Z';
  const language = 'javascript';
  const { user, api } = await open(
    null,
    account({
      draft: { language, code: 'const theirs = 1;', changedAt },
      cases: { language, inputs: ['twice(7)'], changedAt },
    }),
  );
  const program = await screen.findByRole('region', { name: 'Your JavaScript solution to Twice' });
  await waitFor(() => expect(program).toHaveTextContent('const theirs = 1;'));
  await user.click(screen.getByText('Your own cases'));
  await user.type(await screen.findByRole('textbox', { name: 'Input' }), 'twice(8){Enter}');
  await user.click(button("Use this device's code"));
  leave();
  await waitFor(() =>
    expect(api.callsTo('put', `${unit}/cases`).map(({ data }) => data)).toMatchObject([
      { language, inputs: ['twice(7)', 'twice(8)'] },
    ]),
  );
  await waitFor(() => expect(api.callsTo('delete', `${unit}/draft`)).toHaveLength(1));
  expect(api.callsTo('delete', `${unit}/draft`)[0]?.params).toMatchObject({ language });
});

test('a program that is too long for the account is said to be on this device only', async () => {
  const refusing = account().on('put', `${unit}/draft`, () => ({
    status: 400,
    data: {
      code: 'invalid',
      message: 'Check the fields.',
      errors: { code: 'The code must have at most 20,000 characters.' },
    },
  }));
  const draft = { code: 'const long = 1;', changedAt: '2026-11-24T09:30:00.000Z' };
  await open(draft, refusing);
  await waitFor(() => expect(refusing.callsTo('get', `${unit}/draft`)).toHaveLength(1));
  leave();
  expect(
    await screen.findByText(/at most 20,000 characters. Your changes are kept on this device only/),
  ).toBeInTheDocument();
});

test('a list names what is stored by the title of the task, whatever the tab says', async () => {
  document.title = '(3) Another page · Elsewhere';
  const draft = { code: 'const mine = 1;', changedAt: '2026-11-24T09:30:00Z' };
  const { user } = await open(draft);
  await user.click(button('Reset'));
  expect(drafts.read(NAME, asha.id)).toMatchObject({ title: 'Twice' });
});
