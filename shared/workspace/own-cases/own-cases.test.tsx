import { ownCases } from '@site/shared/device';
import { asha, type FakeResponse, fakeApi, late, versioned } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { code } from '../testing/adding.ts';
import { failedWith, gave } from '../testing/fake-python.ts';
import { button, openWorkspace, place } from '../testing/open-workspace.tsx';

const drawer = () => screen.getByText('Your own cases').closest('details') as HTMLElement;
const openDrawer = () => act(async () => within(drawer()).getByText('Your own cases').click());
const output = () => within(screen.getByRole('region', { name: 'Output' }));
const OLD = '2026-11-20T10:00:00.000Z';
const NEW = '2026-11-22T10:00:00.000Z';
const storeCases =
  (owner: string | null, changedAt: string, ...inputs: string[]) =>
  () =>
    ownCases.write('dsa-add:python', owner, { inputs, changedAt, ...place });

test('a learner adds a case and removes it, and the device stores that', async () => {
  const { user } = await openWorkspace();
  await openDrawer();
  await user.type(await screen.findByRole('textbox', { name: 'Input' }), 'add(5, 6){Enter}');
  expect(within(drawer()).getByText('add(5, 6)')).toBeVisible();
  expect(ownCases.read('dsa-add:python', null)?.inputs).toEqual(['add(5, 6)']);
  await user.click(button('Remove add(5, 6)'));
  expect(ownCases.read('dsa-add:python', null)).toBeNull();
});

test('an empty input, or one that is there already, is not added', async () => {
  const { user } = await openWorkspace({ store: storeCases(null, OLD, 'add(5, 6)') });
  await openDrawer();
  await user.click(await screen.findByRole('button', { name: 'Add case' }));
  expect(screen.getByText('Enter an expression that calls your function.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Input' }), 'add(5, 6){Enter}');
  expect(screen.getByText('You already have this case.')).toBeVisible();
});

const path = `/v1/users/${asha.id}/units/dsa-add/cases`;
const casesOf = (changedAt: string, ...inputs: string[]) => ({
  ...{ language: 'python', inputs, changedAt },
});

/** An account with these cases and no draft. */
function account(cases: ReturnType<typeof casesOf> | null) {
  const other = path.replace('cases', 'draft');
  const api = fakeApi().on('get', other, () => ({ status: 200, data: { draft: null } }));
  return versioned(api, path, 'cases', cases);
}
const sent = (api: ReturnType<typeof account>) => api.callsTo('put', path).map(({ data }) => data);
const fetchedCases = (api: ReturnType<typeof account>) =>
  waitFor(() => expect(api.callsTo('get', path)).toHaveLength(1));
const leave = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

afterEach(() => void jest.restoreAllMocks());

describe('cases of someone who is signed in', () => {
  test("another device's are shown beside those here that the account never had", async () => {
    const api = account(casesOf(NEW, 'add(1, 9)'));
    await openWorkspace({ api, session: asha, store: storeCases(asha.id, OLD, 'add(5, 6)') });
    await openDrawer();
    expect(await within(drawer()).findByText('add(1, 9)')).toBeVisible();
    expect(within(drawer()).getByText('add(5, 6)')).toBeVisible();
  });

  test('an added one is saved with the account, and so is the removal of the last', async () => {
    const api = account(casesOf(OLD, 'add(5, 6)'));
    const { user } = await openWorkspace({ api, session: asha });
    await openDrawer();
    await user.click(await screen.findByRole('button', { name: 'Remove add(5, 6)' }));
    leave();
    await waitFor(() => expect(sent(api)).toMatchObject([{ language: 'python', inputs: [] }]));
  });

  test('those that were merged here, which have no time, join those of the account', async () => {
    const api = account(casesOf(OLD, 'add(1, 9)'));
    await openWorkspace({ api, session: asha, store: storeCases(asha.id, '', 'add(5, 6)') });
    await fetchedCases(api);
    await waitFor(() => {
      leave();
      expect(sent(api)).toMatchObject([{ inputs: ['add(1, 9)', 'add(5, 6)'] }]);
    });
  });

  test('one added before the account has answered joins those of another device', async () => {
    const answer = late<FakeResponse>();
    const api = account(null).on('get', path, () => answer.promise);
    const { user } = await openWorkspace({
      api,
      session: asha,
      store: storeCases(asha.id, OLD, 'add(5, 6)'),
    });
    await openDrawer();
    await user.type(await screen.findByRole('textbox', { name: 'Input' }), 'add(7, 8){Enter}');
    const cases = casesOf(NEW, 'add(1, 9)', 'add(5, 6)');
    await act(async () => answer.give({ status: 200, data: { cases } }));
    expect(await within(drawer()).findByText('add(1, 9)')).toBeVisible();
    expect(within(drawer()).getByText('add(7, 8)')).toBeVisible();
    leave();
    const inputs = ['add(1, 9)', 'add(5, 6)', 'add(7, 8)'];
    await waitFor(() => expect(sent(api)).toMatchObject([{ inputs }]));
  });

  test("a visitor's are neither shown nor sent", async () => {
    const api = account(null);
    await openWorkspace({ api, session: asha, store: storeCases(null, OLD, 'add(5, 6)') });
    await fetchedCases(api);
    await openDrawer();
    expect(within(drawer()).queryByText('add(5, 6)')).not.toBeInTheDocument();
    leave();
    expect(sent(api)).toEqual([]);
    expect(ownCases.read('dsa-add:python', null)?.inputs).toEqual(['add(5, 6)']);
  });
});

