import type { AdminDsaProblem } from '@site/shared/contracts/editorial';
import { LISTING_CHECK_CHANNEL, type ListingCheckMessage } from '@site/shared/contracts/editorial';
import { renderApp } from '@site/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, ravi } from '../testing/admin-api.ts';
import { dsaProblem } from '../testing/problem-builder.ts';
import { roadmap, topic, unit } from '../testing/roadmap-builder.ts';

const URL = '/v1/admin/dsa-problems/two-sum';

/** Stands in for the channel between pages, which jsdom doesn't have. */
class Channel {
  static all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    Channel.all.delete(this);
  }
}

beforeEach(() => {
  Channel.all.clear();
  Object.assign(globalThis, { BroadcastChannel: Channel });
});

/** The page that runs listings, as the editor sees it. */
function runner() {
  const channel = new Channel(LISTING_CHECK_CHANNEL);
  const received: ListingCheckMessage[] = [];
  channel.onmessage = ({ data }) => received.push(data as ListingCheckMessage);
  return {
    received,
    send: (message: ListingCheckMessage) => act(() => channel.postMessage(message)),
  };
}

function open(given: AdminDsaProblem) {
  const api = adminApi().on('get', URL, () => ({ status: 200, data: given }));
  return renderApp(routes, { path: '/admin/problems/two-sum', api });
}

const button = (name: string) => screen.getByRole('button', { name });

test("a draft can't be published before its listing has passed, and passing is recorded with its hash", async () => {
  const draft = dsaProblem({ draft: true, proved: false, changedFields: ['code'] });
  const { user, api } = open(draft);
  api
    .on('post', `${URL}/runs`, () => ({ status: 200, data: { ...draft, proved: true } }))
    .on('post', `${URL}/publish`, () => ({ status: 200, data: dsaProblem() }));
  const publish = await screen.findByRole('button', { name: 'Publish' });
  expect(publish).toBeDisabled();
  expect(publish).toHaveAccessibleDescription(
    'You can publish it once its listing passes every case.',
  );
  const { received, send } = runner();
  await user.click(button('Run the cases'));
  const address = screen.getByTitle('Check of the listing').getAttribute('src') ?? '';
  const run = address.replace('/listing-check/', '');
  expect(received).toEqual([]);
  send({ type: 'ready', run });
  expect(received).toEqual([
    {
      type: 'start',
      run,
      code: draft.code,
      support: '',
      cases: draft.cases.map(({ input, expected }) => ({ input, expected })),
    },
  ]);
  const passed = { passed: true, actual: '1', error: null };
  send({ type: 'ended', run, fault: null, cases: Array(6).fill(passed), output: '' });
  expect(await screen.findByText('6 of 6 cases passed')).toBeVisible();
  await waitFor(() => expect(publish).toBeEnabled());
  expect(api.callsTo('post', `${URL}/runs`)[0]?.data).toEqual({
    listingHash: draft.listingHash,
    passed: 6,
    total: 6,
  });
  await user.click(publish);
  expect(await screen.findByText('Published! Readers see it now.')).toBeVisible();
});

test('a case that fails is shown with what came out, and the run is recorded as it was', async () => {
  const draft = dsaProblem({ draft: true, proved: false });
  const { user, api } = open(draft);
  api.on('post', `${URL}/runs`, () => ({ status: 200, data: draft }));
  await screen.findByRole('button', { name: 'Publish' });
  const { send } = runner();
  await user.click(button('Run the cases'));
  const run = (screen.getByTitle('Check of the listing').getAttribute('src') ?? '').slice(15);
  const passed = { passed: true, actual: '1', error: null };
  send({
    type: 'ended',
    run,
    fault: null,
    cases: [{ passed: false, actual: '2', error: null }, ...Array(5).fill(passed)],
    output: 'hello',
  });
  expect(await screen.findByText('5 of 6 cases passed')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /^case 0/ }));
  expect(row.getByText('Failed')).toBeVisible();
  expect(row.getByText('2')).toBeVisible();
  await waitFor(() =>
    expect(api.callsTo('post', `${URL}/runs`)[0]?.data).toMatchObject({ passed: 5, total: 6 }),
  );
  expect(button('Publish')).toBeDisabled();
});

