/**
 * How the queries that quizzes ask about are tried, by unit and question: the `tables` that the question describes, what
 * is queried `afterwards` if the code itself shows nothing, and the `answer` that the results come to, as the option says
 * it or begins. Options that are statements are `tried` one by one: only the right one fails. Null if a question asks
 * for a reason, not for a result.
 */

const counts = (results) => results.map(({ rows }) => rows.length).join(' and ');

/** A table as the question shows it. */
const shown = (name, { head, rows }) =>
  `create table ${name} (${head.join(', ')}) as values ${rows.map((row) => `(${row.map(literal).join(', ')})`)}`;

const literal = (cell) => (Number.isNaN(Number(cell)) ? `'${cell}'` : cell);

const customers = 'create table customers (id) as values (1), (2), (3);';

export const quizQueries = {
  'core-subjects-indexes-and-query-execution': {
    'function-on-column': null,
    'covering-index': null,
  },
  'core-subjects-relational-model-and-keys': {
    'foreign-key-insert': { tried: true },
    'unique-with-nulls': {
      afterwards: 'select count(*) from seats',
      answer: (results) => (results.at(-1).rows[0][0] === '2' ? 'It accepts both rows' : ''),
    },
    'cascade-and-set-null': {
      afterwards:
        'select (select count(*) from employees), count(*), count(lead) from projects where id = 50',
      answer: (results) =>
        results.at(-1).rows.join() === '0,1,0'
          ? 'No employee, and one project whose `lead` is `NULL`'
          : '',
    },
  },
  'core-subjects-sql-semantics': {
    'aggregates-and-null': {
      tables: 'create table t (x) as values (10), (null), (30), (null)',
      answer: ([{ rows }]) => rows[0].map(Number).join(', '),
    },
    'not-equal-and-null': {
      tables: "create table tasks (status) as values ('open'), ('done'), ('done'), (null)",
      answer: counts,
    },
    'left-join-rows': {
      tables: `${customers}
        create table orders (id, customer_id) as values (1, 1), (2, 1), (3, 2), (4, null)`,
      answer: counts,
    },
    'union-and-union-all': {
      tables: `create table a (x) as values (1), (1), (2);
        create table b (x) as values (2), (3)`,
      answer: counts,
    },
    'not-in-with-null': {
      tables: `${customers} create table orders (customer_id) as values (1), (2), (null)`,
      answer: ([{ rows }]) => rows.flat().join(' and ') || 'None',
    },
    'condition-in-where': {
      tables: `${customers} create table orders (customer_id, status) as
        values (1, 'paid'), (1, 'open'), (2, 'open')`,
      answer: counts,
    },
    'correlated-subquery': { tables: ({ table }) => shown('emp', table), answer: counts },
    'rank-and-dense-rank': {
      tables: 'create table results (score) as values (90), (90), (80), (70)',
      answer: ([{ rows }]) => {
        const [, ...ranks] = rows.find(([score]) => score === '70');
        return ranks.join(' and ');
      },
    },
    'sum-of-nothing': {
      tables: "create table sales (region, year, amount) as values ('north', 2000, 5)",
      answer: ([all, grouped]) =>
        `One row with \`${all.rows[0][0] ?? 'NULL'}\`, and ${grouped.rows.length === 0 ? 'no row' : 'some'}`,
    },
    'join-multiplies-sum': {
      tables: `create table orders (id) as values (1);
        create table items (order_id, price) as values (1, 100), (1, 200);
        create table payments (order_id, amount) as values (1, 100), (1, 100), (1, 100)`,
      answer: ([{ rows }]) => rows[0].slice(1).join(' and '),
    },
  },
};
