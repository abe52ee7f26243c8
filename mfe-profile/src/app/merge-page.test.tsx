import type { Attempt, MergeOutcome, MergeRequest } from '@site/shared/contracts/practice';
import { attempts, drafts, ownCases, quizAnswers } from '@site/shared/device';
import { asha, buildAccount, fakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const MERGES = `/v1/users/${asha.id}/merges`;
const MERGE_ID = '7a1f3f0e-5c1b-4d58-9d55-0d0c2b4d9a11';
const THEN = '2026-11-20T10:00:00.000Z';
const NOW = '2026-11-22T10:00:00.000Z';

const twoSum = { title: 'Two Sum', path: '/dsaarticle/two-sum' };
const threeSum = { title: '3Sum', path: '/dsaarticle/three-sum' };

/** An account that holds an older draft of Two Sum. */
function account(outcome: MergeOutcome = 'device') {
  return fakeApi()
    .on('get', '/v1/auth/me', () => ({ status: 200, data: buildAccount() }))
    .on('post', `${MERGES}/preview`, ({ data }) => ({
      status: 200,
      data: { items: (data as MergeRequest).items.map((item) => compared(item, outcome)) },
    }))
    .on('post', MERGES, ({ data }) => ({
      status: 201,
      data: {
        id: MERGE_ID,
        undoUntil: '2026-11-29T10:00:00.000Z',
        outcomes: (data as MergeRequest).items.map((item) => compared(item, outcome).outcome),
      },
    }))
    .on('delete', `${MERGES}/${MERGE_ID}`, () => ({ status: 200, data: { restored: 2, kept: 0 } }));
}

const compared = (item: MergeRequest['items'][number], outcome: MergeOutcome) =>
  item.kind === 'draft' && item.unitId === 'dsa-two-sum'
    ? {
        outcome,
        held: { kind: 'draft', language: 'python', code: 'account = 1', changedAt: THEN },
      }
    : { outcome: 'added' };

/** Two drafts, a query and own cases of a visitor. */
function makeWork() {
  drafts.write('dsa-two-sum:python', null, {
    code: 'device = 1\nprint(device)',
    changedAt: NOW,
    ...twoSum,
  });
  drafts.write('dsa-three-sum:python', null, { code: 'three = 3', changedAt: NOW, ...threeSum });
  drafts.write('sql-names:sql', null, {
    ...{ code: 'select 1', changedAt: NOW, title: 'All names', path: '/roadmaps/sql/sql-names' },
  });
  ownCases.write('dsa-two-sum:python', null, {
    inputs: ['two_sum([1], 2)'],
    changedAt: NOW,
    ...twoSum,
  });
}

async function open(api: ReturnType<typeof fakeApi>, make = makeWork, session = asha) {
  const view = renderApp(routes, { path: '/', api, session });
  make();
  await act(() => view.router.navigate('/profile/merge?then=%2Froadmaps%2Fdsa'));
  await screen.findByRole('heading', { name: 'Made before you logged in', level: 1 });
  return view;
}

const button = (name: string) => screen.findByRole('button', { name });
const row = async (section: string, title: string) => {
  const list = within(await screen.findByRole('region', { name: section }));
  return within(list.getByRole('link', { name: title }).closest('li') as HTMLElement);
};
const left = () => [drafts, ownCases].flatMap(({ names }) => names(null));

test("each thing is shown beside the account's version, with the outcome of a merge", async () => {
  const api = account();
  const { user } = await open(api);
  const draft = await row('Code', 'Two Sum');
  expect(draft.getByText(/^On this device: 2 lines/)).toHaveTextContent(/In your account: 1 line/);
  expect(draft.getByText(/newer and replaces yours/)).toBeVisible();
  await user.click(draft.getByText('Compare'));
  expect(draft.getByText('account = 1')).toBeVisible();
  expect(
    (await row('Code', 'All names')).getByText(
      "Only on this device so far. It'll be added to your account.",
    ),
  ).toBeVisible();
  expect(await button('Merge 4 things')).toBeVisible();
  expect(api.callsTo('post', MERGES)).toEqual([]);
});

test("what's left out stays, the rest is merged, and Undo brings everything back", async () => {
  const api = account();
  const { user } = await open(api);
  await user.click((await row('Code', '3Sum')).getByRole('checkbox'));
  await user.click(await button('Merge 3 things'));
  expect(await screen.findByText('3 things are merged.')).toBeVisible();
  // What happened, one Undo, and where to go next.
  expect(screen.getByText('1 thing stays on this device.')).toBeVisible();
  expect(screen.queryByText(/^Merge what's yours/)).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  expect(api.callsTo('post', MERGES).map(({ data }) => data)).toEqual([
    {
      items: [
        {
          ...{ kind: 'draft', unitId: 'sql-names', language: 'sql' },
          ...{ code: 'select 1', changedAt: NOW },
        },
        {
          ...{ kind: 'draft', unitId: 'dsa-two-sum', language: 'python' },
          ...{ code: 'device = 1\nprint(device)', changedAt: NOW },
        },
        {
          ...{ kind: 'cases', unitId: 'dsa-two-sum', language: 'python' },
          ...{ inputs: ['two_sum([1], 2)'], changedAt: NOW },
        },
      ],
    },
  ]);
  expect(left()).toEqual(['dsa-three-sum:python']);
  expect(drafts.read('dsa-two-sum:python', asha.id)?.code).toBe('device = 1\nprint(device)');
  expect(drafts.read('sql-names:sql', asha.id)?.code).toBe('select 1');
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/roadmaps/dsa');

  await user.click(await button('Undo'));
  expect(await screen.findByText('Everything is as it was.')).toBeVisible();
  expect(left().sort()).toEqual([
    ...['dsa-three-sum:python', 'dsa-two-sum:python', 'dsa-two-sum:python', 'sql-names:sql'],
  ]);
  expect(drafts.read('dsa-two-sum:python', asha.id)).toBeNull();
  expect(drafts.read('sql-names:sql', asha.id)).toBeNull();
  expect(screen.getByText(/^Merge what's yours/)).toBeVisible();
  // What was left out still is.
  expect(await button('Merge 3 things')).toBeVisible();
});

test('Undo that is pressed while the page still compares waits for that', async () => {
  const api = account();
  const { user, router } = await open(api);
  await user.click((await row('Code', '3Sum')).getByRole('checkbox'));
  await user.click(await button('Merge 3 things'));
  await screen.findByText('3 things are merged.');
  let answer = () => {};
  let comparing = false;
  api.on('post', `${MERGES}/preview`, async ({ data }) => {
    comparing = true;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    comparing = false;
    return {
      status: 200,
      data: { items: (data as MergeRequest).items.map((item) => compared(item, 'device')) },
    };
  });
  // As the API does.
  api.on('delete', `${MERGES}/${MERGE_ID}`, () =>
    comparing
      ? { status: 409, data: { error: { code: 'busy', message: 'Something is being merged.' } } }
      : { status: 200, data: { restored: 2, kept: 0 } },
  );
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/profile/merge'));
  await user.click(await button('Undo'));
  expect(api.callsTo('delete', `${MERGES}/${MERGE_ID}`)).toHaveLength(0);
  answer();
  expect(await screen.findByText('Everything is as it was.')).toBeVisible();
});

test('an Undo whose response was lost can be repeated', async () => {
  let calls = 0;
  const api = account().on('delete', `${MERGES}/${MERGE_ID}`, () => {
    calls += 1;
    if (calls === 1) throw networkFailure();
    return { status: 404, data: { code: 'not-found', message: 'This merge is undone already.' } };
  });
  const { user } = await open(api);
  await user.click(await button('Merge 4 things'));
  await user.click(await button('Undo'));
  expect(await screen.findByText(/^We couldn't undo this/)).toBeVisible();
  await user.click(await button('Undo'));
  expect(await screen.findByText('Everything is as it was.')).toBeVisible();
  expect(left()).toHaveLength(4);
});

test('an older version loses, and can be restored later', async () => {
  const { user, router } = await open(account('account'), () =>
    drafts.write('dsa-two-sum:python', null, { code: 'device = 1', changedAt: THEN, ...twoSum }),
  );
  expect((await row('Code', 'Two Sum')).getByText('Yours is newer, so it stays.')).toBeVisible();
  await user.click(await button('Merge 1 thing'));
  await screen.findByText('1 thing is merged.');
  expect(left()).toEqual([]);
  expect(drafts.read('dsa-two-sum:python', asha.id)).toBeNull();
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/profile/merge'));
  expect(await screen.findByText('Nothing to merge')).toBeVisible();
  const past = within(await screen.findByRole('region', { name: 'What you can undo here' }));
  await user.click(past.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(drafts.read('dsa-two-sum:python', null)?.code).toBe('device = 1'));
});

test('the program, attempts and cases of a task are merged like those of a problem', async () => {
  const attempt: Attempt = {
    ...{ id: MERGE_ID, language: 'javascript', verdict: 'accepted', passed: 2, total: 2 },
    ...{ milliseconds: 9, submittedAt: NOW, code: 'const mine = 1;' },
  };
  const location = { title: 'Debounce', path: '/roadmaps/javascript/javascript-debounce' };
  const unitId = 'javascript-debounce';
  const api = account();
  const { user } = await open(api, () => {
    drafts.write(`${unitId}:javascript`, null, {
      ...{ code: 'const mine = 1;', changedAt: THEN, ...location },
    });
    attempts.write(unitId, null, { attempts: [attempt], ...location });
    ownCases.write(`${unitId}:javascript`, null, {
      inputs: ['f(1)'],
      changedAt: THEN,
      ...location,
    });
  });
  await row('Code', 'Debounce');
  await row('Attempts', 'Debounce');
  await row('Your own cases', 'Debounce');
  await user.click(await button('Merge 3 things'));
  await screen.findByText('3 things are merged.');
  const about = { unitId, language: 'javascript' };
  expect(api.callsTo('post', MERGES).map(({ data }) => data)).toEqual([
    {
      items: [
        { kind: 'draft', ...about, code: 'const mine = 1;', changedAt: THEN },
        { kind: 'attempts', unitId, attempts: [attempt] },
        { kind: 'cases', ...about, inputs: ['f(1)'], changedAt: THEN },
      ],
    },
  ]);
  expect(left()).toEqual([]);
  expect(attempts.names(null)).toEqual([]);
});

test("cases that only the person's device has aren't lost in a merge", async () => {
  const { user } = await open(account(), () => {
    ownCases.write('dsa-two-sum:python', null, { inputs: ['a', 'b'], changedAt: NOW, ...twoSum });
    ownCases.write('dsa-two-sum:python', asha.id, { inputs: ['b', 'c'], changedAt: '', ...twoSum });
  });
  await user.click(await button('Merge 1 thing'));
  await screen.findByText('1 thing is merged.');
  // Without a time, they're merged with the account's once the problem is opened.
  expect(ownCases.read('dsa-two-sum:python', asha.id)).toEqual({
    ...{ inputs: ['b', 'c', 'a'], changedAt: '', ...twoSum },
  });
});

test('answers to a quiz go to the account, and stay on this device too', async () => {
  const { title, path, ...answers } = {
    ...{ answers: [{ questionId: 'one', first: 0, last: 1, round: 1 }], changedAt: NOW },
    ...{ title: 'Memory', path: '/roadmaps/core/core-memory' },
  };
  const held = { kind: 'quiz', answers: [], changedAt: THEN };
  const api = account().on('post', `${MERGES}/preview`, () => ({
    status: 200,
    data: { items: [{ outcome: 'device', held }] },
  }));
  const { user } = await open(api, () =>
    quizAnswers.write('core-memory', null, { ...answers, title, path }),
  );
  const quiz = await row('Quizzes', 'Memory');
  expect(quiz.getByText(/^On this device: 1 answer/)).toHaveTextContent(
    /In your account: 0 answers/,
  );
  await user.click(await button('Merge 1 thing'));
  await screen.findByText('1 thing is merged.');
  expect(api.callsTo('post', MERGES).map(({ data }) => data)).toEqual([
    { items: [{ kind: 'quiz', unitId: 'core-memory', ...answers }] },
  ]);
  expect(quizAnswers.read('core-memory', asha.id)).toMatchObject(answers);
});

test('Later continues and changes nothing', async () => {
  const { user } = await open(account());
  await user.click(await button('Later'));
  expect(await screen.findByText('Elsewhere: /roadmaps/dsa')).toBeVisible();
  expect(left()).toHaveLength(4);
});

test('a thing can be discarded, which can be undone', async () => {
  const { user } = await open(account());
  await user.click(await button('Discard 3Sum'));
  expect(await screen.findByText('1 thing is discarded.')).toBeVisible();
  // There is more to decide here first.
  expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  expect(drafts.names(null).sort()).toEqual(['dsa-two-sum:python', 'sql-names:sql']);
  await user.click(await button('Undo'));
  await waitFor(() => expect(drafts.names(null)).toContain('dsa-three-sum:python'));
});

test('after several actions, one Undo is shown at a time, and the earlier ones later', async () => {
  const { user, router } = await open(account());
  await user.click(await button('Discard 3Sum'));
  await screen.findByText('1 thing is discarded.');
  await user.click(await button('Discard All names'));
  await waitFor(() => expect(left()).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  await user.click(await button('Merge 2 things'));
  await screen.findByText('2 things are merged.');
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/profile/merge'));
  await screen.findByText('Nothing to merge');
  expect(screen.queryByText(/^Merge what's yours/)).not.toBeInTheDocument();
  const past = within(await screen.findByRole('region', { name: 'What you can undo here' }));
  expect(past.getAllByRole('button', { name: 'Undo' })).toHaveLength(3);
});

test('a merge that fails changes nothing', async () => {
  const api = account().on('post', MERGES, () => {
    throw networkFailure();
  });
  const { user } = await open(api);
  await user.click(await button('Merge 4 things'));
  expect(await screen.findByText(/^We couldn't merge this/)).toBeVisible();
  expect(left()).toHaveLength(4);
  expect(screen.queryByText('What you can undo here')).not.toBeInTheDocument();
});

test("another person's things are never offered", async () => {
  const other = '9c7a3c1e-6d0b-4c56-8a3e-6f1c2d3e4f59';
  await open(account(), () =>
    drafts.write('dsa-two-sum:python', other, { code: 'theirs = 1', changedAt: NOW, ...twoSum }),
  );
  expect(await screen.findByText('Nothing to merge')).toBeVisible();
});

test("what can't be merged says so and stays", async () => {
  const { user } = await open(account('gone'), () => {
    drafts.write('dsa-two-sum:python', null, { code: 'device = 1', changedAt: NOW, ...twoSum });
    ownCases.write('dsa-three-sum:python', null, { inputs: ['a'], changedAt: NOW, ...threeSum });
  });
  const draft = await row('Code', 'Two Sum');
  expect(draft.getByRole('checkbox')).toBeDisabled();
  await user.click(await button('Merge 1 thing'));
  await screen.findByText('1 thing is merged.');
  expect(left()).toEqual(['dsa-two-sum:python']);
});

test('a visitor is prompted to log in', async () => {
  renderApp(routes, { path: '/profile/merge' });
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});
