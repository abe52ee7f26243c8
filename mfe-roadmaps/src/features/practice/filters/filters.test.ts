import { buildCompany, buildUnit } from '../../../testing/roadmap-builder.ts';
import {
  companiesIn,
  countFilters,
  filterTopics,
  isFiltering,
  matchesInWords,
  noFilter,
  type PracticeFilter,
  sortsOf,
} from './practice-filter.ts';
import { readView, writeView } from './use-practice-view.ts';

const companies = (...names: string[]) => names.map((name) => buildCompany(name));

const topics = [
  {
    id: 'arrays',
    title: 'Arrays',
    description: '',
    lesson: null,
    units: [
      buildUnit({
        id: 'two-sum',
        name: 'Two Sum',
        difficulty: 'easy',
        company_learning_unit_frequencies: companies('Meta', 'Google', 'Adobe'),
        progress: { completed: true, bookmarked: false, notes: '' },
      }),
      buildUnit({
        id: 'three-sum',
        name: '3Sum',
        difficulty: 'medium',
        company_learning_unit_frequencies: companies('Adobe'),
        progress: { completed: false, bookmarked: true, notes: '' },
      }),
    ],
  },
  {
    id: 'trees',
    title: 'Trees',
    description: '',
    lesson: null,
    units: [buildUnit({ id: 'path-sum', name: 'Maximum Path Sum', difficulty: 'hard' })],
  },
];
const found = (search: string, difficulty: string) =>
  filterTopics(topics, { ...noFilter, search, difficulty }, 'dsa').flatMap((match) =>
    match.units.map((unit) => unit.id),
  );

describe('problems are sorted within their topic', () => {
  const unit = (id: string, ...entries: [string, number?, string?][]) =>
    buildUnit({
      id,
      company_learning_unit_frequencies: entries.map(([name, frequency, recent]) =>
        buildCompany(name, { frequency, recent }),
      ),
    });
  const arrays = {
    ...{ id: 'arrays', title: 'Arrays', description: '', lesson: null },
    units: [
      unit('nobodys'),
      unit('metas', ['Meta', 12, '2026-03'], ['Adobe']),
      unit('zohos', ['Zoho', 3, '2026-09']),
      unit('both', ['Zoho', 4, '2026-01'], ['Meta', 9, '2026-10']),
    ],
  };

  test.each<[string, Partial<PracticeFilter>, string[]]>([
    ['as the sheet has them', {}, ['nobodys', 'metas', 'zohos', 'both']],
    ['by company', { sort: 'company' }, ['metas', 'both', 'zohos', 'nobodys']],
    ['by how many reported it', { sort: 'reports' }, ['metas', 'both', 'zohos', 'nobodys']],
    ['by how recently', { sort: 'recent' }, ['both', 'zohos', 'metas', 'nobodys']],
    ['by what one company asks', { sort: 'reports', company: 'zoho' }, ['both', 'zohos']],
    ['by when one company asked', { sort: 'recent', company: 'Zoho' }, ['zohos', 'both']],
  ])('%s', (_how, filter, expected) => {
    const [match] = filterTopics([arrays], { ...noFilter, ...filter }, 'dsa');
    expect(match?.units.map(({ id }) => id)).toEqual(expected);
  });

  test('only in ways that make a difference', () => {
    expect(sortsOf([arrays])).toEqual(['sheet', 'company', 'reports', 'recent']);
    expect(sortsOf([{ ...arrays, units: [unit('listed', ['Meta'])] }])).toEqual([
      'sheet',
      'company',
    ]);
    expect(sortsOf([{ ...arrays, units: [unit('nobodys')] }])).toEqual([]);
  });
});

test.each([
  ['nothing', '', 'all', ['two-sum', 'three-sum', 'path-sum']],
  ['part of a name', 'sum', 'all', ['two-sum', 'three-sum', 'path-sum']],
  ['a name in capitals', 'TWO SUM', 'all', ['two-sum']],
  ['a part with blanks around it', '  path ', 'all', ['path-sum']],
  ['characters with a meaning in patterns', '.*', 'all', []],
  ['a difficulty', '', 'hard', ['path-sum']],
  ['a difficulty in capitals', '', 'EASY', ['two-sum']],
  ['only part of a difficulty', '', 'eas', []],
  ['name and difficulty', 'sum', 'medium', ['three-sum']],
  ['name and difficulty of two different problems', 'path', 'easy', []],
])('searching for %s', (_what, search, difficulty, expected) => {
  expect(found(search, difficulty)).toEqual(expected);
});

