import { casesOf, failuresIn, inFolder } from './testing/verify.ts';

test('a JavaScript task that is wrong is named with what it gives', async () => {
  const files = {
    ...inFolder('javascript-tasks/early', {
      'cases.json': casesOf(['1 + 1', '2']),
      'solution.js': 'const add = (a, b) => a + b;\nsleep(add(1, 2));',
      'starter.js': 'const add = () => {};',
      'wrong.js': 'const add = (a, b) => a + c;\nadd(1, 2);',
      'refused/passing.js': 'const add = (a, b) => b + a;',
    }),
    ...inFolder('javascript-tasks/late', {
      'cases.json': casesOf(['wait(10)', '10'], ['wait(20)', '20'], ['new Promise(() => {})', '1']),
      'solution.js': `async function wait(ms) {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (ms > 10) throw new Error('too long');
  return Date.now();
}`,
      'starter.js': 'async function wait(ms) {}',
      'wrong.js': 'setInterval(() => {}, 1000);',
      'refused/too-early.js': 'const wait = async () => 10;',
    }),
  };
  expect(await failuresIn('tasks-javascript', files)).toEqual({
    early: [
      'solution.js fails: ReferenceError: sleep is not defined\n    at solution.js:2',
      'starter.js passes every case',
      expect.stringMatching(/^wrong\.js fails before its cases: ReferenceError: c is not defined/),
      'refused/passing.js passes every case',
    ],
    late: [
      expect.stringMatching(/^case 2: wait\(20\) gives Error: too long\s/),
      expect.stringMatching(
        /^case 3: new Promise\(\(\) => \{\}\) gives Unsettled promise: .+, expected 1$/,
      ),
      'wrong.js does not end',
    ],
  });
});

const task = (slug: string, solution: string, wrong: string, more: Record<string, string> = {}) =>
  inFolder(`sql-tasks/${slug}`, {
    'task.json': JSON.stringify({ database: 'library', ordered: slug.includes('sorted') }),
    'solution.sql': solution,
    'wrong.sql': wrong,
    ...more,
  });

const library = {
  title: 'Library',
  description: 'Who may borrow.',
  tables: [
    {
      name: 'members',
      description: 'Someone who may borrow.',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'name', type: 'text', nullable: true },
      ],
      primary_key: ['id'],
    },
  ],
};

test('an SQL solution that fails, finds nothing or depends on how rows are stored is named, and so is a wrong query that passes; one that drops everything harms no other', async () => {
  const files = {
    ...inFolder('sql-databases/library', {
      'database.json': JSON.stringify(library),
      'rows.json': '{ "members": [[1, "Asha"], [2, "Ravi"], [3, null]] }',
      'hidden-rows.json': '{ "members": [[7, "Noor"], [9, null], [12, "Noor"]] }',
    }),
    ...task(
      'dropping',
      'select id from members where name is not null;',
      'drop schema public cascade;',
    ),
    ...task('failing', 'select id from membres;', 'select id from members;'),
    ...task('finding-nothing', 'select id from members where id < 3;', 'select id from members;'),
    ...task(
      'fine',
      "update members set name = '?' where name is null;",
      "update members set name = '?';",
      { 'check.sql': 'select name from members;' },
    ),
    ...task(
      'passing',
      'select id from members where name is not null;',
      'select id from members where name = name;',
    ),
    ...task('unsorted', 'select id from members;', 'select name from members;'),
  };
  expect(await failuresIn('tasks-sql', files)).toEqual({
    dropping: [],
    failing: [
      'its solution fails on rows: relation "membres" does not exist',
      'its solution fails on hiddenRows: relation "membres" does not exist',
    ],
    'finding-nothing': ['its solution finds nothing in hiddenRows'],
    fine: [],
    passing: ['its wrong query passes'],
    unsorted: [
      'its answer depends on how rows are stored',
      'its answer depends on how hiddenRows are stored',
      'its solution leaves an order open',
    ],
  });
});

test("a key of an order that the rows don't need is named, and none by which PostgreSQL would sort anyway", async () => {
  const wrong = 'select 1;';
  const numbered = 'row_number() over (order by id) as number';
  const files = {
    ...inFolder('sql-databases/library', {
      'database.json': JSON.stringify(library),
      'rows.json': '{ "members": [[1, "Asha"], [2, "Ravi"], [3, "Asha"]] }',
      'hidden-rows.json': '{ "members": [[7, "Noor"], [9, "Hema"], [12, "Noor"]] }',
    }),
    ...task(
      'sorted-by-both',
      'select distinct name, id from members, (values (1), (2)) as twice (n) order by name, id;',
      wrong,
    ),
    ...task('sorted-by-first', 'select id, name from members order by id, name;', wrong),
    ...task('sorted-by-number', `select ${numbered}, id from members order by number;`, wrong),
  };
  expect(await failuresIn('tasks-sql', files)).toEqual({
    'sorted-by-both': [],
    'sorted-by-first': ['it passes with name left out', 'it passes with name the other way round'],
    'sorted-by-number': [],
  });
});

test("a change of an SQL solution that the rows don't refuse is named, and so is a query in refused/ that passes", async () => {
  const files = {
    ...inFolder('sql-databases/library', {
      'database.json': JSON.stringify(library),
      'rows.json': '{ "members": [[1, "Asha"], [2, "Ravi"], [4, "Amit"]] }',
      'hidden-rows.json': '{ "members": [[7, "Anil"], [1, "Zoya"]] }',
    }),
    ...task(
      'loose',
      "select name from members where id >= 3 and name like 'A%';",
      'select name from members;',
      {
        'refused/passing.sql': 'select name from members where id between 3 and 8;',
        'refused/refused.sql': 'select name from members where id between 1 and 8;',
      },
    ),
    ...task(
      'tight',
      'select count(distinct id) from members where id between 2 and 7;',
      'select 1;',
    ),
  };
  expect(await failuresIn('tasks-sql', files)).toEqual({
    loose: [
      'it passes with select distinct name',
      "it passes with name like 'A%' left out",
      'it passes with id > 3',
      'it passes with ilike for like',
      'refused/passing.sql passes',
    ],
    tight: ['it passes with id without distinct', 'it passes with id >= 2'],
  });
});
