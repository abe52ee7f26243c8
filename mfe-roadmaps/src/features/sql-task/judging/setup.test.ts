import { library } from '../../../testing/sql-task-builder.ts';
import { setupOf } from './setup.ts';

test('tables and rows become statements', () => {
  expect(setupOf(library, library.rows).split('\n')).toEqual([
    'create table members (id integer not null, name text, sponsor_id integer references members, primary key (id));',
    "insert into members values (1, 'Asha', null), (2, 'O''Neil', 1), (3, null, 1);",
    'create table loans (member_id integer not null references members, due_on date not null, fine numeric, primary key (member_id, due_on));',
    "insert into loans values (1, '2026-11-02', 2.5), (2, '2026-11-09', null);",
  ]);
});

test('a table without rows gets none', () => {
  expect(setupOf(library, { members: [[1, 'Asha', null]], loans: [] })).not.toContain(
    'insert into loans',
  );
});