test('a reviewer reads a problem, and can change nothing', async () => {
  const api = adminApi()
    .on('get', '/v1/admins/me', () => ({ status: 200, data: { ...ravi, role: 'reviewer' } }))
    .on('get', URL, () => ({ status: 200, data: dsaProblem({ draft: true }) }));
  renderApp(routes, { path: '/admin/problems/two-sum', api });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeDisabled();
  expect(button('Save draft')).toBeDisabled();
  expect(button('Run the cases')).toBeDisabled();
});

test('what the form holds is saved, and errors are shown at their fields', async () => {
  const { user, api } = open(dsaProblem());
  api.on('put', URL, ({ data }) => {
    const { version, ...form } = data as AdminDsaProblem;
    return { status: 200, data: { ...dsaProblem({ draft: true }), ...form } };
  });
  const description = await screen.findByLabelText('Description');
  fireEvent.change(screen.getByLabelText('Reviewed'), { target: { value: '' } });
  expect(description).toHaveValue('Find two numbers.\n\nThey add up to `target`.');
  await user.click(description);
  await user.paste('\n\nAn `open backquote.');
  await user.click(button('Save draft'));
  expect(await screen.findByText('Paragraph 3: must close every backtick it opens')).toBeVisible();
  expect(button('Publish')).toBeDisabled();
  await user.type(description, '`');
  await user.click(button('Remove case 6'));
  await user.click(button('Add case'));
  const last = within(screen.getByRole('group', { name: 'Case 6' }));
  for (const label of ['Name', 'Input', 'Expected']) {
    await user.click(last.getByLabelText(label));
    await user.paste('two_sum()');
  }
  await user.click(last.getByLabelText('Hidden'));
  const hints = screen.getByLabelText('Hints');
  expect(hints).toHaveValue('What have you seen?\nUse a map.\nLook up, then store.');
  await user.click(hints);
  await user.paste('\nAnd more.');
  await waitFor(() => expect(hints).toHaveAccessibleDescription(/^must have three hints, or none/));
  expect(api.callsTo('put', URL)).toHaveLength(0);
  await user.clear(hints);
  await user.clear(screen.getByLabelText('Answer to the follow-up'));
  await user.type(screen.getByLabelText('Answer to the follow-up'), 'Yes.');
  await user.click(screen.getByLabelText('Naive solution'));
  await user.paste('def two_sum():\n    return 0');
  await user.click(screen.getByLabelText('Generator'));
  await user.paste('def call(n, random):\n    return two_sum,');
  await user.type(screen.getByLabelText('What n counts'), 'nothing');
  await user.click(button('Save draft'));
  expect(await screen.findByText('Draft saved!')).toBeVisible();
  expect(api.callsTo('put', URL)[0]?.data).toMatchObject({
    version: '0123456789abcdef',
    description: ['Find two numbers.', 'They add up to `target`.', 'An `open backquote.`'],
    follow_up: { question: 'In one pass?', answer: 'Yes.' },
    hints: [],
    starter: 'def two_sum():\n    pass\n',
    naive: 'def two_sum():\n    return 0',
    generator: 'def call(n, random):\n    return two_sum,',
    input_size: 'nothing',
    explanation: { steps: ['Look.', 'Keep.'] },
    reviewed: null,
    cases: [false, false, false, false, false, true].map((hidden) => ({ hidden })),
  });
});

test('a category is chosen from those of the API, and says what belongs there', async () => {
  const { user, api } = open(dsaProblem());
  api.on('put', URL, () => ({ status: 200, data: dsaProblem({ category: 'Graph' }) }));
  await screen.findByRole('option', { name: 'Graph' });
  const field = screen.getByLabelText('Category');
  expect(field).toHaveValue('Hash Table');
  await user.selectOptions(field, 'Graph');
  expect(field).toHaveAccessibleDescription('Nodes and edges.');
  await user.click(button('Save draft'));
  await waitFor(() => expect(api.callsTo('put', URL)).toHaveLength(1));
  expect(api.callsTo('put', URL)[0]?.data).toMatchObject({ category: 'Graph' });
});

