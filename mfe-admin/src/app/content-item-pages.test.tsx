import type { ContentItem, ItemContent } from '@site/shared/contracts/editorial';
import { renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';

const ITEMS = '/v1/admin/content-items';
const URL = `${ITEMS}/quiz/web-quiz`;

type Quiz = Extract<ItemContent, { kind: 'quiz' }>;

const question = (id: string): Quiz['questions'][number] => ({
  ...{ id, question: `Which is ${id}?`, options: ['This', 'That'], answer: 1 },
  ...{ explanation: 'It says so.', passage: null, code: null, table: null },
  ...{ chart: null, picture: null },
});

const content: Quiz = {
  kind: 'quiz',
  questions: ['one', 'two', 'three', 'four', 'five'].map(question),
  reviewed: null,
};

const quiz = (changes: Partial<ContentItem> = {}): ContentItem => ({
  ...{ kind: 'quiz', id: 'web-quiz', name: 'Promises', place: 'Basics, JavaScript' },
  ...{
    page: '/roadmaps/javascript/web-quiz',
    origin: 'files',
    version: '0123456789abcdef',
    content,
  },
  ...{ published: true, retired: false, draft: false, draftSaved: null },
  ...{ changedFields: [], versions: [] },
  ...changes,
});

function open(item: ContentItem) {
  const api = adminApi().on('get', URL, () => ({ status: 200, data: item }));
  return renderApp(routes, { path: '/admin/content/quiz/web-quiz', api });
}

const button = (name: string) => screen.getByRole('button', { name });

test('a question is changed, the right answer is chosen among its options, and both are saved', async () => {
  const { user, api } = open(quiz());
  const draft = quiz({ draft: true, version: 'fedcba9876543210', changedFields: ['questions'] });
  api.on('put', URL, () => ({ status: 200, data: draft }));
  const first = within(await screen.findByRole('group', { name: 'Question 1' }));
  const words = first.getByLabelText('Question');
  await user.clear(words);
  await user.paste('Which one waits?');
  await user.click(first.getByLabelText('Options'));
  await user.paste('\nBoth');
  await user.selectOptions(first.getByLabelText('Right answer'), 'Both');
  await user.click(button('Save draft'));
  expect(await screen.findByText('Draft saved!')).toBeVisible();
  const [, ...others] = content.questions;
  const changed = {
    ...question('one'),
    ...{ question: 'Which one waits?', options: ['This', 'That', 'Both'], answer: 2 },
  };
  expect(api.callsTo('put', URL)[0]?.data).toEqual({
    ...{ kind: 'quiz', reviewed: null, version: '0123456789abcdef' },
    questions: [changed, ...others],
  });
});

test('what a draft still needs is listed, and it is published once nothing is missing', async () => {
  const [, ...others] = content.questions;
  const empty = { ...question('one'), explanation: '' };
  const { user, api } = open(
    quiz({ draft: true, content: { ...content, questions: [empty, ...others] } }),
  );
  expect(await screen.findByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(
    'Fill in what “To publish” lists.',
  );
  await user.click(await screen.findByRole('button', { name: 'Question 1: Explanation' }));
  expect(document.activeElement).toHaveAccessibleName('Explanation');
  const saved = { ...empty, explanation: 'Now it does.' };
  const full = quiz({
    ...{
      draft: true,
      version: 'fedcba9876543210',
      content: { ...content, questions: [saved, ...others] },
    },
  });
  api
    .on('put', URL, () => ({ status: 200, data: full }))
    .on('post', `${URL}/publish`, () => ({ status: 200, data: { ...full, draft: false } }));
  await user.paste('Now it does.');
  await user.click(button('Save draft'));
  await screen.findByText('Draft saved!');
  expect(await screen.findByText('Nothing is missing.')).toBeVisible();
  await user.click(button('Publish'));
  expect(await screen.findByText('Published! Learners see it now.')).toBeVisible();
  expect(api.callsTo('post', `${URL}/publish`)[0]?.data).toEqual({ version: 'fedcba9876543210' });
});

test('a question is added, moved and removed', async () => {
  const { user } = open(quiz());
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  expect(screen.getByRole('group', { name: 'Question 6' })).toBeVisible();
  await user.click(button('Move Question 2 up'));
  const first = within(screen.getByRole('group', { name: 'Question 1' }));
  expect(first.getByLabelText('Question')).toHaveValue('Which is two?');
  await user.click(button('Remove Question 1'));
  expect(screen.queryByDisplayValue('Which is two?')).toBeNull();
});

test('a chart that is no JSON is refused beside its field', async () => {
  const { user } = open(quiz());
  const first = within(await screen.findByRole('group', { name: 'Question 1' }));
  await user.click(first.getByText('Passage, code, table, chart or picture'));
  await user.type(first.getByLabelText('Table, as JSON'), 'Year');
  expect(await first.findByText(/must be an object with head, rows/)).toBeVisible();
});

test('what was published before is compared with the form and restored there', async () => {
  const versions = [{ number: 1, at: '2026-11-30T10:00:00.000Z', by: null }];
  const { user, api } = open(quiz({ versions }));
  const before = { ...content, reviewed: '2026-11-01' };
  api.on('get', `${URL}/versions/1`, () => ({ status: 200, data: { content: before } }));
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: 'Restore it in the form' }));
  expect(screen.getByLabelText('Reviewed')).toHaveValue('2026-11-01');
  expect(button('Publish')).toHaveAccessibleDescription('Save the draft before you publish it.');
});