test.each([
  ['the title of its task', 'pune', ['sql-sales-person']],
  ['the name by which people know a similar one', 'Sales Person', ['sql-sales-person']],
  ['that name with hyphens', 'valid e-mails', ['sql-find-users-with-valid-e-mails']],
  ['what begins the ids of all', 'sql', []],
])('a task is found by %s', (_what, search, expected) => {
  const tasks = [
    buildUnit({ id: 'sql-sales-person', name: 'Students who never applied to a Pune company' }),
    buildUnit({ id: 'sql-find-users-with-valid-e-mails', name: 'Valid newsletter addresses' }),
  ];
  const joins = { id: 'joins', title: 'Joins', description: '', lesson: null, units: tasks };
  const left = filterTopics([joins], { ...noFilter, search }, 'sql');
  expect(left.flatMap(({ units }) => units.map(({ id }) => id))).toEqual(expected);
});

test('topics without a match are hidden', () => {
  const left = filterTopics(topics, { ...noFilter, search: 'two' }, 'dsa');
  expect(left.map(({ topic }) => topic.id)).toEqual(['arrays']);
  expect(matchesInWords(left, 'problem')).toBe('1 problem in 1 topic');
});

test('without a filter, the problem lists are the same objects, so that nothing is re-rendered', () => {
  const all = filterTopics(topics, noFilter, 'dsa');
  expect(all.map(({ units }) => units)).toEqual(topics.map(({ units }) => units));
  for (const { topic, units } of all) expect(units).toBe(topic.units);
  expect(matchesInWords(all, 'unit')).toBe('3 units in 2 topics');
  expect(isFiltering(noFilter)).toBe(false);
  expect(isFiltering({ ...noFilter, search: ' ' })).toBe(false);
  expect(isFiltering({ ...noFilter, difficulty: 'easy' })).toBe(true);
});

test.each<[string, Partial<PracticeFilter>, string[]]>([
  ['what is to do', { status: 'todo' }, ['three-sum', 'path-sum']],
  ['what is completed', { status: 'completed' }, ['two-sum']],
  ['what is bookmarked', { bookmarked: true }, ['three-sum']],
  ['a company', { company: 'Adobe' }, ['two-sum', 'three-sum']],
  ['a company in lower case, beyond the first two', { company: 'adobe' }, ['two-sum', 'three-sum']],
  ['only part of a company', { company: 'Ado' }, []],
  [
    'all at once',
    { status: 'todo', bookmarked: true, company: 'Adobe', search: '3' },
    ['three-sum'],
  ],
])('filtering for %s', (_what, filter, expected) => {
  const left = filterTopics(topics, { ...noFilter, ...filter }, 'dsa');
  expect(left.flatMap(({ units }) => units.map(({ id }) => id))).toEqual(expected);
  expect(isFiltering({ ...noFilter, ...filter })).toBe(true);
});

test('filters are counted, not including the search', () => {
  expect(countFilters({ ...noFilter, search: 'sum' })).toBe(0);
  expect(countFilters({ ...noFilter, difficulty: 'easy', bookmarked: true })).toBe(2);
});

test('the companies come from the problems, each once, by name', () => {
  expect(companiesIn(topics)).toEqual(['Adobe', 'Google', 'Meta']);
});

describe('in the address', () => {
  const written = (address: string, ...[view, open]: ViewAndOpen) =>
    writeView(new URLSearchParams(address), view, open);
  const read = (address: string) => readView(new URLSearchParams(address));
  type ViewAndOpen = [Parameters<typeof writeView>[1], string | null];

  const everything = {
    search: 'two sum',
    difficulty: 'easy',
    status: 'todo',
    company: 'Google',
    bookmarked: true,
    sort: 'recent',
  } as const;

  test("an address has everything that's set, and parses back to the same view", () => {
    const address = written('', { filter: everything, chosen: undefined }, 'arrays');
    expect(address).toBe(
      'q=two+sum&difficulty=easy&status=todo&company=Google&bookmarked=true&sort=recent&topic=arrays',
    );
    expect(read(address)).toEqual({ filter: everything, chosen: 'arrays' });
  });

  test('a page without settings has a plain address', () => {
    expect(written('', { filter: noFilter, chosen: undefined }, 'arrays')).toBe('');
    expect(read('')).toEqual({ filter: noFilter, chosen: undefined });
  });

  test('an address also has that all topics were closed', () => {
    const address = written('', { filter: noFilter, chosen: null }, null);
    expect(address).toBe('topic=none');
    expect(read(address).chosen).toBeNull();
  });

  test('filters that are no longer set are removed from the address, other parameters stay', () => {
    const before = 'ref=mail&q=sum&difficulty=easy&problem=two-sum';
    expect(written(before, { filter: noFilter, chosen: undefined }, 'arrays')).toBe('ref=mail');
  });

  test.each([
    ['difficulty=EASY&status=Completed', { difficulty: 'easy', status: 'completed' }],
    ['difficulty=cruel&status=perhaps&bookmarked=1&company=', {}],
  ])('the valid parts of %s are used', (address, expected) => {
    expect(read(address).filter).toEqual({ ...noFilter, ...expected });
  });
});
