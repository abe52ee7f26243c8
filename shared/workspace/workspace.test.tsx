import { EditorView } from '@codemirror/view';
import { attempts, drafts } from '@site/shared/device';
import { asha } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adding, starter } from './testing/adding.ts';
import { failedWith, gave } from './testing/fake-python.ts';
import { button, openWorkspace, shownLines, storeDraft } from './testing/open-workspace.tsx';

/** jsdom doesn't support selections in a shadow root. */
beforeEach(() => void jest.spyOn(EditorView.prototype, 'focus').mockImplementation(() => {}));

const output = () => within(screen.getByRole('region', { name: 'Output' }));
const starterLines = starter.trimEnd().split('\n');
const mine = storeDraft('print("mine")');

test('someone who opens a problem finds its signature, and not the answer', async () => {
  const { container } = await openWorkspace();
  expect(shownLines()).toEqual(starterLines);
  expect(container.querySelector('.tok-string')).toHaveTextContent('Adds.');
  expect(screen.queryByText('Edited')).not.toBeInTheDocument();
});

test('an error is shown as Python prints it, and its line is highlighted in the program', async () => {
  const { press, finish } = await openWorkspace();
  await press('Run');
  await finish({ type: 'NameError', text: 'NameError: name "c" is not defined', line: 2 });
  expect(await screen.findByText('NameError on line 2')).toBeVisible();
  expect(output().getByText('NameError: name "c" is not defined')).toBeVisible();
  expect(output().getByText('name "c" is not defined')).toBeVisible();
  expect(screen.getByText('Error on this line:').closest('.line')).toHaveTextContent('Adds.');
});

test('with the keyboard, Stop returns the focus to the button that started the run', async () => {
  const { user, jobs } = await openWorkspace();
  act(() => button('Run tests').focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(jobs).toHaveLength(1));
  act(() => button('Stop').focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('Run tests')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(jobs).toHaveLength(2));
});

test('Run tests runs the cases that are shown, each with its input, its expected and its actual output', async () => {
  const { press, jobs, report, judge, finish } = await openWorkspace();
  await press('Run tests');
  expect(jobs[0]?.cases).toEqual([
    { input: 'add(1, 2)', expected: '3' },
    { input: 'add(-1, 1)', expected: '0' },
  ]);
  judge(gave('3'), gave('-2', false));
  report((listener) => listener.onOutput('3\n'));
  await finish();
  expect(await screen.findByText('1 of 2 tests passed')).toBeVisible();
  const rows = output().getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/small.*Passed.*add\(1, 2\).*Expected.*3.*Actual.*3/);
  expect(rows[1]).toHaveTextContent(/negative.*Failed.*Expected.*0.*Actual.*-2/);
  expect(output().getByText('Printed by your program:').nextSibling).toHaveTextContent(/^3$/);
  expect(screen.queryByText('Well done!')).not.toBeInTheDocument();
});

test('cases that a stopped run did not reach are marked as such', async () => {
  const { press, judge, end } = await openWorkspace();
  await press('Run tests');
  judge(gave('3'));
  await end({ kind: 'time-limit', limitMs: 2_000 });
  expect(await screen.findByText('1 of 2 tests passed')).toBeVisible();
  expect(output().getByText('Not reached')).toBeVisible();
  // A long list of cases exceeds the screen, so the reason why the run ended is shown above it.
  const said = screen.getByRole('region', { name: 'Output' }).textContent;
  expect(said).toMatch(/Stopped after 2 seconds.*Not reached/);
});

