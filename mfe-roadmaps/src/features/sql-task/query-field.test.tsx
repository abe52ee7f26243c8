import { EditorView } from '@codemirror/view';
import { drafts } from '@site/shared/device';
import { asha, fakeApi, renderApp, versioned } from '@site/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildQuery, buildTask } from '../../testing/sql-task-builder.ts';
import { SqlConsole } from './console.tsx';
import type { Run } from './postgres/postgres.ts';

/** jsdom doesn't support selections in a shadow root, and has no layout. */
beforeEach(() => {
  jest.spyOn(EditorView.prototype, 'focus').mockImplementation(() => {});
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

type Editor = typeof import('./editor.ts');

function open({ run = { kind: 'stopped' }, query }: { run?: Run; query?: string } = {}) {
  const fake = {
    prepare: jest.fn(),
    run: jest.fn(async () => run),
    check: jest.fn(),
    close: jest.fn(),
  };
  let loading: { resolve: (editor: Editor) => void; reject: (reason: Error) => void } | undefined;
  const loadEditor = jest.fn(
    () =>
      new Promise<Editor>((resolve, reject) => {
        loading = { resolve, reject };
      }),
  );
  const load = async () => fake;
  const element = (
    <SqlConsole
      task={buildTask()}
      offer={null}
      onRight={() => {}}
      load={load}
      loadEditor={loadEditor}
    />
  );
  // A test begins with an empty storage.
  const loader = () => {
    drafts.write('sql-names:sql', null, buildQuery(query ?? ''));
    return null;
  };
  renderApp([{ path: '/', element, loader: query ? loader : undefined }]);
  const arrive = async () => {
    const editor = await import('./editor.ts');
    await waitFor(() => expect(loadEditor).toHaveBeenCalled());
    await act(async () => loading?.resolve(editor));
  };
  return {
    fake,
    loadEditor,
    arrive,
    fail: () => act(async () => loading?.reject(new Error('gone'))),
  };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your query' });

/** The editor, in a shadow root that queries don't look into. */
function editor(): EditorView | null {
  const hosts = [...document.querySelectorAll('div')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const found = hosts[0]?.querySelector<HTMLElement>('.cm-editor');
  return found ? EditorView.findFromDOM(found) : null;
}

test('the editor loads as the person comes near the query, takes over the typed text, and highlights it', async () => {
  const { loadEditor, arrive } = open();
  expect(loadEditor).not.toHaveBeenCalled();
  await userEvent.type(field(), "select 'it' from members");
  field().setSelectionRange(3, 6);
  await arrive();
  expect(screen.queryByRole('textbox', { name: 'Your query' })).not.toBeInTheDocument();
  expect(editor()?.contentDOM).toHaveAttribute('aria-label', 'Your query');
  expect(editor()?.state.doc.toString()).toBe("select 'it' from members");
  expect(editor()?.state.selection.main).toMatchObject({ anchor: 3, head: 6 });
  const texts = (kind: string) =>
    [...(editor()?.dom.querySelectorAll(`.tok-${kind}`) ?? [])].map((part) => part.textContent);
  // Text that takes long to parse is highlighted a little later.
  await waitFor(() => expect(texts('keyword')).toEqual(['select', 'from']));
  expect(texts('string')).toEqual(["'it'"]);
});

test.each([
  ['a press in the field', fireEvent.pointerDown, fireEvent.click],
  ['a letter that is composed', fireEvent.compositionStart, fireEvent.compositionEnd],
])('%s finishes before the editor replaces the field', async (_, begin, end) => {
  const { arrive } = open();
  fireEvent.focus(field());
  begin(field());
  await arrive();
  expect(editor()).toBeNull();
  end(field());
  expect(editor()).not.toBeNull();
});

test('a stored query is highlighted at once, and edits are stored and run', async () => {
  const error = { message: 'no such thing', detail: '', hint: '', position: 1 };
  const { fake, arrive } = open({ run: { kind: 'error', error }, query: 'select 1' });
  await arrive();
  const view = editor();
  act(() => view?.dispatch({ changes: { from: 7, to: 8, insert: 'two' } }));
  expect(drafts.read('sql-names:sql', null)?.code).toBe('select two');
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  expect(fake.run).toHaveBeenCalledWith(expect.anything(), 'select two', expect.anything());
  await screen.findByText('Line 1: no such thing');
  expect(view?.dom.querySelector('.marked-line')).toHaveTextContent('select two');
  act(() => view?.dispatch({ changes: { from: 0, insert: ' ' } }));
  expect(view?.dom.querySelector('.marked-line')).toBeNull();
});

test("if the editor can't be loaded, the field stays", async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fake, fail } = open();
  await userEvent.type(field(), 'select 1');
  await fail();
  expect(warn).toHaveBeenCalled();
  await userEvent.type(field(), ' as one');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Stopped.', { selector: 'p:not([role] *)' });
  expect(fake.run).toHaveBeenCalledWith(expect.anything(), 'select 1 as one', expect.anything());
});

test("the editor shows another device's later query, and Undo brings this one back", async () => {
  const draft = { language: 'sql', code: 'select 2', changedAt: '2026-11-22T10:00:00.000Z' };
  const path = `/v1/users/${asha.id}/units/sql-names/draft`;
  const api = versioned(fakeApi(), path, 'draft', draft);
  const load = async () => ({ prepare() {}, run: jest.fn(), check: jest.fn(), close() {} });
  const element = (
    <SqlConsole
      task={buildTask()}
      offer={null}
      onRight={() => {}}
      load={load}
      loadEditor={() => import('./editor.ts')}
    />
  );
  const loader = () => {
    drafts.write('sql-names:sql', asha.id, buildQuery('select 1', '2026-11-20T10:00:00.000Z'));
    return null;
  };
  renderApp([{ path: '/', element, loader }], { api, session: asha });
  await waitFor(() => expect(editor()?.state.doc.toString()).toBe('select 2'));
  await userEvent.click(screen.getByRole('button', { name: "Use this device's query" }));
  expect(editor()?.state.doc.toString()).toBe('select 1');
});