test('an input that is too long is refused with its reason', async () => {
  const { user } = await openWorkspace();
  await openDrawer();
  await user.click(await screen.findByRole('textbox', { name: 'Input' }));
  await user.paste('x'.repeat(2_001));
  await user.click(button('Add case'));
  expect(screen.getByText('A case must have at most 2,000 characters.')).toBeVisible();
});

test("own cases run with the tests, and the learner's value is compared with that of our solution", async () => {
  const { press, jobs, judge, finish } = await openWorkspace({
    store: storeCases(null, OLD, 'add(5, 6)', 'add(7, 8)'),
  });
  await press('Run tests');
  expect(jobs[0]).toMatchObject({
    source: code,
    cases: [
      { input: 'add(5, 6)', expected: '...' },
      { input: 'add(7, 8)', expected: '...' },
    ],
  });
  judge(gave('11', false), gave('15', false));
  await finish();
  await waitFor(() => expect(jobs).toHaveLength(2));
  expect(jobs[1]?.cases.map(({ input }) => input)).toEqual([
    'add(1, 2)',
    'add(-1, 1)',
    'add(5, 6)',
    'add(7, 8)',
  ]);
  judge(gave('3'), gave('0'), gave('11', false), gave('0', false));
  await finish();
  expect(await screen.findByText('3 of 4 tests passed')).toBeVisible();
  const [, , same, other] = output().getAllByRole('listitem');
  expect(same).toHaveTextContent(/Your case 1Passed.*add\(5, 6\).*Our solution11.*Yours11/);
  expect(other).toHaveTextContent(/Your case 2Failed.*Our solution15.*Yours0/);
});

test('an own case passes with a value that equals ours, however it is written', async () => {
  const { press, jobs, judge, finish } = await openWorkspace({
    store: storeCases(null, OLD, 'add(0.5, 1.5)', 'add(nan, 1)'),
  });
  await press('Run tests');
  judge(gave('2.0', false), gave('nan', false));
  await finish();
  await waitFor(() => expect(jobs).toHaveLength(2));
  expect(jobs[1]?.cases.slice(2).map(({ expected }) => expected)).toEqual(['2.0', 'nan']);
  judge(gave('3'), gave('0'), gave('2'), gave('nan', false));
  await finish();
  expect(await screen.findByText('4 of 4 tests passed')).toBeVisible();
});

test('a value that is too long to be compared whole is no case, and not said to be right', async () => {
  const { press, jobs, judge, finish } = await openWorkspace({
    store: storeCases(null, OLD, 'add("a" * 90_000, "b")'),
  });
  await press('Run tests');
  judge(gave(`'${'a'.repeat(20_000)}…`, false));
  await finish();
  await waitFor(() => expect(jobs).toHaveLength(2));
  expect(jobs[1]?.cases).toHaveLength(2);
  judge(gave('3'), gave('0'));
  await finish();
  expect(await screen.findByText('2 of 2 tests passed')).toBeVisible();
  expect(output().getByText(/too long to be compared/)).toBeVisible();
});

test("an input that our solution can't take is no case that failed, and isn't run", async () => {
  const { press, jobs, judge, finish } = await openWorkspace({
    store: storeCases(null, OLD, 'ad(5)'),
  });
  await press('Run tests');
  judge(failedWith('NameError'));
  await finish();
  await waitFor(() => expect(jobs).toHaveLength(2));
  expect(jobs[1]?.cases.map(({ input }) => input)).not.toContain('ad(5)');
  judge(gave('3'), gave('0'));
  await finish();
  expect(await screen.findByText('2 of 2 tests passed')).toBeVisible();
  expect(output().getByText("Our solution can't take this input")).toBeVisible();
  expect(output().getByText('Invalid case')).toBeVisible();
  expect(output().queryByText('Failed')).not.toBeInTheDocument();
});

test("what is submitted is judged by the problem's cases alone", async () => {
  const { press, jobs } = await openWorkspace({ store: storeCases(null, OLD, 'add(5, 6)') });
  await press('Submit');
  expect(jobs[0]?.cases).toHaveLength(3);
});
