import { dsaProblem } from '@site/shared/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job } from '../../../runner/protocol.ts';
import { stubObservers } from '../../testing/stub-observers.ts';
import type { Listener, Outcome } from './python/outcome.ts';
import type { Python } from './python/python.ts';
import { Solution } from './solution.tsx';

const code = 'def add(a, b):\n    return a + b\n\nprint(add(1, 2))\n';
const problem = dsaProblem.parse({
  id: 'add',
  slug: 'add',
  title: 'Add',
  category: 'Two Pointers',
  difficulty: 'easy',
  unitId: 'dsa-add',
  description: 'Add two numbers.',
  example: { input: '1, 2', output: '3' },
  followUp: 'Without plus?',
  code,
  codeHtml: [
    '<span class="line"><span class="tok-keyword">def</span> add(a, b):</span>',
    '<span class="line">    <span class="tok-keyword">return</span> a + b</span>',
    '<span class="line"></span>',
    '<span class="line">print(add(<span class="tok-number">1</span>, 2))</span>',
  ].join('\n'),
  support: '',
  supportHtml: '',
  cases: [
    { name: 'small', input: 'add(1, 2)', expected: '3' },
    { name: 'negative', input: 'add(-1, 1)', expected: '0' },
  ],
  explanation: { title: 'Plus', content: 'It adds.', keyInsight: 'Plus.', steps: ['Add.'] },
  complexity: { time: 'O(1)', space: 'O(1)', timeDescription: 'One.', spaceDescription: 'None.' },
});

/** Replaces Python in the browser: the test says what it reports. */
function fakePython() {
  const jobs: Job[] = [];
  let end: (outcome: Outcome) => void = () => {};
  let listener: Listener | undefined;
  const python: Python = {
    run(job, told) {
      jobs.push(job);
      listener = told;
      const outcome = new Promise<Outcome>((resolve) => {
        end = resolve;
      });
      return { outcome, stop: () => end({ kind: 'stopped' }) };
    },
    prepare: () => {},
    closeUnused: () => {},
    close: () => {},
  };
  return {
    python,
    jobs,
    tell: (report: (told: Listener) => void) => act(() => listener && report(listener)),
    end: (outcome: Outcome) => act(async () => end(outcome)),
    finish: (error: Extract<Outcome, { kind: 'finished' }>['error'] = null) =>
      act(async () => end({ kind: 'finished', error })),
  };
}

