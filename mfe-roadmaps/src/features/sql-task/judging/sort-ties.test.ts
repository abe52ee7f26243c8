import { sortTies } from './sort-ties.ts';

const keys = '1 desc, 2 desc';

test.each([
  ['has none', 'select a, b from t', `select a, b from t order by ${keys}`],
  ['ends', 'select a, b from t order by b;\n', `select a, b from t order by b, ${keys};\n`],
  [
    'is limited',
    'select a, b from t ORDER BY b\nLIMIT 3',
    `select a, b from t ORDER BY b, ${keys}\nLIMIT 3`,
  ],
  [
    'is limited, without an order',
    'select a, b from t offset 1',
    `select a, b from t order by ${keys} offset 1`,
  ],
  [
    'has a comment',
    'select a, b from t -- order by b;',
    `select a, b from t order by ${keys} -- order by b;`,
  ],
  [
    'has comments between',
    'select a, b from t order by b /* ; */ -- 3\nfetch first row only',
    `select a, b from t order by b, ${keys} /* ; */ -- 3\nfetch first row only`,
  ],
  [
    'sorts a window and a subquery alone',
    'select sum(a) over (order by b), b from (select a, b from t order by a limit 3) as t',
    `select sum(a) over (order by b), b from (select a, b from t order by a limit 3) as t order by ${keys}`,
  ],
  [
    'follows another one',
    'select a from t order by a limit 1; select a, b from t',
    `select a from t order by a limit 1; select a, b from t order by ${keys}`,
  ],
  [
    'has these words in texts and names',
    `select 'it''s; order', "limit (" from t order by "limit" || ' ; limit ';`,
    `select 'it''s; order', "limit (" from t order by "limit" || ' ; limit ', ${keys};`,
  ],
])('further keys stand where they belong if the statement %s', (_, statement, expected) => {
  expect(sortTies(statement, 2, 'desc')).toBe(expected);
});