test("a problem keeps its category if the others can't be loaded", async () => {
  const api = adminApi()
    .on('get', URL, () => ({ status: 200, data: dsaProblem() }))
    .on('get', '/v1/dsa-categories', () => ({ status: 503 }));
  renderApp(routes, { path: '/admin/problems/two-sum', api });
  const field = await screen.findByLabelText('Category');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      "We couldn't load the categories. Reload the page to choose another.",
    ),
  );
  expect(field).toHaveValue('Hash Table');
});

const begun = dsaProblem({
  id: 'big-o-in-c-plus-plus',
  title: 'Big O in C++',
  category: '',
  unit_id: '',
  published: false,
  draft: true,
  proved: false,
  description: [],
  example: { input: '', output: '' },
  follow_up: { question: '', answer: '' },
  hints: [],
  code: '',
  cases: [],
  explanation: { title: '', content: [], key_insight: '', steps: [] },
  complexity: { time: '', space: '', time_description: '', space_description: '' },
});

test('a new problem begins with a title; who has its address is said while it is typed', async () => {
  const taken =
    '“Big O” has this address. Addresses are never reused, even after something is retired.';
  const api = adminApi()
    .on('get', '/v1/admin/dsa-problems/addresses/big-o-in-c-plus-plus', () => ({
      status: 200,
      data: { taken: null },
    }))
    .on('get', '/v1/admin/dsa-problems/addresses/big-o', () => ({ status: 200, data: { taken } }))
    .on('post', '/v1/admin/dsa-problems', () => ({ status: 201, data: begun }))
    .on('get', `/v1/admin/dsa-problems/${begun.id}`, () => ({ status: 200, data: begun }));
  const { user } = renderApp(routes, { path: '/admin/problems/new', api });
  await user.click(await screen.findByLabelText('Title'));
  await user.paste('Big O in C++');
  const address = screen.getByLabelText('Address');
  expect(address).toHaveValue('big-o-in-c-plus-plus');
  await user.clear(address);
  await user.paste('Big O');
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription(/^must be lower-case words joined by hyphens/),
  );
  await user.clear(address);
  await user.paste('big-o');
  await waitFor(() => expect(address).toHaveAccessibleDescription(new RegExp(`^${taken}`)));
  await user.clear(address);
  await user.paste('big-o-in-c-plus-plus');
  await user.click(button('Start the draft'));
  expect(await screen.findByRole('heading', { name: 'Big O in C++' })).toBeVisible();
  expect(api.callsTo('post', '/v1/admin/dsa-problems')[0]?.data).toEqual({
    id: 'big-o-in-c-plus-plus',
    title: 'Big O in C++',
  });
});

test('a draft is saved with whatever is there, and what publishing needs leads to its field', async () => {
  const given = { ...begun, id: 'two-sum' };
  const { user, api } = open(given);
  api.on('put', URL, ({ data }) => {
    const { version, ...form } = data as AdminDsaProblem;
    return { status: 200, data: { ...given, ...form } };
  });
  const list = within(await screen.findByRole('region', { name: 'To publish' }));
  const names = () => list.getAllByRole('button').map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toContain('Example output'));
  expect(names().slice(0, 4)).toEqual([
    'Category',
    'Practice problem',
    'Description',
    'Example input',
  ]);
  await user.click(list.getByRole('button', { name: 'Cases' }));
  expect(screen.getByRole('group', { name: 'Cases' })).toHaveFocus();
  expect(list.getByText('must have at least six cases')).toBeVisible();

  await user.click(list.getByRole('button', { name: 'Complexity: Space' }));
  expect(screen.getByLabelText('Space')).toHaveFocus();
  await user.paste('O(1)');
  await waitFor(() => expect(names()).not.toContain('Complexity: Space'));
  await user.click(button('Add case'));
  await waitFor(() => expect(names()).toContain('Case 1: Expected'));
  await user.click(button('Save draft'));
  expect(await screen.findByText('Draft saved!')).toBeVisible();
  expect(api.callsTo('put', URL)[0]?.data).toMatchObject({
    category: '',
    complexity: { time: '', space: 'O(1)' },
    cases: [{ name: '', input: '', expected: '' }],
  });
  expect(button('Publish')).toHaveAccessibleDescription('Fill in what “To publish” lists.');
  await user.click(button('Run the cases'));
  expect(
    await screen.findByText('There is nothing to run yet. Write the listing and a case first.'),
  ).toBeVisible();
});

