import { drafts } from '@site/shared/device';
import { asha, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildQuery, buildTask } from '../../testing/sql-task-builder.ts';
import type { Console } from './judging/console.ts';
import { ExamTask } from './sql-task.tsx';

const names = {
  columns: [{ name: 'name', type: 'text' }],
  rows: [['Asha'], [null]],
  total: 2,
};

/** An editor that is still loading, which leaves the plain field. */
const onItsWay = () => new Promise<never>(() => undefined);

/** A test with this task alone, which another tab writes too. */
function Exam({ load }: { load: () => Promise<Console> }) {
  const [query, setQuery] = useState<string>();
  return (
    <>
      <ExamTask
        task={buildTask()}
        facts={<p>Medium</p>}
        query={query}
        onChange={setQuery}
        load={load}
        loadEditor={onItsWay}
      />
      <button type="button" onClick={() => setQuery('select 2')}>
        Write in another tab
      </button>
    </>
  );
}

/** @param draft the query of the task outside the test, if any */
async function open(draft = '') {
  const fake = {
    prepare: jest.fn(),
    run: jest.fn(async () => ({ kind: 'result' as const, result: names, affected: null })),
    check: jest.fn(),
    close: jest.fn(),
  } satisfies Console;
  const load = async () => fake;
  // A test begins with an empty storage.
  const loader = () => {
    if (draft) drafts.write('sql-names:sql', asha.id, buildQuery(draft));
    return null;
  };
  renderApp([{ path: '/', element: <Exam load={load} />, loader }], { path: '/', session: asha });
  await screen.findByRole('heading', { name: 'Your query' });
  return fake;
}

const field = () => screen.getByRole('textbox', { name: 'Your query' });

test('a task of a test shows its text and tables, without hints, a check or a solution', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Names for the cards' })).toBeVisible();
  expect(screen.getByText('The rows may come in any order.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Database: Library' })).toBeVisible();
  expect(screen.getByText('members', { selector: 'code' })).toBeVisible();
  expect(screen.getByText('Ctrl or Cmd + Enter runs it.')).toBeVisible();
  for (const hidden of ['Check', 'Hint', 'Solution', 'One table is enough', 'Noor']) {
    expect(screen.queryByText(new RegExp(hidden))).not.toBeInTheDocument();
  }
});

test('a query runs on the rows that are shown, with the button or the keys, and is never checked', async () => {
  const fake = await open();
  await userEvent.type(field(), 'select name from members');
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  const table = await screen.findByRole('table', { name: 'Result' });
  expect(within(table).getByText('NULL')).toBeVisible();
  await userEvent.type(field(), ' limit 2');
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(fake.run).toHaveBeenLastCalledWith(
    expect.anything(),
    'select name from members limit 2',
    expect.anything(),
  );
  expect(fake.check).not.toHaveBeenCalled();
});

test("the query is the test's: the draft of the task is neither shown nor changed", async () => {
  await open('select 7');
  expect(field()).toHaveValue('');
  await userEvent.type(field(), 'select 1');
  expect(drafts.read('sql-names:sql', asha.id)?.code).toBe('select 7');
  await userEvent.click(screen.getByRole('button', { name: 'Write in another tab' }));
  expect(field()).toHaveValue('select 2');
});
