import { EditorView } from '@codemirror/view';
import type { AdminDsaProblem } from '@site/shared/contracts/editorial';
import type { ProblemPicture } from '@site/shared/contracts/practice';
import { renderApp } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';
import { dsaProblem } from '../testing/problem-builder.ts';

/** jsdom doesn't support selections in a shadow root, and has no layout. */
let focused: Set<string>;
beforeEach(() => {
  focused = new Set();
  jest.spyOn(EditorView.prototype, 'focus').mockImplementation(function (this: EditorView) {
    focused.add(this.contentDOM.getAttribute('aria-label') ?? '');
  });
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

const URL = '/v1/admin/dsa-problems/two-sum';

const PICTURE: ProblemPicture = {
  title: 'Each number looks up its partner',
  frames: [
    { note: 'The map is empty.', shapes: [{ shape: 'map', entries: [] }] },
    {
      note: 'Both are found.',
      shapes: [
        { shape: 'array', cells: [30, 50], marked: [1] },
        { shape: 'tree', nodes: [4, null, 7] },
      ],
    },
  ],
};

async function open(picture: ProblemPicture | null) {
  const api = adminApi()
    .on('get', URL, () => ({ status: 200, data: dsaProblem({ picture }) }))
    .on('put', URL, ({ data }) => {
      const { version: _, ...form } = data as AdminDsaProblem;
      return { status: 200, data: { ...dsaProblem({ draft: true }), ...form } };
    });
  const page = renderApp(routes, { path: '/admin/problems/two-sum', api });
  await screen.findByRole('button', { name: 'Save draft' });
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save draft' }));
  return {
    ...page,
    save,
    /** The picture sent to the API. */
    saved: async () => {
      await save();
      await waitFor(() => expect(api.callsTo('put', URL)).toHaveLength(1));
      const [sent] = api.callsTo('put', URL).map(({ data }) => data as AdminDsaProblem);
      return sent?.picture;
    },
  };
}

const frame = (number: number) => within(screen.getByRole('group', { name: `Frame ${number}` }));
const preview = (number: number) =>
  within(screen.getByRole('region', { name: `Preview of frame ${number}` }));
const button = (name: string) => screen.getByRole('button', { name });
const missing = () => within(screen.getByRole('region', { name: 'To publish' }));

/** The editor of a shape, in a shadow root that queries don't look into. */
async function editor(label: string): Promise<EditorView> {
  const find = () =>
    [...document.querySelectorAll('div')]
      .flatMap(({ shadowRoot }) => shadowRoot ?? [])
      .flatMap((root) => root.querySelector<HTMLElement>('.cm-editor') ?? [])
      .flatMap((element) => EditorView.findFromDOM(element) ?? [])
      .find(({ contentDOM }) => contentDOM.getAttribute('aria-label') === label);
  return waitFor(() => {
    const found = find();
    if (!found) throw new Error(`There is no editor for the ${label}.`);
    return found;
  });
}

/** Replaces the text of a shape. */
async function write(label: string, insert: string) {
  const view = await editor(label);
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }));
}

test('a picture is shown as in its files and as learners see it, and saved unchanged', async () => {
  const { user, saved } = await open(PICTURE);
  expect(screen.getByLabelText('Title of the picture')).toHaveValue(PICTURE.title);
  expect(frame(2).getByLabelText('Note')).toHaveValue('Both are found.');
  expect(frame(2).getByRole('group', { name: 'Shape 2: Binary tree' })).toBeVisible();
  const array = await editor('Text of shape 1 of frame 2');
  expect(array.state.doc.toString()).toBe(
    '{\n  "shape": "array",\n  "cells": [30, 50],\n  "marked": [1]\n}',
  );
  expect(preview(1).getByText('empty')).toBeVisible();
  expect(preview(2).getByText('Both are found.')).toBeVisible();
  expect(preview(2).getByRole('img', { name: 'Tree, level by level: 4, none, 7.' })).toBeVisible();
  await user.type(screen.getByLabelText('Title'), '!');
  expect(await saved()).toEqual(PICTURE);
});