test('a unit is found by its name, and what speaks against it is said at once', async () => {
  const unit = {
    id: 'dsa-two-sum',
    name: 'Two Sum of the sheet',
    difficulty: 'easy',
    topic: 'Arrays',
    roadmap: 'DSA',
    usedBy: { id: 'two-sum', title: 'Two Sum' },
  };
  const others = [
    { ...unit, id: 'dsa-three-sum', usedBy: { id: 'three-sum', title: 'Three Sum' } },
    { ...unit, id: 'dsa-sum-tree', name: 'Sum of a tree', difficulty: 'hard', usedBy: null },
  ];
  const { user, api } = open(dsaProblem());
  api.on('get', '/v1/admin/learning-units', ({ params }) => ({
    status: 200,
    data: { items: params?.q === 'lost' ? [] : [unit, ...others] },
  }));
  const field = await screen.findByLabelText('Practice problem');
  const says = (words: RegExp) => waitFor(() => expect(field).toHaveAccessibleDescription(words));
  await says(/^Two Sum of the sheet, in Arrays of DSA\.$/);
  expect(field).toBeValid();
  const type = async (id: string) => {
    await user.clear(field);
    await user.paste(id);
  };
  await type('sum');
  const listed = () =>
    [...document.querySelectorAll('datalist option')].map((one) => one.textContent);
  await waitFor(() =>
    expect(listed()).toEqual([
      'Two Sum of the sheet, Arrays',
      'Two Sum of the sheet, Arrays (used by Three Sum)',
      'Sum of a tree, Arrays',
    ]),
  );
  await type('dsa-three-sum');
  await says(/^“Three Sum” uses it already\./);
  await type('dsa-sum-tree');
  await says(/^It's hard, unlike this problem\./);
  await type('lost');
  await says(/^No practice problem is called this\./);
});

const approach = {
  id: 'brute-force',
  name: 'Brute force',
  intuition: ['Try all.', 'Every one.'],
  steps: ['Take one.', 'Try it.'],
  complexity: { time: 'O(n²)', space: 'O(1)', reason: 'Pairs.' },
  code: 'def two_sum():\n    return 1\n',
  javascript: '',
};
const approaches = { solution: 'Hash map', before: [approach] };
const group = (name: string) => within(screen.getByRole('group', { name }));

const listing =
  'def size(words: list[str]) -> int:\n    return len(words)\n\n\nprint(size(["a"]))\n';

test('the example of the statement becomes a case with one press', async () => {
  const { user } = open(
    dsaProblem({ code: listing, example: { input: 'words = ["a"]', output: '1' }, cases: [] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add the example' }));
  const added = within(screen.getByRole('group', { name: 'Case 1' }));
  expect(added.getByLabelText('Name')).toHaveValue('the example');
  expect(added.getByLabelText('Input')).toHaveValue('size(["a"])');
  expect(added.getByLabelText('Expected')).toHaveValue('1');
  expect(screen.queryByRole('button', { name: 'Add the example' })).toBeNull();
});

test('cases are proposed only once the listing has passed those there are', async () => {
  open(dsaProblem({ code: listing, draft: true, proved: false }));
  expect(await screen.findByRole('button', { name: 'Propose cases' })).toBeDisabled();
});

test('cases are proposed within limits, computed by the listing, timed, and added as chosen', async () => {
  const slow = {
    ...{ id: 'slow', name: 'Slow', intuition: ['Count.'], steps: ['Count.', 'Return.'] },
    complexity: { time: 'O(n)', space: 'O(1)', reason: 'One pass.' },
    ...{ code: 'def size(words):\n    return sum(1 for _ in words)\n', javascript: 'let size;\n' },
  };
  const approaches = { solution: 'Length', before: [slow] };
  const { user } = open(dsaProblem({ code: listing, cases: [], approaches, javascript: true }));
  await user.click(await screen.findByRole('button', { name: 'Propose cases' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose cases' }));
  expect(dialog.getByLabelText('Call')).toHaveValue('size({words})');
  const parameter = within(dialog.getByRole('group', { name: 'words' }));
  expect(parameter.getByLabelText('Kind')).toHaveValue('texts');
  fireEvent.change(parameter.getByLabelText('Shortest'), { target: { value: '0' } });
  fireEvent.change(dialog.getByLabelText('Seed'), { target: { value: '7' } });
  const { received, send } = runner();
  await user.click(dialog.getByRole('button', { name: 'Propose' }));

  /** Runs what is requested next, as a page with an engine would. */
  const run = async (timed: string, milliseconds: number) => {
    const frame = await dialog.findByTitle('Check of the listing');
    const id = frame.getAttribute('src')?.split('/').at(-1) ?? '';
    send({ type: 'ready', run: id });
    const started = received.at(-1);
    if (started?.type !== 'start') throw new Error('Nothing was started');
    expect([started.run, started.timed]).toEqual([id, timed]);
    const cases = started.cases.map(({ input }) => {
      const actual = String(JSON.parse(input.slice('size('.length, -1)).length);
      return { passed: true, actual, error: null };
    });
    send({ type: 'ended', run: id, fault: null, cases, output: '', milliseconds });
    return started;
  };
  expect((await run('python', 12)).code).toBe(listing);
  const proposed = within(dialog.getByRole('table', { name: 'Proposed cases' }));
  const shortest = proposed.getByRole('row', { name: /words: shortest, seed 7/ });
  expect(shortest).toHaveTextContent('size([])0');
  expect((await run('python', 340)).cases).toContainEqual({ input: 'size([])', expected: '0' });
  await run('javascript', 56);
  const times = within(await dialog.findByRole('table', { name: 'Times' }));
  expect(times.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ProgramTime for all of themOutputs',
    'The listing12 msThe same',
    'Slow, Python340 msThe same',
    'Slow, JavaScript56 msThe same',
  ]);

  await user.click(proposed.getByLabelText('Use words: shortest, seed 7'));
  await user.click(proposed.getByLabelText('Use random 1, seed 7'));
  await user.click(dialog.getByRole('button', { name: 'Add 2 cases' }));
  const first = within(await screen.findByRole('group', { name: 'Case 1' }));
  expect(first.getByLabelText('Input')).toHaveValue('size([])');
  expect(first.getByLabelText('Expected')).toHaveValue('0');
  expect(
    within(screen.getByRole('group', { name: 'Case 2' })).getByLabelText('Hidden'),
  ).toBeChecked();
});

test('a unit is made on the spot, and is the unit of the problem then', async () => {
  const { user, api } = open(dsaProblem({ unit_id: '', draft: true, published: false }));
  const sheet = roadmap({ retired: false });
  const made = unit('sheet-two-sum', { name: 'Two Sum', difficulty: 'hard' });
  const { topics: _, module: _m, orderVersion: _v, ...listed } = sheet;
  api
    .on('get', '/v1/admin/roadmaps', () => ({
      status: 200,
      data: { items: [{ ...listed, topics: 2, units: 2, retiredParts: 0, edited: 0 }] },
    }))
    .on('get', '/v1/admin/roadmaps/sheet', () => ({ status: 200, data: sheet }))
    .on('post', '/v1/admin/topics/Graphs/units', () => ({
      status: 201,
      data: roadmap({
        topics: [topic('Graphs', [made, unit('gone', { retired: true })])],
      }),
    }));
  await user.click(await screen.findByRole('button', { name: 'New practice problem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New practice problem' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Two Sum');
  await dialog.findByRole('option', { name: 'The sheet' });
  await user.selectOptions(dialog.getByLabelText('Roadmap'), 'The sheet');
  await dialog.findByRole('option', { name: 'Graphs' });
  await user.selectOptions(dialog.getByLabelText('Topic'), 'Graphs');
  await user.selectOptions(dialog.getByLabelText('Difficulty'), 'hard');
  await user.click(dialog.getByRole('button', { name: 'Add and use it' }));
  expect(await screen.findByText('Practice problem added!')).toBeVisible();
  expect(screen.getByLabelText('Practice problem')).toHaveValue('sheet-two-sum');
  expect(screen.getByLabelText('Difficulty')).toHaveValue('hard');
  expect(api.callsTo('post', '/v1/admin/topics/Graphs/units')[0]?.data).toMatchObject({
    name: 'Two Sum',
    difficulty: 'hard',
    priority: 'medium',
    time_to_complete: 30,
  });
  expect(api.callsTo('put', URL)).toEqual([]);
});

test('whose work is hidden is said before a problem is retired', async () => {
  const { user, api } = open(dsaProblem());
  const retired = dsaProblem({ published: false, retired: true });
  api
    .on('post', '/v1/admin/learning-units/people', () => ({
      status: 200,
      data: { any: 1, completed: 1, notes: 0, bookmarks: 0, revision: 1, work: 1 },
    }))
    .on('put', `${URL}/retired`, () => ({ status: 200, data: retired }));
  await user.click(await screen.findByRole('button', { name: 'Retire' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire Two Sum?' }));
  expect(await dialog.findByText('Code or answers: 1')).toBeVisible();
  expect(dialog.getByText(/The practice problem stays in its roadmap/)).toBeVisible();
  expect(api.callsTo('put', `${URL}/retired`)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Retire' }));
  expect(await screen.findByRole('button', { name: 'Bring back' })).toBeVisible();
});

test('approaches are shown with their fields, reordered, and saved as lists', async () => {
  const second = { ...approach, id: 'sort-first', name: 'Sort first' };
  const given = dsaProblem({ approaches: { ...approaches, before: [approach, second] } });
  const { user, api } = open(given);
  api.on('put', URL, () => ({ status: 200, data: given }));
  expect(await screen.findByLabelText("The listing's approach")).toHaveValue('Hash map');
  const first = group('Approach 1');
  expect(first.getByLabelText('Intuition')).toHaveValue('Try all.\n\nEvery one.');
  expect(first.getByLabelText('Steps')).toHaveValue('Take one.\nTry it.');
  expect(first.queryByLabelText('Listing in JavaScript')).not.toBeInTheDocument();
  await user.click(button('Move approach 1 down'));
  await user.type(group('Approach 1').getByLabelText('Steps'), '\nGo on.');
  await user.click(button('Save draft'));
  await waitFor(() => expect(api.callsTo('put', URL)).toHaveLength(1));
  expect(api.callsTo('put', URL)[0]?.data).toMatchObject({
    approaches: {
      solution: 'Hash map',
      before: [{ ...second, steps: ['Take one.', 'Try it.', 'Go on.'] }, approach],
    },
  });
});

test('an approach may have a listing in C++ if the problem is solved in JavaScript, too', async () => {
  const inBoth = { ...approach, javascript: 'const twoSum = () => 1;\n' };
  const given = dsaProblem({ javascript: true, approaches: { ...approaches, before: [inBoth] } });
  const { user, api } = open(given);
  api.on('put', URL, () => ({ status: 200, data: given }));
  await screen.findByLabelText("The listing's approach");
  await user.type(group('Approach 1').getByLabelText('Listing in C++'), 'class Solution;');
  await user.click(button('Save draft'));
  await waitFor(() => expect(api.callsTo('put', URL)).toHaveLength(1));
  expect(api.callsTo('put', URL)[0]?.data).toMatchObject({
    approaches: { before: [{ ...inBoth, cpp: expect.stringContaining('class Solution;') }] },
  });
});

test('an approach is added, with what it needs listed, and removed again', async () => {
  const { user, api } = open(dsaProblem({ javascript: true }));
  api.on('put', URL, () => ({ status: 200, data: dsaProblem() }));
  await user.click(await screen.findByRole('button', { name: 'Add approach' }));
  const added = group('Approach 1');
  expect(added.getByLabelText('Listing in JavaScript')).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'To publish' }));
  for (const name of ["Approaches: The listing's approach", 'Approach 1: Name']) {
    expect(await list.findByRole('button', { name })).toBeVisible();
  }
  await user.click(list.getByRole('button', { name: 'Approach 1: Listing in JavaScript' }));
  expect(added.getByLabelText('Listing in JavaScript')).toHaveFocus();
  await user.click(button('Add approach'));
  await user.click(button('Add approach'));
  expect(screen.queryByRole('button', { name: 'Add approach' })).not.toBeInTheDocument();
  for (const number of [3, 2, 1]) await user.click(button(`Remove approach ${number}`));
  await user.click(button('Save draft'));
  await waitFor(() => expect(api.callsTo('put', URL)).toHaveLength(1));
  expect(api.callsTo('put', URL)[0]?.data).toMatchObject({ approaches: null });
});

test('Java and C++ are published together, or neither', async () => {
  const { user, api } = open(dsaProblem());
  api.on('put', URL, () => ({ status: 200, data: dsaProblem() }));
  const java = await screen.findByLabelText('Listing in Java');
  await user.type(java, 'class Solution');
  const list = within(screen.getByRole('region', { name: 'To publish' }));
  await user.click(await list.findByRole('button', { name: 'Java and C++: Listing in C++' }));
  await user.keyboard('class Solution');
  expect(await list.findByText('Nothing is missing.')).toBeVisible();
  await user.click(button('Save draft'));
  await waitFor(() => expect(api.callsTo('put', URL)).toHaveLength(1));
  expect(api.callsTo('put', URL)[0]?.data).toMatchObject({
    compiled: { java: 'class Solution', cpp: 'class Solution' },
  });
});

describe('the list of problems', () => {
  const URL = '/v1/admin/dsa-problems';
  const items = [
    dsaProblem(),
    dsaProblem({ id: 'three-sum', slug: 'three-sum', title: 'Three Sum' }),
  ];

  const open = (path: string) =>
    renderApp(routes, {
      path,
      api: adminApi().on('get', URL, () => ({ status: 200, data: { items } })),
    });

  test('the filters come from the address; unknown ones are ignored', async () => {
    const { user, api } = open('/admin/problems?category=Hash%20Table&status=lost');
    expect(await screen.findByRole('link', { name: 'Two Sum' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Retired');
    await waitFor(() => expect(api.callsTo('get', URL)).toHaveLength(2));
    expect(api.callsTo('get', URL).map(({ params }) => params)).toEqual([
      { category: 'Hash Table' },
      { category: 'Hash Table', status: 'retired' },
    ]);
  });

  test('within a category, the published problems are reordered', async () => {
    const { user, api } = open('/admin/problems?category=Hash%20Table');
    api.on('put', `${URL}/order`, () => ({ status: 200, data: { items: items.toReversed() } }));
    await user.click(await screen.findByRole('button', { name: 'Move Two Sum down' }));
    await waitFor(() => expect(api.callsTo('put', `${URL}/order`)).toHaveLength(1));
    expect(api.callsTo('put', `${URL}/order`)[0]?.data).toEqual({
      category: 'Hash Table',
      ids: ['three-sum', 'two-sum'],
    });
    await waitFor(() => expect(api.callsTo('get', URL)).toHaveLength(2));
  });

  test("the categories come from the API, and a former one is listed as long as it's chosen", async () => {
    const { user } = open('/admin/problems?category=Maths');
    const names = () =>
      within(screen.getByLabelText('Category'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await screen.findByRole('option', { name: 'Graph' });
    expect(names()).toEqual(['All categories', 'Maths', 'Hash Table', 'Graph']);
    expect(screen.getByLabelText('Category')).toHaveValue('Maths');
    await user.selectOptions(screen.getByLabelText('Category'), 'Graph');
    expect(names()).toEqual(['All categories', 'Hash Table', 'Graph']);
  });
});
