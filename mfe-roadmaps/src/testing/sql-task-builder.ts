import type { SqlTask } from '@site/shared/contracts/practice';
import type { Draft } from '@site/shared/device';

/** A small library: members, some sponsored by others, and their loans. */
export const library: SqlTask['database'] = {
  id: 'library',
  title: 'Library',
  description: 'Who has borrowed what.',
  tables: [
    {
      name: 'members',
      description: 'Someone who may borrow.',
      primary_key: ['id'],
      columns: [
        { name: 'id', type: 'integer', nullable: false, references: null },
        { name: 'name', type: 'text', nullable: true, references: null },
        { name: 'sponsor_id', type: 'integer', nullable: true, references: 'members' },
      ],
    },
    {
      name: 'loans',
      description: 'A book that was taken home.',
      primary_key: ['member_id', 'due_on'],
      columns: [
        { name: 'member_id', type: 'integer', nullable: false, references: 'members' },
        { name: 'due_on', type: 'date', nullable: false, references: null },
        { name: 'fine', type: 'numeric', nullable: true, references: null },
      ],
    },
  ],
  rows: {
    members: [
      [1, 'Asha', null],
      [2, "O'Neil", 1],
      [3, null, 1],
    ],
    loans: [
      [1, '2026-11-02', 2.5],
      [2, '2026-11-09', null],
    ],
  },
  hiddenRows: {
    members: [
      [4, 'Ravi', null],
      [9, 'Noor', 4],
    ],
    loans: [[9, '2026-12-01', null]],
  },
};

export const buildTask = (facts: Partial<SqlTask> = {}): SqlTask => ({
  kind: 'sql',
  unitId: 'sql-names',
  title: 'Names for the cards',
  description: 'The cards are printed.\n\nShow the `name` of every member.',
  ordered: false,
  hints: ['One table is enough.', 'Name the column after `select`.'],
  code: 'select name\nfrom members;\n',
  codeHtml: '<span class="line">select name</span><span class="line">from members;</span>',
  explanation: 'There is no condition, so every row comes back.',
  mysql: null,
  check: null,
  database: library,
  reviewed: null,
  ...facts,
});

/** A person's query for that task, as stored on a device. */
export const buildQuery = (code: string, changedAt = '2026-11-21T10:00:00.000Z'): Draft => ({
  ...{ code, changedAt },
  ...{ title: 'Names for the cards', path: '/' },
});
