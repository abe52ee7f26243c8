import { ownCases } from '@site/shared/device';
import { screen, waitFor, within } from '@testing-library/react';
import { failedWith, gave } from '../testing/fake-python.ts';
import { button, openWorkspace, place, storeDraft } from '../testing/open-workspace.tsx';

const recording = {
  cut: false,
  steps: [
    {
      kind: 'line',
      line: 2,
      keep: 1,
      calls: ['add'],
      variables: [
        [1, 'a', '1'],
        [1, 'seen', 0],
        [1, 'also', 0],
      ],
      objects: [[0, 'list', 'list', ['1', '2'], 2]],
    },
    { kind: 'line', line: 1, keep: 2, calls: ['inner'], variables: [[2, 'x', '5']] },
    {
      kind: 'line',
      line: 2,
      keep: 2,
      objects: [[0, 'list', 'list', ['1', '9'], 2]],
      printed: 'hello\n',
    },
    { kind: 'return', line: 2, keep: 2, values: ['3'] },
    { kind: 'end', line: null, keep: 1, values: ['3'] },
  ],
};

const steps = () => within(screen.getByRole('region', { name: 'Steps' }));
const said = () => steps().getByRole('status').textContent;
const current = () =>
  steps()
    .getAllByRole('listitem')
    .find((line) => line.getAttribute('aria-current'))?.textContent;

/** Opens the drawer and records; the test says what comes back. */
async function record(given: object | string = recording, options = {}) {
  const opened = await openWorkspace(options);
  await opened.user.click(screen.getByText('Step through'));
  await opened.user.click(await screen.findByRole('button', { name: 'Record steps' }));
  await waitFor(() => expect(opened.jobs).toHaveLength(1));
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const answer = async () => {
    opened.judge(gave('None'), gave(text.slice(0, 300)), gave(text.slice(300)), gave(''));
    await opened.finish();
  };
  return { ...opened, answer };
}

async function recorded(given: object | string = recording, options = {}) {
  const opened = await record(given, options);
  await opened.answer();
  return opened;
}

test('a case is recorded and stepped through, forward and back, with its variables and calls', async () => {
  const { user, jobs } = await recorded();
  expect(jobs[0]).toMatchObject({ source: expect.stringContaining('def add') });
  expect(jobs[0]?.cases[0]?.input).toContain('"mode":"eval","text":"add(1, 2)"');
  expect(said()).toMatch(/^Step 1 of 5\. Line 2 runs next\. a is now 1\. seen is now \[1, 2\]\./);
  expect(current()).toContain('Current line:     """Adds."""');
  const variables = within(steps().getByRole('region', { name: 'Variables of add' }));
  expect(variables.getByText('seen').closest('div')).toHaveTextContent('seen[1, 2]new');

  await user.click(button('Forward'));
  expect(said()).toContain('Step 2 of 5. Line 1 runs next. x is now 5.');
  const calls = within(steps().getByRole('region', { name: 'Call stack' }));
  expect(calls.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'innerline 1',
    'addline 2',
    'Top level',
  ]);
  await user.click(calls.getByRole('button', { name: /^add/ }));
  expect(steps().getByRole('region', { name: 'Variables of add' })).toBeVisible();

  await user.click(button('Forward'));
  expect(steps().getByRole('region', { name: 'Variables of add' })).toHaveTextContent(
    'seen[1, 9]changed',
  );
  expect(steps().getByRole('region', { name: 'Printed so far' })).toHaveTextContent('hello');
  await user.click(button('Back'));
  expect(steps().queryByText('hello')).not.toBeInTheDocument();
  await user.click(button('Last'));
  expect(said()).toBe('Step 5 of 5. The result is 3.');
  await user.click(button('Forward'));
  expect(said()).toContain('Step 5 of 5.');
  await user.click(button('First'));
  expect(said()).toContain('Step 1 of 5.');
});

test('one object with two names has one picture, and what has changed in it is marked in words', async () => {
  const { user } = await recorded();
  const picture = () => within(steps().getByRole('figure'));
  expect(steps().getByRole('figure')).toHaveTextContent('seen, also');
  await user.click(button('Forward'));
  await user.click(button('Forward'));
  await user.click(steps().getByRole('button', { name: /^add/ }));
  expect(
    picture()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['01', '19 (changed)']);
});

