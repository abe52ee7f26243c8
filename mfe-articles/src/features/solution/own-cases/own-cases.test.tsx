import { act, screen, waitFor, within } from '@testing-library/react';
import { code } from '../testing/adding.ts';
import { failedWith, gave } from '../testing/fake-python.ts';
import { button, openWorkspace } from '../testing/open-workspace.tsx';

const drawer = () => screen.getByText('Your own cases').closest('details') as HTMLElement;
const openDrawer = () => act(async () => within(drawer()).getByText('Your own cases').click());
const output = () => within(screen.getByRole('region', { name: 'Output' }));
const kept = (...inputs: string[]) => ({ 'dsa-cases:add': JSON.stringify(inputs) });

test('a learner adds a case and removes it, and the device keeps it', async () => {
  const { user } = await openWorkspace();
  await openDrawer();
  await user.type(await screen.findByRole('textbox', { name: 'Input' }), 'add(5, 6){Enter}');
  expect(within(drawer()).getByText('add(5, 6)')).toBeVisible();
  expect(localStorage.getItem('dsa-cases:add')).toBe('["add(5, 6)"]');
  await user.click(button('Remove add(5, 6)'));
  expect(localStorage.getItem('dsa-cases:add')).toBeNull();
});

test('an empty input, or one that is there already, is not added', async () => {
  const { user } = await openWorkspace({ stored: kept('add(5, 6)') });
  await openDrawer();
  await user.click(await screen.findByRole('button', { name: 'Add case' }));
  expect(screen.getByText('Enter an expression that calls your function.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Input' }), 'add(5, 6){Enter}');
  expect(screen.getByText('You already have this case.')).toBeVisible();
});

test("own cases run with the tests, and the learner's value is compared with that of our solution", async () => {
  const { press, jobs, judge, finish } = await openWorkspace({
    stored: kept('add(5, 6)', 'add(7, 8)'),
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

test("an input that our solution can't take is said to be wrong", async () => {
  const { press, jobs, judge, finish } = await openWorkspace({ stored: kept('ad(5)') });
  await press('Run tests');
  judge(failedWith('NameError'));
  await finish();
  await waitFor(() => expect(jobs).toHaveLength(2));
  judge(gave('3'), gave('0'), failedWith('NameError'));
  await finish();
  expect(await screen.findByText('2 of 3 tests passed')).toBeVisible();
  expect(output().getByText("Our solution can't take this input")).toBeVisible();
});

test("what is submitted is judged by the problem's cases alone", async () => {
  const { press, jobs } = await openWorkspace({ stored: kept('add(5, 6)') });
  await press('Submit');
  expect(jobs[0]?.cases).toHaveLength(3);
});