test('a picture is made from examples, and its frames and shapes are reordered', async () => {
  const { user, saved } = await open(null);
  expect(screen.queryByLabelText('Title of the picture')).not.toBeInTheDocument();
  await user.click(button('Add frame'));
  await user.type(screen.getByLabelText('Title of the picture'), 'Values are compared');
  await user.type(frame(1).getByLabelText('Note'), 'They are `equal`.');
  await user.selectOptions(frame(1).getByLabelText('Kind of shape'), 'Bars');
  await user.click(button('Add shape to frame 1'));
  await user.selectOptions(frame(1).getByLabelText('Kind of shape'), 'Stack');
  await user.click(button('Add shape to frame 1'));
  await write('Text of shape 2 of frame 1', '{ "shape": "queue", "cells": ["a"] }');
  expect(frame(1).getByRole('group', { name: 'Shape 2: Queue' })).toBeVisible();
  expect(preview(1).getByText('front, back')).toBeVisible();
  await user.click(button('Move shape 2 of frame 1 up'));
  await user.click(button('Remove shape 2 of frame 1'));
  await user.click(button('Add frame'));
  await user.type(frame(2).getByLabelText('Note'), 'One is larger.');
  await user.click(button('Add shape to frame 2'));
  await write('Text of shape 1 of frame 2', '{ "shape": "map", "entries": [["a", 1]] }');
  await user.click(button('Move frame 2 up'));
  expect(await saved()).toEqual({
    title: 'Values are compared',
    frames: [
      { note: 'One is larger.', shapes: [{ shape: 'map', entries: [['a', 1]] }] },
      { note: 'They are `equal`.', shapes: [{ shape: 'queue', cells: ['a'] }] },
    ],
  });
});

test('an error is shown with its line at the shape, which is drawn as it was before', async () => {
  const { user, api, save } = await open(PICTURE);
  const label = 'Text of shape 1 of frame 2';
  const shape = () => within(frame(2).getByRole('group', { name: /^Shape 1/ }));
  await write(label, '{\n  "shape": "array",\n  "cells": [30, 60],\n  "marked": [2]\n}');
  expect(shape().getByRole('status')).toHaveTextContent(
    'Line 4: marked must have positions of what is there, from 0',
  );
  const view = await editor(label);
  expect(view.dom.querySelector('.marked-line')).toHaveTextContent('"marked": [2]');
  expect(preview(2).getByText('50')).toBeVisible();
  expect(
    preview(2).getByText('Shapes with a mistake are shown as they were before.'),
  ).toBeVisible();
  await write(label, '{ "shape": "array", "cells": [30, 60 }');
  expect(shape().getByRole('status')).toHaveTextContent(
    'Line 1: a comma or bracket is missing before }',
  );
  await save();
  await waitFor(() => expect([...focused]).toEqual([label]));
  expect(api.callsTo('put', URL)).toHaveLength(0);
  expect(view.state.doc.toString()).toBe('{ "shape": "array", "cells": [30, 60 }');
  await write(label, '{ "shape": "array", "cells": [30, 60] }');
  expect(shape().getByRole('status')).toBeEmptyDOMElement();
  expect(preview(2).getByText('60')).toBeVisible();
  await user.clear(frame(1).getByLabelText('Note'));
  await user.click(await missing().findByRole('button', { name: 'Frame 1: Note' }));
  expect(frame(1).getByLabelText('Note')).toHaveFocus();
});

test('a frame without shapes waits for them, and there is no seventh frame', async () => {
  const { user } = await open(PICTURE);
  for (const _ of [3, 4, 5, 6]) await user.click(button('Add frame'));
  expect(screen.queryByRole('button', { name: 'Add frame' })).not.toBeInTheDocument();
  await waitFor(() => expect(missing().getAllByText('must not be empty')).toHaveLength(4));
  await user.click(missing().getByRole('button', { name: 'Frame 6' }));
  expect(screen.getByRole('group', { name: 'Frame 6' })).toHaveFocus();
});

test('a picture without frames is removed', async () => {
  const { user, saved } = await open(PICTURE);
  await user.click(button('Remove frame 1'));
  const moved = await editor('Text of shape 1 of frame 1');
  expect(moved.state.doc.toString()).toContain('[30, 50]');
  expect(preview(1).getByText('Both are found.')).toBeVisible();
  await user.click(button('Remove frame 1'));
  expect(await saved()).toBeNull();
});

test("if someone else changed the picture meanwhile, theirs replaces one that wasn't edited", async () => {
  const { user, api, save } = await open(PICTURE);
  const [first] = PICTURE.frames;
  const theirs = { title: 'Theirs', frames: first ? [{ ...first, note: 'Their note.' }] : [] };
  api.on('put', URL, () => ({
    status: 409,
    data: {
      statusCode: 409,
      code: 'changed-elsewhere',
      message: 'Someone else has changed this since you opened it.',
      current: dsaProblem({ picture: theirs, version: 'theirs' }),
    },
  }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' of mine');
  await save();
  expect(await screen.findByLabelText('Title of the picture')).toHaveValue('Theirs');
  expect(frame(1).getByLabelText('Note')).toHaveValue('Their note.');
  expect(screen.queryByRole('group', { name: 'Frame 2' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Two Sum of mine');
});