test('keys step, and stop at breakpoints', async () => {
  const { user } = await recorded();
  const breakpoint = (line: number) => button(`Breakpoint on line ${line}`);
  expect(breakpoint(2)).toHaveAttribute('aria-pressed', 'false');
  await user.click(breakpoint(1));
  expect(breakpoint(1)).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(said()).toContain('Step 2 of 5.');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(said()).toContain('Step 3 of 5.');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(said()).toContain('Step 2 of 5.');
  await user.keyboard('{End}');
  expect(said()).toContain('Step 5 of 5.');
  await user.keyboard('{Home}b');
  expect(said()).toContain('Step 1 of 5.');
  expect(breakpoint(2)).toHaveAttribute('aria-pressed', 'true');
  breakpoint(2).focus();
  await user.keyboard('{ArrowUp} ');
  expect(breakpoint(1)).toHaveFocus();
  expect(breakpoint(1)).toHaveAttribute('aria-pressed', 'false');
});

test('a recording that was cut says so at its end', async () => {
  const { user } = await recorded({ ...recording, cut: true });
  expect(steps().queryByText(/^Recorded the first/)).not.toBeInTheDocument();
  await user.click(button('Last'));
  expect(steps().getByText('Recorded the first 5 steps.')).toBeVisible();
});

test('an error is shown at the last step', async () => {
  const { user, judge, finish } = await record();
  const text = JSON.stringify(recording);
  judge(failedWith('KeyError', 2), gave(text));
  await finish();
  expect(steps().queryByText('KeyError on line 2')).not.toBeInTheDocument();
  await user.click(button('Last'));
  expect(steps().getByText('KeyError on line 2')).toBeVisible();
});

test('what is forged, or holds no step, is not shown', async () => {
  const { user, jobs, judge, finish } = await recorded('{"cut":false,"steps":[{"kind":"html"}]}');
  expect(screen.getByText('No steps were recorded')).toBeVisible();
  await user.click(button('Record again'));
  await waitFor(() => expect(jobs).toHaveLength(2));
  judge(gave('None'), gave('{"cut":false,"steps":[]}'));
  await finish();
  expect(screen.getByText(/^None of your lines ran/)).toBeVisible();
});

test('a program that runs too long, and one that is stopped, say so', async () => {
  const { end, user, jobs } = await record();
  await end({ kind: 'time-limit', limitMs: 5_000 });
  expect(screen.getByText('Stopped after 5 seconds')).toBeVisible();
  await user.click(button('Record again'));
  await waitFor(() => expect(jobs).toHaveLength(2));
  await user.click(button('Stop recording'));
  expect(await screen.findByText('You stopped the run.')).toBeVisible();
});

test('own cases and the whole program can be chosen', async () => {
  const store = () =>
    ownCases.write('dsa-add:python', null, {
      ...{ inputs: ['add(5, 6)'], changedAt: '2026-11-21T10:00:00.000Z', ...place },
    });
  const { user, jobs } = await recorded(recording, { store });
  const cases = screen.getByRole('combobox', { name: 'Case' });
  await user.selectOptions(cases, 'Your case 1: add(5, 6)');
  await user.click(button('Record again'));
  await waitFor(() => expect(jobs).toHaveLength(2));
  expect(jobs[1]?.cases[0]?.input).toContain('"mode":"eval","text":"add(5, 6)"');
  await user.click(button('Stop recording'));
  await user.selectOptions(cases, 'The whole program');
  await user.click(button('Record again'));
  await waitFor(() => expect(jobs).toHaveLength(3));
  expect(jobs[2]?.source).toBe('');
  expect(jobs[2]?.cases[0]?.input).toContain('"mode":"exec"');
});

test('a recording of an earlier program says so', async () => {
  const store = storeDraft('def add(a, b):\n    return 1\n');
  const { user } = await recorded(recording, { store });
  expect(screen.queryByText(/^You've changed the program/)).not.toBeInTheDocument();
  await user.click(button('Reset'));
  expect(screen.getByText("You've changed the program since it was recorded.")).toBeVisible();
  expect(button('Record again')).toBeEnabled();
});