describe('what is submitted', () => {
  test('is run against all cases, and if it passes the next step is offered', async () => {
    const { press, jobs, judge, finish, onAccepted } = await openWorkspace();
    await press('Submit');
    expect(jobs[0]?.cases).toHaveLength(3);
    judge(gave('3'), gave('0'), gave('1000000001'));
    expect(screen.queryByText('Well done!')).not.toBeInTheDocument();
    await finish();
    expect(await screen.findByRole('heading', { name: 'Accepted' })).toBeVisible();
    expect(output().getByText(/^3 of 3 cases passed in \d+ ms$/)).toBeVisible();
    expect(output().getByText('Well done!')).toBeVisible();
    expect(onAccepted).toHaveBeenCalledTimes(1);
    expect(
      screen.getByText(/^Accepted\. 3 of 3 cases passed/).closest('[role=status]'),
    ).toBeTruthy();
  });

  test.each([
    [
      'Wrong answer',
      gave('7', false),
      /Case 3 of 3: large.*add\(10\*\*9, 1\).*1000000001.*Actual7/,
    ],
    ['Error', failedWith('IndexError'), /Case 3 of 3: large.*ErrorIndexError: it went wrong/],
    ['Memory limit exceeded', failedWith('MemoryError'), /Case 3 of 3: large/],
  ])('fails with %s, and the case says why', async (verdict, result, words) => {
    const { press, judge, finish, onAccepted } = await openWorkspace();
    await press('Submit');
    judge(gave('3'), gave('0'), result);
    await finish();
    expect(await screen.findByRole('heading', { name: verdict })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Output' })).toHaveTextContent(words);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(screen.queryByText('Well done!')).not.toBeInTheDocument();
  });

  test('and takes too long names the case that did', async () => {
    const { press, judge, end } = await openWorkspace();
    await press('Submit');
    judge(gave('3'), gave('0'));
    await end({ kind: 'time-limit', limitMs: 2_000 });
    expect(await screen.findByRole('heading', { name: 'Time limit exceeded' })).toBeVisible();
    expect(output().getByText('Case 3 of 3: large')).toBeVisible();
    expect(output().getByText(/^Stopped after 2 seconds/)).toBeVisible();
  });

  test("and doesn't compile is an error without a case", async () => {
    const { press, finish } = await openWorkspace();
    await press('Submit');
    await finish({ type: 'SyntaxError', text: 'SyntaxError: invalid syntax', line: 1 });
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeVisible();
    expect(output().getByText('SyntaxError on line 1. invalid syntax')).toBeVisible();
    expect(output().queryByText(/^Case /)).not.toBeInTheDocument();
  });

  test('and was stopped is no attempt', async () => {
    const { press, user } = await openWorkspace();
    await press('Submit');
    await user.click(button('Stop'));
    expect(await screen.findByText('You stopped the run.')).toBeVisible();
    expect(attempts.names(null)).toEqual([]);
  });

  test('loses its offer once the program is changed', async () => {
    const { press, user, judge, finish } = await openWorkspace({ store: mine });
    await press('Submit');
    judge(gave('3'), gave('0'), gave('1000000001'));
    await finish();
    expect(await screen.findByText('Well done!')).toBeVisible();
    await user.click(button('Reset'));
    expect(screen.queryByText('Well done!')).not.toBeInTheDocument();
    expect(output().getByText("You've changed the program since this run.")).toBeVisible();
    await user.click(button('Undo reset'));
    expect(output().getByText('Well done!')).toBeVisible();
  });
});

test('a draft is highlighted like the starter as soon as the editor has loaded', async () => {
  await openWorkspace({ store: storeDraft('def mine():\n    return 42\n') });
  expect(shownLines()).toEqual(['def mine():', '    return 42']);
  expect(await screen.findByText('return')).toHaveClass('tok-keyword');
  expect(screen.getByText('42')).toHaveClass('tok-number');
  expect(shownLines()).toEqual(['def mine():', '    return 42']);
});

test('a draft from an earlier visit is shown, run and copied; a reset can be undone', async () => {
  const { user, press, jobs, finish } = await openWorkspace({ store: mine });
  expect(screen.getByText('Edited')).toBeVisible();
  expect(shownLines()).toEqual(['print("mine")']);
  await press('Run');
  expect(jobs[0]?.source).toBe('print("mine")');
  await finish();
  await user.click(button('Reset'));
  expect(shownLines()).toEqual(starterLines);
  expect(drafts.read('dsa-add:python', null)).toBeNull();
  await user.click(button('Undo reset'));
  expect(shownLines()).toEqual(['print("mine")']);
  expect(drafts.read('dsa-add:python', null)?.code).toBe('print("mine")');
});

test("a draft of someone else who was signed in here isn't shown", async () => {
  await openWorkspace({ store: storeDraft('hers = 1', { owner: asha.id }) });
  expect(shownLines()).toEqual(starterLines);
});

test('provided code can be read and runs before the program', async () => {
  const supportHtml = [
    '<span class="line"><span class="tok-keyword">class</span> Node:</span>',
    '<span class="line">    <span class="tok-keyword">pass</span></span>',
  ].join('');
  const given = { ...adding, support: 'class Node:\n    pass\n', supportHtml };
  const { user, press, jobs } = await openWorkspace({ given });
  await user.click(screen.getByText('Provided for you'));
  expect(screen.getByText('class')).toBeVisible();
  expect(screen.getByText('class')).toHaveClass('tok-keyword');
  await press('Run');
  expect(jobs[0]?.support).toBe('class Node:\n    pass\n');
});

describe('Python is prepared', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

  test.each(['Run', 'Run tests', 'Submit'])(
    'for a pointer that reaches %s: nothing runs and nothing on the page changes',
    async (name) => {
      const { prepare, jobs, user, container } = await openWorkspace();
      const before = container.innerHTML;
      expect(prepare).not.toHaveBeenCalled();
      await user.hover(button(name));
      await waitFor(() => expect(prepare).toHaveBeenCalled());
      expect(jobs).toEqual([]);
      expect(container.innerHTML).toBe(before);
    },
  );

  test('for the focus on Run', async () => {
    const { prepare } = await openWorkspace();
    act(() => button('Run').focus());
    await waitFor(() => expect(prepare).toHaveBeenCalled());
  });

  test('for someone who opens the editor', async () => {
    const { prepare, user } = await openWorkspace();
    await user.click(button('Edit'));
    await waitFor(() => expect(prepare).toHaveBeenCalled());
  });

  test('on a connection that saves data only to run something', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { prepare, press, user } = await openWorkspace();
    await user.click(button('Edit'));
    await press('Run');
    expect(prepare).not.toHaveBeenCalled();
  });
});

