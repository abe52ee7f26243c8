import type { ExportFile } from '@site/shared/contracts/identity';
import type { ImportPreview, ProgressImport } from '@site/shared/contracts/practice';
import { asha, type FakeApi, fakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { DataCard } from './data-card.tsx';

const EXPORT = '/v1/profile/export';
const PREVIEW = '/v1/profile/imports/preview';
const IMPORTS = '/v1/profile/imports';

const preview = (facts: Partial<ImportPreview> = {}): ImportPreview => ({
  rows: 3,
  completed: 2,
  bookmarked: 1,
  notes: 0,
  differing: 0,
  differences: [],
  unknown: 0,
  unknownRows: [],
  faulty: 0,
  faultyRows: [],
  ...facts,
});
const imported: ProgressImport = {
  id: '7a1f3f0e-5c1b-4d58-9d55-0d0c2b4d9a11',
  createdAt: '2026-11-22T10:00:00.000Z',
  units: 2,
  undoUntil: '2026-11-29T10:00:00.000Z',
};
const exported: ExportFile = {
  format: 'learner-data',
  version: 1,
  exportedAt: '2026-11-22T10:00:00.000Z',
  account: {
    ...{ id: asha.id, name: asha.name, email: 'asha@example.com', emailVerifiedAt: null },
    ...{ phone: null, avatarUrl: null, hasPassword: true, providers: [] },
    createdAt: '2026-11-01T10:00:00.000Z',
  },
  profile: {
    ...{ handle: 'asha-rao', visibility: 'private', bio: '', country: null, college: '' },
    ...{ degree: null, branch: null, graduationYear: null, linkedin: '', twitter: '' },
    ...{
      website: '',
      resume: '',
      avatar: null,
      mails: { replies: false, news: false },
      revisesCompleted: true,
    },
  },
  ...{ progress: [], revisionCards: [], revisionReviews: [], comments: [], commentReports: [] },
  ...{ attempts: [], solutionDrafts: [], quizAnswers: [] },
  ...{
    articleLikes: [],
    notifications: [],
    warnings: [],
    announcementsRead: [],
    securityEvents: [],
    sessions: [],
    imports: [],
    merges: [],
  },
  callbackRequests: [],
};
const CSV = 'problem,completed\nTwo Sum,yes\n';

const apiWith = (past: ProgressImport[] = []) =>
  fakeApi()
    .on('get', IMPORTS, () => ({ status: 200, data: past }))
    .on('post', PREVIEW, () => ({ status: 200, data: preview() }));

const open = (api: FakeApi) =>
  renderApp([{ path: '/', element: <DataCard /> }], { session: asha, api });

type User = ReturnType<typeof open>['user'];
/** A file as browsers have it: jsdom's can't be read with text(). */
const fileOf = (name: string, text: string) =>
  Object.assign(new File([text], name), { text: async () => text });
const csv = () => fileOf('progress.csv', CSV);
const choose = (user: User) => user.upload(screen.getByLabelText('JSON or CSV file'), csv());
const button = (name: string) => screen.findByRole('button', { name });

describe('export', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob: Blob | undefined;
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return 'blob:made';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (blob) saved.push({ name: this.download, text: textOf(blob) });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('a person downloads everything as a file', async () => {
    const api = apiWith().on('get', EXPORT, () => ({ status: 200, data: exported }));
    const { user } = open(api);
    await user.click(await button('Download my data'));
    expect(await screen.findByText('Your file has been downloaded.')).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(exported);
  });

  test('a person downloads their progress as a table', async () => {
    const table = '\ufeff"problem"\r\n"sql-a"\r\n';
    const api = apiWith().on('get', '/v1/profile/progress.csv', () => ({
      status: 200,
      data: table,
    }));
    const { user } = open(api);
    await user.click(await button('Download my progress as CSV'));
    expect(await screen.findByText('Your file has been downloaded.')).toBeVisible();
    expect(saved[0]?.name).toMatch(/^my-progress-\d{4}-\d\d-\d\d\.csv$/);
    // The reader used here strips the byte order mark.
    expect(`\ufeff${await saved[0]?.text}`).toBe(table);
  });

  test('if it fails, nothing is saved, and the page says why', async () => {
    const data = { statusCode: 429, code: 'too-many-requests', message: 'Try again in an hour.' };
    const { user } = open(apiWith().on('get', EXPORT, () => ({ status: 429, data })));
    await user.click(await button('Download my data'));
    expect(await screen.findByText('Try again in an hour.')).toBeVisible();
    expect(saved).toEqual([]);
  });
});

/** jsdom's Blob has no text(). */
const textOf = (made: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(made);
  });

test('a file is previewed, then imported, and can be undone', async () => {
  const api = apiWith().on('post', IMPORTS, () => ({ status: 201, data: imported }));
  const { user } = open(api);
  await choose(user);
  const shown = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(shown.getByRole('heading', { name: 'What progress.csv would change' })).toHaveFocus();
  expect(shown.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '2 problems marked as completed',
    '1 problem bookmarked',
    '0 problems given a note',
  ]);
  expect(api.callsTo('post', IMPORTS)).toEqual([]);
  api.on('get', IMPORTS, () => ({ status: 200, data: [imported] }));
  await user.click(shown.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText(/^2 problems have changed/)).toBeVisible();
  expect(api.callsTo('post', IMPORTS).map(({ data }) => data)).toEqual([
    { file: CSV, notes: 'keep' },
  ]);

  const undo = `${IMPORTS}/${imported.id}`;
  api.on('delete', undo, () => ({ status: 200, data: { restored: 1, kept: 1 } }));
  api.on('get', IMPORTS, () => ({ status: 200, data: [] }));
  await user.click(await button('Undo'));
  expect(
    await screen.findByText('1 problem restored. 1 problem changed since then and kept.'),
  ).toBeVisible();
  expect(screen.queryByText('Imports you can undo')).not.toBeInTheDocument();
});

