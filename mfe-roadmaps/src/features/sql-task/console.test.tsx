import { drafts } from '@site/shared/device';
import { renderApp, serve } from '@site/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Result } from '../../../postgres/protocol.ts';
import { buildQuery, buildTask } from '../../testing/sql-task-builder.ts';
import { SqlConsole } from './console.tsx';
import type { Verdict } from './judging/check.ts';
import type { Console } from './judging/console.ts';
import type { Run } from './postgres/postgres.ts';
import type { QueryFieldProps } from './query-field.tsx';

const names: Result = {
  columns: [{ name: 'name', type: 'text' }],
  rows: [['Asha'], [null]],
  total: 2,
};

/** An editor that is still loading. */
const onItsWay = () => new Promise<never>(() => undefined);

interface Opened {
  run?: Run;
  verdict?: Verdict;
  loadEditor?: QueryFieldProps['loadEditor'];
}

function open({ run, verdict, loadEditor = onItsWay }: Opened = {}) {
  const fake = {
    prepare: jest.fn(),
    run: jest.fn(async () => run ?? { kind: 'result' as const, result: names, affected: null }),
    check: jest.fn(async () => verdict ?? { kind: 'right' as const }),
    close: jest.fn(),
  } satisfies Console;
  const load = jest.fn(async () => fake);
  const onRight = jest.fn();
  const element = (
    <SqlConsole
      task={buildTask()}
      offer={<p>What's next</p>}
      onRight={onRight}
      load={load}
      loadEditor={loadEditor}
    />
  );
  const view = renderApp([{ path: '/', element }], { path: '/' });
  return { fake, load, onRight, ...view };
}

const editor = () => screen.getByRole('textbox', { name: 'Your query' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('nothing is loaded before the person comes near the query', async () => {
  const { load, fake } = open();
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(editor());
  expect(fake.prepare).toHaveBeenCalled();
});

test('a run shows the rows, and NULL as such', async () => {
  open();
  await userEvent.type(editor(), 'select name from members');
  await press('Run');
  const table = await screen.findByRole('table', { name: 'Result' });
  expect(within(table).getByText('Asha')).toBeVisible();
  expect(within(table).getByText('NULL')).toBeVisible();
  expect(screen.getByText('Result: 2 rows')).toBeVisible();
  expect(screen.getByText('Finished, 2 rows')).toBeInTheDocument();
});

test('an error names its line and marks the position', async () => {
  const error = {
    message: 'relation "membres" does not exist',
    detail: '',
    hint: '',
    position: 18,
  };
  open({ run: { kind: 'error', error } });
  await userEvent.type(editor(), 'select name from membres');
  await press('Run');
  expect(await screen.findByText(/^Line 1: relation "membres" does not exist/)).toBeVisible();
  expect(screen.getByText('membres', { selector: 'mark' })).toBeVisible();
});

test('a curly quote is named as Python names it', async () => {
  const error = { message: 'column "‘asha’" does not exist', detail: '', hint: '', position: 34 };
  open({ run: { kind: 'error', error } });
  await userEvent.type(editor(), 'select * from members where name = ‘Asha’');
  await press('Run');
  expect(await screen.findByText(/^Hint: invalid character '‘' \(U\+2018\)/)).toBeVisible();
});

const wrong = { kind: 'wrong', expected: names, on: 'shown' } as const;

test('reordered columns are reported', async () => {
  const places = { kind: 'places', expected: ['id', 'name'], actual: ['name', 'id'] } as const;
  open({ verdict: { ...wrong, difference: places } });
  await userEvent.type(editor(), 'select 1');
  await press('Check');
  expect(
    await screen.findByText(/the task asks for id, name, and yours are name, id/),
  ).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a value of another type is reported', async () => {
  const type = { column: 'month', expected: 'date', actual: 'text' };
  open({ verdict: { ...wrong, difference: { kind: 'rows', missing: [['x']], extra: [], type } } });
  await userEvent.type(editor(), 'select 1');
  await press('Check');
  expect(await screen.findByText(/month is text in your answer; date is expected/)).toBeVisible();
});

test.each([
  ['too-long', /We can't tell why/],
  ['busy', /^We can't tell: this device is too busy/],
] as const)('a run that ends as %s blames nobody', async (kind, words) => {
  open({ verdict: { kind: 'failed', run: { kind }, on: 'shown' } });
  await userEvent.type(editor(), 'select 1');
  await press('Check');
  expect(await screen.findByText(words)).toBeVisible();
});

test('a correct query is confirmed, with the next step', async () => {
  const { onRight } = open();
  await userEvent.type(editor(), 'select name from members');
  await press('Check');
  expect(await screen.findByText('Correct, on these rows and on others.')).toBeVisible();
  expect(screen.getByText("What's next")).toBeVisible();
  expect(onRight).toHaveBeenCalledTimes(1);
  await userEvent.type(editor(), ' where true');
  expect(screen.getByText("You've changed the query since.")).toBeVisible();
});

test('a wrong one shows which rows are missing, and which are too many', async () => {
  const { onRight } = open({
    verdict: {
      kind: 'wrong',
      difference: { kind: 'rows', missing: [['Noor']], extra: [['Ravi'], [null]], type: null },
      expected: names,
      on: 'hidden',
    },
  });
  await userEvent.type(editor(), 'select 1');
  await press('Check');
  expect(await screen.findByText(/right answer on these rows, but not on others/)).toBeVisible();
  expect(
    within(screen.getByRole('table', { name: 'Missing rows' })).getByText('Noor'),
  ).toBeVisible();
  expect(screen.getByText('Extra rows: 2 rows')).toBeVisible();
  expect(screen.queryByText("What's next")).not.toBeInTheDocument();
  expect(onRight).not.toHaveBeenCalled();
});

test('keys run and check', async () => {
  const { fake } = open();
  await userEvent.type(editor(), 'select 1');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('table', { name: 'Result' });
  expect(fake.run).toHaveBeenCalledWith(expect.anything(), 'select 1', expect.anything());
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(await screen.findByText('Correct, on these rows and on others.')).toBeVisible();
});

test("the query is stored on the device, and removed once it's empty", async () => {
  open();
  await userEvent.type(editor(), 'select 1');
  expect(drafts.read('sql-names:sql', null)?.code).toBe('select 1');
  await userEvent.clear(editor());
  expect(drafts.read('sql-names:sql', null)).toBeNull();
});

test("what's typed before hydration doesn't overwrite the stored query", async () => {
  drafts.write('sql-names:sql', null, buildQuery('select 1'));
  const takeOver = serve(
    <SqlConsole task={buildTask()} offer={null} onRight={() => {}} loadEditor={onItsWay} />,
  );
  await userEvent.type(editor(), 'hello');
  const early = (editor() as HTMLTextAreaElement).value;
  await takeOver();
  // As the shell does with input from before hydration.
  if (early) fireEvent.change(editor(), { target: { value: early } });
  expect(editor()).toHaveValue('select 1');
  expect(drafts.read('sql-names:sql', null)?.code).toBe('select 1');
  await userEvent.type(editor(), '2');
  expect(editor()).toHaveValue('select 12');
});
