import type { ContentChange, ContentPreview } from '@site/shared/contracts/editorial';
import { renderApp } from '@site/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';

const PREVIEW = '/v1/admin/content/import/preview';
const IMPORT = '/v1/admin/content/import';
const digest = 'a'.repeat(64);

const listed = {
  id: 'striver-450',
  version: '0123456789abcdef',
  retired: false,
  origin: 'site',
  title: 'Striver 450',
  category: 'Practice sheets',
  complexity: 'intermediate',
  topics: 1,
  units: 2,
  retiredParts: 0,
  edited: 0,
};

const added = (kind: ContentChange['kind'], id: string): ContentChange => ({
  kind,
  id,
  name: id,
  change: 'added',
  draft: false,
  fields: [],
});

const nothing: ContentPreview = {
  digest: null,
  mistakeCount: 0,
  mistakes: [],
  ignoredColumns: [],
  counts: { added: 0, changed: 0, unchanged: 0, retired: 0, returned: 0 },
  changes: [],
};

const sheet: ContentPreview = {
  ...nothing,
  digest,
  ignoredColumns: ['Notes'],
  counts: { ...nothing.counts, added: 4 },
  changes: [
    added('roadmap', 'striver-450'),
    added('topic', 'arrays'),
    added('unit', 'two-sum'),
    added('unit', 'three-sum'),
  ],
};

function open(preview: ContentPreview) {
  let imported = false;
  const api = adminApi()
    .on('get', '/v1/admin/roadmaps', () => ({
      status: 200,
      data: { items: imported ? [listed] : [] },
    }))
    .on('post', PREVIEW, () => ({ status: 200, data: preview }))
    .on('post', IMPORT, () => {
      imported = true;
      return { status: 200, data: { counts: preview.counts } };
    });
  return renderApp(routes, { path: '/admin/import', api });
}

/** A file as browsers have it: jsdom's cannot be read with text(). */
const fileOf = (name: string, text: string) =>
  Object.assign(new File([text], name), { text: async () => text });

const CSV = 'name,topic,difficulty\nTwo Sum,Arrays,easy\n';
const csv = fileOf('striver-450.csv', CSV);
const chooser = () => screen.findByLabelText('CSV or JSON file');
const button = (name: string) => screen.getByRole('button', { name });

test('a sheet is previewed, imported into a new roadmap, and that roadmap is one click away', async () => {
  const { user, api } = open(sheet);
  await user.upload(await chooser(), csv);
  expect(await screen.findByLabelText('Name of the new roadmap')).toHaveValue('Striver 450');
  await user.click(button('Preview'));
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(preview.getByText('2 problems added')).toBeVisible();
  expect(preview.getByText('Columns that will be ignored: Notes')).toBeVisible();
  expect(api.callsTo('post', IMPORT)).toHaveLength(0);
  await user.click(button('Import 2 problems'));
  expect(await screen.findByRole('link', { name: 'Open Striver 450' })).toHaveAttribute(
    'href',
    '/admin/roadmaps/striver-450',
  );
  expect(screen.getByText(/^Learners see Striver 450 now/)).toBeVisible();
  expect(api.callsTo('post', IMPORT)[0]?.data).toEqual({
    file: CSV,
    roadmap: { title: 'Striver 450' },
    digest,
  });
});

test("the same file can be chosen again once it's fixed", async () => {
  const { user } = open(sheet);
  await user.upload(await chooser(), csv);
  expect(await screen.findByText('Chosen: striver-450.csv')).toBeVisible();
  // Browsers fire no event if the same file is chosen again.
  expect(await chooser()).toHaveProperty('files.length', 0);
});

test('a double click imports once, so nothing seems to have changed meanwhile', async () => {
  const { user, api } = open(sheet);
  await user.upload(await chooser(), csv);
  await user.click(button('Preview'));
  const now = await screen.findByRole('button', { name: 'Import 2 problems' });
  fireEvent.click(now);
  fireEvent.click(now);
  expect(await screen.findByRole('link', { name: 'Open Striver 450' })).toBeVisible();
  expect(api.callsTo('post', IMPORT)).toHaveLength(1);
});

test('mistakes are listed with their lines, and nothing can be imported', async () => {
  const mistake = {
    file: '',
    line: 7,
    field: 'difficulty',
    message: 'must be easy, medium or hard',
  };
  const { user } = open({ ...nothing, mistakeCount: 1, mistakes: [mistake] });
  await user.upload(await chooser(), csv);
  await user.click(button('Preview'));
  expect(
    await screen.findByRole('row', { name: 'line 7 difficulty must be easy, medium or hard' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

test('an export changes what differs, field by field, and needs no roadmap', async () => {
  const { user, api } = open({
    ...nothing,
    digest,
    counts: { ...nothing.counts, changed: 1 },
    changes: [
      {
        ...added('unit', 'two-sum'),
        change: 'changed',
        fields: [{ field: 'difficulty', before: 'easy', after: 'hard' }],
      },
    ],
  });
  await user.upload(await chooser(), fileOf('sql.json', '{"format":"content-files"}'));
  await screen.findByText('Chosen: sql.json');
  expect(screen.queryByLabelText('Add the problems to')).not.toBeInTheDocument();
  await user.click(button('Preview'));
  await user.click(await screen.findByText('Every change, field by field'));
  expect(await screen.findByText('easy')).toBeVisible();
  expect(screen.getByText('hard')).toBeVisible();
  expect(api.callsTo('post', PREVIEW)[0]?.data).toMatchObject({ roadmap: null });
});