test('quizzes are listed with their topics and states, and searched', async () => {
  const api = adminApi().on('get', ITEMS, () => ({
    status: 200,
    data: { items: [quiz({ origin: 'edited', draft: true })] },
  }));
  const { user } = renderApp(routes, { path: '/admin/content/quiz', api });
  const row = within(
    (await screen.findByRole('link', { name: 'Promises' })).closest('tr') as HTMLElement,
  );
  for (const text of ['Basics, JavaScript', 'Published', 'Draft', 'Edited']) {
    expect(row.getByText(text)).toBeVisible();
  }
  await user.selectOptions(screen.getByLabelText('Status'), 'retired');
  expect(api.callsTo('get', ITEMS).at(-1)?.params).toEqual({ kind: 'quiz', status: 'retired' });
});

test('a mock test begins with its address', async () => {
  const made = quiz({
    ...{ kind: 'mock-test', id: 'first-try', name: '', place: '', page: null },
    ...{ published: false, draft: true, origin: 'site' },
    content: {
      ...{ kind: 'mock-test', title: '', description: '', sequence_number: 100 },
      ...{ calculator: false, sections: [], reviewed: null },
    },
  });
  const api = adminApi()
    .on('post', ITEMS, () => ({ status: 201, data: made }))
    .on('get', `${ITEMS}/mock-test/first-try`, () => ({ status: 200, data: made }));
  const { user } = renderApp(routes, { path: '/admin/content/mock-test/new', api });
  await user.type(await screen.findByLabelText(/^Address/), 'first-try');
  await user.click(button('Start the draft'));
  expect(await screen.findByRole('heading', { name: 'Edit mock test' })).toBeVisible();
  await user.click(button('Add section'));
  expect(screen.getByLabelText(/^Minutes/)).toHaveValue('60');
  await user.click(screen.getByLabelText('Questions that everyone gets'));
  await user.paste('web-quiz/one\nweb-quiz/two');
  api.on('put', `${ITEMS}/mock-test/first-try`, () => ({ status: 200, data: made }));
  await user.click(button('Save draft'));
  expect(await screen.findByText('Draft saved!')).toBeVisible();
  expect(api.callsTo('put', `${ITEMS}/mock-test/first-try`)[0]?.data).toMatchObject({
    sections: [
      {
        questions: [
          { quiz: 'web-quiz', question: 'one' },
          { quiz: 'web-quiz', question: 'two' },
        ],
      },
    ],
  });
  expect(api.callsTo('post', ITEMS)[0]?.data).toEqual({ kind: 'mock-test', id: 'first-try' });
});

test('the Markdown of a text is previewed as learners will read it', async () => {
  const text = quiz({
    ...{ kind: 'unit-text', id: 'web-text', name: 'Caching' },
    content: { kind: 'unit-text', source: 'Read **this** first.\n', reviewed: null },
  });
  const PREVIEW = '/v1/admin/articles/preview';
  const api = adminApi()
    .on('get', `${ITEMS}/unit-text/web-text`, () => ({ status: 200, data: text }))
    .on('post', PREVIEW, () => ({
      status: 200,
      data: {
        ...{ content: '<p>Prepared by the server.</p>', table_of_contents: [] },
        reading_time_minutes: 1,
      },
    }));
  const { user } = renderApp(routes, { path: '/admin/content/unit-text/web-text', api });
  await user.click(await screen.findByText('Preview'));
  expect(await screen.findByText('Prepared by the server.')).toBeVisible();
  expect(api.callsTo('post', PREVIEW)[0]?.data).toEqual({
    content: '<p>Read <strong>this</strong> first.</p>\n',
  });
});
