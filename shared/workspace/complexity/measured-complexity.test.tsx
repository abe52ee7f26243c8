import { screen, waitFor, within } from '@testing-library/react';
import { adding } from '../testing/adding.ts';
import { failedWith, gave } from '../testing/fake-python.ts';
import { button, openWorkspace } from '../testing/open-workspace.tsx';

const growing = {
  ...adding,
  growth: { n: 'the number of digits', generator: 'def call(n, random):\n    return add, n, n\n' },
};

/** What cases of the job give for sizes whose time is that of a function. */
const sizes = (seconds: (n: number) => number, count = 14) =>
  Array.from({ length: count }, (_, place) => {
    const n = 2 ** (place + 1);
    return gave(JSON.stringify([place / 10, n, seconds(n), seconds(n) * 1.05]));
  });

/** Opens the drawer and starts a measurement. */
async function measure(given = growing) {
  const opened = await openWorkspace({ given });
  await opened.user.click(screen.getByText('Measured complexity'));
  await opened.user.click(await screen.findByRole('button', { name: 'Measure complexity' }));
  await waitFor(() => expect(opened.jobs).toHaveLength(1));
  return opened;
}

test('a problem without a generator offers no measurement', async () => {
  await openWorkspace();
  expect(screen.queryByText('Measured complexity')).not.toBeInTheDocument();
});

test("the program is timed with the problem's generator, and the growth is shown in words, plot and tables", async () => {
  const { jobs, judge, finish, user } = await measure();
  expect(screen.getByText(/n is the number of digits\.$/)).toBeVisible();
  expect(jobs[0]).toMatchObject({ source: growing.starter, support: '' });
  expect(jobs[0]?.cases[0]?.input).toContain(JSON.stringify(growing.growth.generator));
  judge(gave('None'), ...sizes((n) => 1e-6 + 1e-7 * n));
  expect(screen.getByRole('progressbar', { name: 'Measuring' })).toBeVisible();
  expect(screen.getByText('n = 16,384')).toBeVisible();
  await finish();
  expect(await screen.findByText('Looks like O(n)')).toBeVisible();
  expect(
    screen.getByText(/^Each time n doubles, your code takes [12]\.\d\d times as long/),
  ).toBeVisible();
  expect(screen.getByText('Our solution: O(1).')).toBeVisible();
  expect(
    screen.getByRole('img', { name: /1\.2 µs for n = 2, 1\.6 ms for n = 16,384$/ }),
  ).toBeVisible();
  await user.click(screen.getByText('Times and fits as tables'));
  const times = within(screen.getByRole('table', { name: 'Time of one call' }));
  expect(times.getByRole('row', { name: '16,384 1.6 ms 1.7 ms' })).toBeVisible();
  const fits = within(screen.getByRole('table', { name: 'How well each fits' }));
  expect(fits.getByRole('row', { name: 'O(n) 0% Yes' })).toBeVisible();
  expect(fits.getAllByRole('row', { name: / No$/ })).toHaveLength(5);
});

test('what fails says why, as in any other run', async () => {
  const { judge, finish } = await measure();
  judge(gave('None'), failedWith('TypeError', 1));
  await finish();
  expect(await screen.findByText('TypeError on line 1')).toBeVisible();
  expect(screen.queryByText(/Looks like/)).not.toBeInTheDocument();
});

test('what was measured before a failure counts', async () => {
  const { judge, finish } = await measure();
  judge(gave('None'), ...sizes((n) => 1e-7 * n), failedWith('RecursionError'));
  await finish();
  expect(await screen.findByText('RecursionError')).toBeVisible();
  expect(screen.getByText(/measured up to n = 16,384/)).toBeVisible();
  expect(screen.getByText('Looks like O(n)')).toBeVisible();
});

test('an infinite loop is stopped', async () => {
  const { judge, end } = await measure();
  judge(gave('None'));
  await end({ kind: 'time-limit', limitMs: 2_000 });
  expect(await screen.findByText('Stopped after 2 seconds')).toBeVisible();
});

test("too few sizes, and what isn't a time, say nothing", async () => {
  const { judge, finish } = await measure();
  judge(gave('None'), gave('"12"'), gave('[0.1, 2, -1, 5]'), ...sizes((n) => 1e-5 * n, 3));
  await finish();
  expect(await screen.findByText("We can't tell")).toBeVisible();
  expect(screen.getByText(/^Only 3 sizes could be timed/)).toBeVisible();
});

test('Stop ends a measurement, and so does a run', async () => {
  const { user, jobs, judge } = await measure();
  judge(gave('None'));
  await user.click(button('Stop measuring'));
  expect(await screen.findByText('You stopped the run.')).toBeVisible();
  await user.click(button('Measure again'));
  await waitFor(() => expect(jobs).toHaveLength(2));
  await user.click(button('Run'));
  await waitFor(() => expect(button('Measure again')).toBeDisabled());
});
