import { EditorView } from '@codemirror/view';
import { drafts } from '@site/shared/device';
import { asha, fakeApi, versioned } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adding, addingInAll, addingInBoth } from '../testing/adding.ts';
import { gave } from '../testing/fake-python.ts';
import { button, openWorkspace, shownLines, storeDraft } from '../testing/open-workspace.tsx';

/** jsdom doesn't support selections in a shadow root. */
beforeEach(() => void jest.spyOn(EditorView.prototype, 'focus').mockImplementation(() => {}));

const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () =>
  [
    ...screen
      .getByRole('region', { name: 'Your JavaScript solution to Add' })
      .querySelectorAll('.line'),
  ].map((line) => line.textContent?.replace('\n', ''));
const inJavaScript = () => localStorage.setItem('dsa-language', 'javascript');

test('a problem that is solved in Python alone has no tabs, and says so to those who chose JavaScript', async () => {
  await openWorkspace({ given: adding, store: inJavaScript });
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  expect(screen.getByText('This problem is solved in Python for now.')).toBeVisible();
  expect(shownLines()[0]).toBe('def add(a, b):');
});

test('the choice of a language is stored for the next problem', async () => {
  const { user } = await openWorkspace({ given: addingInBoth });
  expect(tab('Python')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('JavaScript'));
  expect(shown()).toEqual(['function add(a, b) {', '}']);
  expect(screen.getByText('solution.js')).toBeVisible();
  expect(localStorage.getItem('dsa-language')).toBe('javascript');
});

test('with the keyboard, one tab is reached, and arrow keys choose', async () => {
  const { user } = await openWorkspace({ given: addingInBoth });
  act(() => tab('Python').focus());
  await user.keyboard('{ArrowRight}');
  expect(tab('JavaScript')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'JavaScript' })).toBeVisible();
  expect(tab('Python')).toHaveAttribute('tabindex', '-1');
  await user.keyboard('{ArrowRight}');
  expect(tab('Python')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('JavaScript')).toHaveAttribute('aria-selected', 'true');
});

test('each language has its own draft on the device', async () => {
  const store = () => {
    storeDraft('mine = 1')();
    storeDraft('const mine = 1;', { name: 'dsa-add:javascript' })();
  };
  const { user } = await openWorkspace({ given: addingInBoth, store });
  expect(shownLines()).toEqual(['mine = 1']);
  await user.click(tab('JavaScript'));
  expect(shown()).toEqual(['const mine = 1;']);
  await user.click(button('Reset'));
  expect(drafts.read('dsa-add:javascript', null)).toBeNull();
  expect(drafts.read('dsa-add:python', null)?.code).toBe('mine = 1');
});

test('a submission in JavaScript runs its own cases and is recorded with its language', async () => {
  const { press, jobs, judge, finish, user } = await openWorkspace({
    given: addingInBoth,
    store: inJavaScript,
  });
  await press('Submit');
  expect(jobs.at(-1)?.cases).toEqual([{ input: 'add(1, 2)', expected: '3' }]);
  await judge(gave('3'));
  await finish();
  await user.click(screen.getByText('Attempts'));
  const list = screen.getByText('Attempts').closest('details') as HTMLElement;
  await waitFor(() => expect(within(list).getByRole('listitem')).toHaveTextContent('JavaScript'));
  await user.click(tab('Python'));
  await user.click(screen.getByText('Attempts'));
  const summary = await screen.findByText('Accepted');
  await user.click(summary);
  expect(await screen.findByText(/^Switch to JavaScript to load/)).toBeVisible();
});

test('what works with Python alone is not offered, and words name the language', async () => {
  const { press, end } = await openWorkspace({ given: addingInBoth, store: inJavaScript });
  expect(screen.queryByText('Step through')).not.toBeInTheDocument();
  expect(screen.getByText('Step through and measured complexity work with Python.')).toBeVisible();
  await press('Run');
  await end({ kind: 'unavailable', stage: 'fetch' });
  expect(await screen.findByText("We couldn't load JavaScript")).toBeVisible();
});

test('a program in Java is written and kept, and nothing offers to run it', async () => {
  const store = storeDraft('class Solution { int x; }', { name: 'dsa-add:java' });
  const { user } = await openWorkspace({ given: addingInAll, store });
  await user.click(tab('Java'));
  const program = () => screen.getByRole('region', { name: 'Your Java solution to Add' });
  expect(program()).toHaveTextContent('class Solution { int x; }');
  expect(screen.getByText(/it can't run here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Run|Submit)/ })).not.toBeInTheDocument();
  await user.click(button('Reset'));
  expect(program()).toHaveTextContent('class');
  expect(program()).not.toHaveTextContent('class Solution { int x; }');
  await user.click(button('Undo reset'));
  expect(drafts.read('dsa-add:java', null)?.code).toBe('class Solution { int x; }');
});

test('the account stores a draft of each language', async () => {
  const path = `/v1/users/${asha.id}/units/dsa-add/draft`;
  const cases = path.replace('draft', 'cases');
  const api = versioned(fakeApi(), path, 'draft', null);
  api.on('get', cases, () => ({ status: 200, data: { cases: null } }));
  const store = () => {
    inJavaScript();
    storeDraft('const mine = 1;', { name: 'dsa-add:javascript', owner: asha.id })();
  };
  await openWorkspace({ given: addingInBoth, store, session: asha, api });
  await waitFor(
    () =>
      expect(api.callsTo('put', path).map(({ data }) => data)).toMatchObject([
        { language: 'javascript', code: 'const mine = 1;' },
      ]),
    { timeout: 3_000 },
  );
});
