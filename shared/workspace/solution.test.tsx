import { buildApproach } from '@site/shared/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLanguage } from './language/use-language.ts';
import { OurSolution } from './our-solution.tsx';
import { Solution } from './solution.tsx';
import { adding, addingInAll, addingInBoth, code } from './testing/adding.ts';
import { fakePython } from './testing/fake-python.ts';

function open(given = adding, options: Parameters<typeof userEvent.setup>[0] = {}) {
  const fake = fakePython();
  const user = userEvent.setup(options);
  const view = render(<Solution problem={given} engine={fake.python} />);
  const run = async () => {
    const before = fake.jobs.length;
    await user.click(button('Run'));
    await waitFor(() => expect(fake.jobs).toHaveLength(before + 1));
  };
  return { ...fake, ...view, user, run };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const output = () => within(screen.getByRole('region', { name: 'Output' }));
const lines = () =>
  [...screen.getByRole('region', { name: 'Python solution to Add' }).querySelectorAll('.line')].map(
    (line) => line.textContent?.replace('\n', ''),
  );

afterEach(() => jest.useRealTimers());

test('the listing is shown line by line, with its tokens and no other markup', () => {
  const { container } = open();
  expect(lines()).toEqual(code.trimEnd().split('\n'));
  expect([...container.querySelectorAll('.tok-keyword')].map((token) => token.textContent)).toEqual(
    ['def', 'return'],
  );
});

test('the listing of an approach runs with the support of the problem', async () => {
  const fake = fakePython();
  const user = userEvent.setup();
  const approach = buildApproach({ code: 'print(add(1, 2))\n' });
  const problem = { ...adding, support: 'from math import *\n' };
  render(<Solution problem={problem} approach={approach} engine={fake.python} />);
  await user.click(button('Run'));
  await waitFor(() =>
    expect(fake.jobs).toEqual([
      { source: 'print(add(1, 2))\n', support: 'from math import *\n', cases: [] },
    ]),
  );
  fake.report((listener) => listener.onOutput('3\n'));
  await fake.finish();
  expect(output().getByText('3')).toBeVisible();
});

test('an approach without a listing in JavaScript is shown and run in Python', async () => {
  localStorage.setItem('dsa-language', 'javascript');
  const fake = fakePython();
  render(<Solution problem={addingInBoth} approach={buildApproach()} engine={fake.python} />);
  expect(screen.getByText('brute-force.py')).toBeVisible();
  await userEvent.setup().click(button('Run'));
  await waitFor(() => expect(fake.jobs).toMatchObject([{ source: 'print(2)\n' }]));
  await fake.finish();
});

test('an approach is read and run in C++ if it has been written, and in Python if not', async () => {
  localStorage.setItem('dsa-language', 'cpp');
  const fake = fakePython();
  const code = 'class Solution {\n};\n';
  const approach = buildApproach({
    javascript: { code: 'add(1, 2);\n', codeHtml: '' },
    cpp: { code, codeHtml: '' },
  });
  const show = (given: typeof approach) => (
    <Solution problem={addingInAll} approach={given} engine={fake.python} />
  );
  const { rerender } = render(show(approach));
  expect(screen.getByText('brute-force.cpp')).toBeVisible();
  await userEvent.setup().click(button('Run'));
  await waitFor(() => expect(fake.jobs).toMatchObject([{ source: code }]));
  await fake.finish();
  rerender(show(buildApproach()));
  expect(screen.getByText('brute-force.py')).toBeVisible();
});

test('a highlighted listing whose text differs from the code is not used', () => {
  const codeHtml = '<span class="line"><img src="x" onerror="alert(1)">rm -rf</span>';
  const { container } = open({ ...adding, codeHtml });
  expect(lines()).toEqual(code.trimEnd().split('\n'));
  expect(container.querySelector('img')).toBeNull();
});

test('copying is confirmed for two seconds, and a clipboard that fails is only logged', async () => {
  jest.useFakeTimers();
  const { user } = open(adding, { advanceTimers: jest.advanceTimersByTime });
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
  const { run, jobs, report, finish } = open();
  await run();
  expect(jobs).toEqual([{ source: code, support: '', cases: [] }]);
  expect(button('Running...')).toBeDisabled();
  report((listener) => listener.onProgress(0.456));
  expect(await screen.findByText('Getting Python ready… 45%')).toBeVisible();
  report((listener) => listener.onRunning());
  expect(output().getByText('Running...')).toBeVisible();
  report((listener) => listener.onOutput('3\n'));
  await finish();
  expect(output().getByText('3')).toBeVisible();
  expect(button('Run')).toBeEnabled();
});

test('a program that prints nothing is reported as ended', async () => {
  const { run, finish } = open();
  await run();
  await finish();
  expect(output().getByText('Your program ended without printing anything.')).toBeVisible();
});

test.each([
  ['time-limit', { kind: 'time-limit', limitMs: 5_000 }, 'Stopped after 5 seconds'],
  ['too deep', { kind: 'dead', tooDeep: true }, 'Too many nested calls'],
  ['dead', { kind: 'dead', tooDeep: false }, 'Your program crashed Python'],
] as const)(
  'a run that ends as %s says so and can be followed by another',
  async (_, outcome, words) => {
    const { run, end } = open();
    await run();
    await end(outcome);
    expect(output().getByText(words)).toBeVisible();
    expect(button('Run')).toBeEnabled();
  },
);

test('Stop ends a run', async () => {
  const { run, user } = open();
  await run();
  await user.click(button('Stop'));
  expect(await output().findByText('Stopped')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('someone who imports a missing package learns what is available', async () => {
  const { run, finish } = open();
  await run();
  await finish({ type: 'ModuleNotFoundError', text: "No module named 'numpy'", line: 1 });
  expect(output().getByText(/no other packages/)).toBeVisible();
});

test('if Python cannot be fetched, Try again repeats the run', async () => {
  const { run, user, jobs, end } = open();
  await run();
  await end({ kind: 'unavailable', stage: 'fetch' });
  expect(output().getByText("We couldn't load Python")).toBeVisible();
  await user.click(button('Try again'));
  await waitFor(() => expect(jobs).toHaveLength(2));
  expect(jobs[1]).toEqual(jobs[0]);
});

/** What the rest of the page goes by. */
const PageLanguage = () => <output>{useLanguage()[0]}</output>;

describe('our solution', () => {
  function open(problem = addingInAll) {
    const user = userEvent.setup();
    const { python } = fakePython();
    const view = render(
      <>
        <OurSolution problem={problem} engine={python} />
        <PageLanguage />
      </>,
    );
    return { ...view, user };
  }

  beforeEach(() => localStorage.clear());

  const tab = (name: string) => screen.getByRole('tab', { name });
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  const listing = (name: string) => screen.getByRole('region', { name: `${name} solution to Add` });

  test('our solution is read in four languages, and the choice is stored on the device', async () => {
    const { user, unmount } = open();
    expect(tabs()).toEqual(['Python', 'JavaScript', 'C++', 'Java']);
    expect(tab('Python')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('Java'));
    expect(listing('Java')).toHaveTextContent('class Solution {}');
    expect(listing('Java').querySelector('.tok-keyword')).toHaveTextContent('class');
    expect(screen.getByText('solution.java')).toBeVisible();
    unmount();
    open();
    expect(tab('Java')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Java' })).toContainElement(listing('Java'));
  });

  test('Java is copied and not run, which the page says; C++ is run', async () => {
    const { user } = open();
    await user.click(tab('Java'));
    expect(screen.getByText(/^No browser compiles Java/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Run' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('class Solution {}\n');
    await user.click(tab('C++'));
    expect(listing('C++')).toHaveTextContent('class Solution {};');
    expect(screen.getByRole('button', { name: 'Run' })).toBeVisible();
  });

  test('Java leaves the language of the page alone; JavaScript and C++ are chosen for all of it', async () => {
    const { user } = open();
    await user.click(tab('Java'));
    expect(screen.getByRole('status')).toHaveTextContent('python');
    await user.click(tab('JavaScript'));
    expect(screen.getByRole('status')).toHaveTextContent('javascript');
    expect(listing('JavaScript')).toBeVisible();
    await user.click(tab('C++'));
    expect(screen.getByRole('status')).toHaveTextContent('cpp');
  });

  test('arrow keys lead through the tabs', async () => {
    const { user } = open();
    act(() => tab('Python').focus());
    await user.keyboard('{ArrowLeft}');
    expect(tab('Java')).toHaveFocus();
    expect(listing('Java')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(tab('C++')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Python')).toHaveFocus();
  });

  test('a problem without Java and C++ has no such tabs, even to those who chose Java', () => {
    localStorage.setItem('dsa-listing', 'java');
    open(addingInBoth);
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(listing('Python')).toBeVisible();
  });

  test('a problem that is solved in Python alone has its C++ to read: its cases are those of JavaScript', async () => {
    const { user } = open({ ...adding, compiled: addingInAll.compiled });
    expect(tabs()).toEqual(['Python', 'C++', 'Java']);
    await user.click(screen.getByRole('tab', { name: 'C++' }));
    expect(screen.getByText(/C\+\+ is here to read/)).toBeVisible();
  });
});