function open(given = problem, options: Parameters<typeof userEvent.setup>[0] = {}) {
  const fake = fakePython();
  const user = userEvent.setup(options);
  const solution = <Solution problem={given} offer="Well done!" python={() => fake.python} />;
  return { ...fake, user, ...render(solution) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const output = () => within(screen.getByRole('region', { name: 'Output' }));
const lines = () =>
  [...screen.getByRole('region', { name: 'Python solution of Add' }).querySelectorAll('.line')].map(
    (line) => line.textContent?.replace('\n', ''),
  );

beforeEach(() => {
  localStorage.clear();
  stubObservers();
});
afterEach(() => jest.useRealTimers());

test('the listing is shown line by line, with its tokens and no other markup', () => {
  const { container } = open();
  expect(lines()).toEqual(code.trimEnd().split('\n'));
  expect([...container.querySelectorAll('.tok-keyword')].map((token) => token.textContent)).toEqual(
    ['def', 'return'],
  );
});

test('a highlighted listing whose text differs from the code is not used', () => {
  const codeHtml = '<span class="line"><img src="x" onerror="alert(1)">rm -rf</span>';
  const { container } = open({ ...problem, codeHtml });
  expect(lines()).toEqual(code.trimEnd().split('\n'));
  expect(container.querySelector('img')).toBeNull();
});

test('copying is confirmed for two seconds, and a clipboard that fails is only logged', async () => {
  jest.useFakeTimers();
  const { user } = open(problem, { advanceTimers: jest.advanceTimersByTime });
  await user.click(button('Copy'));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  await act(async () => {});
  expect(await navigator.clipboard.readText()).toBe(code);
  act(() => jest.advanceTimersByTime(1_900));
  expect(button('Copied!')).toBeVisible();
  act(() => jest.advanceTimersByTime(100));
  expect(button('Copy')).toBeVisible();
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button('Copy'));
  expect(warned).toHaveBeenCalled();
  expect(button('Copy')).toBeVisible();
});

test('a run shows how far Python has loaded, then that it is running, and its output', async () => {
  const { user, jobs, tell, finish } = open();
  await user.click(button('Run'));
  expect(jobs).toEqual([{ source: code, support: '', cases: [] }]);
  expect(button('Running...')).toBeDisabled();
  tell((told) => told.onProgress(0.456));
  expect(screen.getByText('Getting Python ready… 45 %')).toBeVisible();
  tell((told) => told.onRunning());
  expect(output().getByText('Running...')).toBeVisible();
  tell((told) => told.onOutput('3\n'));
  await finish();
  expect(output().getByText('3')).toBeVisible();
  expect(button('Run')).toBeEnabled();
});

test('a program that prints nothing is reported as ended', async () => {
  const { user, finish } = open();
  await user.click(button('Run'));
  await finish();
  expect(output().getByText('The program ended without printing anything.')).toBeVisible();
});

test('an error is shown as Python prints it, and its line is highlighted in the listing', async () => {
  const { user, finish } = open();
  await user.click(button('Run'));
  await finish({ type: 'NameError', text: 'NameError: name "c" is not defined', line: 2 });
  expect(output().getByText('NameError on line 2')).toBeVisible();
  expect(output().getByText('NameError: name "c" is not defined')).toBeVisible();
  expect(output().getByText('name "c" is not defined')).toBeVisible();
  expect(screen.getByText('Error on this line:').closest('.line')).toHaveTextContent('return');
});

test.each([
  ['time-limit', { kind: 'time-limit' }, 'Stopped after 5 seconds'],
  ['too deep', { kind: 'dead', tooDeep: true }, 'Too many nested calls'],
  ['dead', { kind: 'dead', tooDeep: false }, 'The program crashed Python'],
] as const)(
  'a run that ends as %s says so and can be followed by another',
  async (_, outcome, words) => {
    const { user, end } = open();
    await user.click(button('Run'));
    await end(outcome);
    expect(output().getByText(words)).toBeVisible();
    expect(button('Run')).toBeEnabled();
  },
);

test('Stop ends a run', async () => {
  const { user } = open();
  await user.click(button('Run'));
  await user.click(button('Stop'));
  expect(await output().findByText('Stopped')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('with the keyboard, Stop returns the focus to the button that started the run', async () => {
  const { user, jobs } = open();
  act(() => button('Run tests').focus());
  await user.keyboard('{Enter}');
  act(() => button('Stop').focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('Run tests')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(jobs).toHaveLength(2);
});

test('somebody who imports a missing package is told what is available', async () => {
  const { user, finish } = open();
  await user.click(button('Run'));
  await finish({ type: 'ModuleNotFoundError', text: "No module named 'numpy'", line: 1 });
  expect(output().getByText(/no other packages/)).toBeVisible();
});

test('if Python cannot be fetched, Try again repeats the run', async () => {
  const { user, jobs, end } = open();
  await user.click(button('Run tests'));
  await end({ kind: 'unavailable', stage: 'fetch' });
  expect(output().getByText('Python could not be loaded')).toBeVisible();
  await user.click(button('Try again'));
  expect(jobs).toHaveLength(2);
  expect(jobs[1]).toEqual(jobs[0]);
});

const passed = (index: number) => ({ index, passed: true, actual: '3', error: null });

test('each case is shown with its input, its expected output and its actual output', async () => {
  const { user, jobs, tell, finish } = open();
  await user.click(button('Run tests'));
  expect(jobs[0]?.cases).toEqual([
    { input: 'add(1, 2)', expected: '3' },
    { input: 'add(-1, 1)', expected: '0' },
  ]);
  tell((told) => told.onRunning());
  tell((told) => told.onOutput('3\n'));
  tell((told) => told.onCase(passed(0)));
  tell((told) => told.onCase({ index: 1, passed: false, actual: '-2', error: null }));
  await finish();
  expect(output().getByText('1 of 2 tests passed')).toBeVisible();
  const rows = output().getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/small.*Passed.*add\(1, 2\).*Expected.*3.*Actual.*3/);
  expect(rows[1]).toHaveTextContent(/negative.*Failed.*Expected.*0.*Actual.*-2/);
  expect(output().getByText('Printed by the program:').nextSibling).toHaveTextContent(/^3$/);
  expect(screen.queryByText('Well done!')).not.toBeInTheDocument();
});

test('when all cases pass, the offer is shown with the results', async () => {
  const { user, tell, finish } = open();
  await user.click(button('Run tests'));
  tell((told) => told.onRunning());
  tell((told) => told.onCase(passed(0)));
  tell((told) => told.onCase(passed(1)));
  expect(screen.queryByText('Well done!')).not.toBeInTheDocument();
  await finish();
  expect(output().getByText('2 of 2 tests passed')).toBeVisible();
  expect(output().getByText('Well done!')).toBeVisible();
  await user.click(button('Run'));
  expect(screen.queryByText('Well done!')).not.toBeInTheDocument();
});

test('results belong to the program that ran: changing it removes the offer and says so', async () => {
  localStorage.setItem('dsa-draft:add', 'print("mine")');
  const { user, tell, finish } = open();
  await user.click(button('Run tests'));
  tell((told) => told.onCase(passed(0)));
  tell((told) => told.onCase(passed(1)));
  await finish();
  expect(output().getByText('Well done!')).toBeVisible();
  expect(output().queryByText(/has been changed/)).not.toBeInTheDocument();
  await user.click(button('Reset'));
  expect(screen.queryByText('Well done!')).not.toBeInTheDocument();
  expect(output().getByText('The program has been changed since this run.')).toBeVisible();
  await user.click(button('Undo reset'));
  expect(output().getByText('Well done!')).toBeVisible();
});

test('cases that a stopped run did not reach are marked as such', async () => {
  const { user, tell, end } = open();
  await user.click(button('Run tests'));
  tell((told) => told.onRunning());
  tell((told) => told.onCase(passed(0)));
  await end({ kind: 'time-limit' });
  expect(output().getByText('1 of 2 tests passed')).toBeVisible();
  expect(output().getByText('Not reached')).toBeVisible();
  // A long list of cases exceeds the screen, so the reason why the run ended is shown above it.
  const said = screen.getByRole('region', { name: 'Output' }).textContent;
  expect(said).toMatch(/Stopped after 5 seconds.*Not reached/);
});

test('a draft is highlighted like the listing as soon as the editor has loaded', async () => {
  localStorage.setItem('dsa-draft:add', 'def mine():\n    return 42\n');
  open();
  expect(lines()).toEqual(['def mine():', '    return 42']);
  expect(await screen.findByText('return')).toHaveClass('tok-keyword');
  expect(screen.getByText('42')).toHaveClass('tok-number');
  expect(lines()).toEqual(['def mine():', '    return 42']);
});

test('a draft from an earlier visit is shown, run and copied; a reset can be undone', async () => {
  localStorage.setItem('dsa-draft:add', 'print("mine")');
  const { user, jobs, finish } = open();
  expect(screen.getByText('Edited')).toBeVisible();
  expect(lines()).toEqual(['print("mine")']);
  await user.click(button('Run'));
  expect(jobs[0]?.source).toBe('print("mine")');
  await finish();
  await user.click(button('Reset'));
  expect(lines()).toEqual(code.trimEnd().split('\n'));
  expect(localStorage.getItem('dsa-draft:add')).toBeNull();
  await user.click(button('Undo reset'));
  expect(lines()).toEqual(['print("mine")']);
  expect(localStorage.getItem('dsa-draft:add')).toBe('print("mine")');
});

test('provided code can be read and runs before the listing', async () => {
  const supportHtml = [
    '<span class="line"><span class="tok-keyword">class</span> Node:</span>',
    '<span class="line">    <span class="tok-keyword">pass</span></span>',
  ].join('');
  const { user, jobs } = open({ ...problem, support: 'class Node:\n    pass\n', supportHtml });
  await user.click(screen.getByText('Provided for you'));
  expect(screen.getByText('class')).toBeVisible();
  expect(screen.getByText('class')).toHaveClass('tok-keyword');
  await user.click(button('Run'));
  expect(jobs[0]?.support).toBe('class Node:\n    pass\n');
});