test('all rows with mistakes are listed, and the others can be imported', async () => {
  const data = preview({
    rows: 62,
    faulty: 2,
    faultyRows: [
      { row: 3, problem: 'sql-a', faults: ['completed must be yes or no', 'date must be a day'] },
      { row: 4, problem: '', faults: ['problem or link must name a problem'] },
    ],
    unknown: 58,
    unknownRows: [
      { row: 2, problem: 'Three Sum', reason: 'unknown' },
      { row: 5, problem: 'Joins', reason: 'ambiguous' },
    ],
  });
  const api = apiWith()
    .on('post', PREVIEW, () => ({ status: 200, data }))
    .on('post', IMPORTS, () => ({ status: 201, data: imported }));
  const { user } = open(api);
  await choose(user);
  expect(await screen.findByText('60 rows of the file will be left out.')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Rows left out' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    "2Three SumThere's no problem with this name",
    '3sql-acompleted must be yes or no; date must be a day',
    '4problem or link must name a problem',
    '5JoinsSeveral problems have this name: add the roadmap',
  ]);
  expect(screen.getByText('and 56 more')).toBeVisible();
  await user.click(await button('Import the other 2'));
  expect(await screen.findByText('Imported')).toBeVisible();
});

test('if notes differ, the person compares them and chooses one', async () => {
  const differences = [
    { unitId: 'dsa-two-sum', name: 'Two Sum', current: 'Hash map.', imported: 'Two pointers.' },
  ];
  const data = preview({ completed: 0, bookmarked: 0, differing: 1, differences });
  const api = apiWith()
    .on('post', PREVIEW, () => ({ status: 200, data }))
    .on('post', IMPORTS, () => ({ status: 201, data: imported }));
  const { user } = open(api);
  await choose(user);
  const choice = await screen.findByLabelText("Your note differs from the file's on 1 problem");
  expect(await button('Import')).toBeDisabled();
  await user.click(screen.getByText('Compare the notes'));
  expect(screen.getByText('Hash map.')).toBeVisible();
  expect(screen.getByText('Two pointers.')).toBeVisible();
  await user.selectOptions(choice, "Keep both, the file's below mine");
  await user.click(await button('Import'));
  expect(await screen.findByText('Imported')).toBeVisible();
  expect(api.callsTo('post', IMPORTS)[0]?.data).toEqual({ file: CSV, notes: 'both' });
});

test("a file that can't be read says which line is invalid, and can be chosen again", async () => {
  const message = 'Line 3: completed must be yes or no.';
  const problem = { statusCode: 400, code: 'file', message, errors: { file: message } };
  const api = apiWith().on('post', PREVIEW, () => ({ status: 400, data: problem }));
  const { user } = open(api);
  await choose(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText("We couldn't import progress.csv")).toBeVisible();
  // Browsers fire no event if the same file is chosen again.
  expect(screen.getByLabelText<HTMLInputElement>('JSON or CSV file').files).toHaveLength(0);
  api.on('post', PREVIEW, () => ({ status: 200, data: preview() }));
  await choose(user);
  expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test("a file that's far too large isn't sent", async () => {
  const api = apiWith();
  const { user } = open(api);
  const file = fileOf('large.csv', 'x'.repeat(2_000_001));
  await user.upload(screen.getByLabelText('JSON or CSV file'), file);
  expect(await screen.findByText(/^This file is too large/)).toBeVisible();
  expect(api.callsTo('post', PREVIEW)).toEqual([]);
});

test("of an export that's large because of its code, only the progress is sent", async () => {
  const api = apiWith().on('post', PREVIEW, () => ({ status: 200, data: preview() }));
  const { user } = open(api);
  const { format, version, progress } = exported;
  const code = 'x'.repeat(2_000_001);
  const file = fileOf('my-data.json', JSON.stringify({ ...exported, attempts: [{ code }] }));
  await user.upload(screen.getByLabelText('JSON or CSV file'), file);
  expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible();
  expect(api.callsTo('post', PREVIEW)[0]?.data).toEqual({
    file: JSON.stringify({ format, version, progress }),
  });
});

test('after a failed import, the preview stays, so that nothing has to be chosen twice', async () => {
  const api = apiWith().on('post', IMPORTS, () => {
    throw networkFailure();
  });
  const { user } = open(api);
  await choose(user);
  await user.click(await button('Import'));
  expect(await screen.findByText(/^We couldn't import the file/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Preview' })).toBeVisible();
  api.on('post', IMPORTS, () => ({ status: 201, data: imported }));
  await user.click(await button('Import'));
  expect(await screen.findByText('Imported')).toBeVisible();
});

test('an import that can no longer be undone says so', async () => {
  const message = "This import can't be taken back any more.";
  const data = { statusCode: 404, code: 'not-found', message };
  const api = apiWith([imported]).on('delete', `${IMPORTS}/${imported.id}`, () => ({
    status: 404,
    data,
  }));
  const { user } = open(api);
  await user.click(await button('Undo'));
  expect(await screen.findByText(message)).toBeVisible();
});