test('what the program returned is shown as what it gave, and then what is compared of it', async () => {
  const { press, judge, finish } = await openWorkspace();
  await press('Run tests');
  judge({ ...gave('[1, 2]', false), returned: '[2, 1]' }, gave('0'));
  await finish();
  expect(output().getByText('[2, 1]').closest('div')).toHaveTextContent(/^Actual/);
  expect(output().getByText('[1, 2]').closest('div')).toHaveTextContent(/^Compared as/);
});

test('on a busy device a run is tried once more, and then nobody says that the program is slow', async () => {
  const { press, jobs, judge, end } = await openWorkspace();
  await press('Submit');
  judge(gave('3'));
  await end({ kind: 'busy' });
  await waitFor(() => expect(jobs).toHaveLength(2));
  await end({ kind: 'busy' });
  expect(await screen.findByText("We can't tell")).toBeVisible();
  expect(output().queryByText(/cases passed|Time limit/)).not.toBeInTheDocument();
});

test('a run that has time at its second try is judged by that alone', async () => {
  const { press, jobs, judge, report, end, finish } = await openWorkspace();
  await press('Run tests');
  report((listener) => listener.onOutput('first try'));
  judge(gave('4', false));
  await end({ kind: 'busy' });
  await waitFor(() => expect(jobs).toHaveLength(2));
  judge(gave('3'), gave('0'));
  await finish();
  expect(await screen.findByText('2 of 2 tests passed')).toBeVisible();
  expect(output().queryByText('first try')).not.toBeInTheDocument();
});

test('of a long output the beginning and the end are shown', async () => {
  const { press, report, finish } = await openWorkspace();
  await press('Run');
  report((listener) => listener.onOutput('the beginning'));
  report((listener) => listener.onTail({ text: 'the end', omitted: 2_000_000 }));
  await finish();
  expect(output().getByText('the beginning')).toBeVisible();
  expect(output().getByText('1,954 KiB of output are left out here. The end:')).toBeVisible();
  expect(output().getByText('the end')).toBeVisible();
});
