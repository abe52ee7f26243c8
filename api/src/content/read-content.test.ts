import { writeArticle, writeCategories } from '../../testing/article-content.ts';
import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
} from '../../testing/content-folder.ts';
import { ContentMistakes } from './content-files.ts';
import { readContent } from './read-content.ts';

let content: ContentFolder;

beforeEach(() => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write(
    'web/topics/01-html.json',
    topicContent('web-topic-html', [
      unitContent('web-forms'),
      unitContent('web-tables', { sequence_number: 2 }),
    ]),
  );
});

afterEach(() => content.dispose());

/** Every mistake as `file:line field message`, with the file as seen from `roadmaps/`. */
async function mistakes(): Promise<string[]> {
  const read = await readContent(content.folder);
  if (read.ok) return [];
  return read.mistakes.map(({ file, line, field, message }) => {
    const seen = file.slice(`${content.folder}/roadmaps/`.length);
    return `${seen}:${line} ${field} ${message}`.replaceAll(`${content.folder}/roadmaps/`, '');
  });
}

const topicWith = (unit: object) =>
  content.write(
    'web/topics/01-html.json',
    topicContent('web-topic-html', [unitContent('web-forms', unit)]),
  );

test('sound files are read with their topics and units', async () => {
  const read = await readContent(content.folder);
  expect(read).toMatchObject({
    ok: true,
    roadmaps: [
      {
        roadmap: { id: 'web', title: 'Roadmap web' },
        topics: [{ id: 'web-topic-html', units: [{ id: 'web-forms' }, { id: 'web-tables' }] }],
      },
    ],
  });
});

test('a solution link that is left out is a hash', async () => {
  const read = await readContent(content.folder);
  expect(read.ok && read.roadmaps[0]?.topics[0]?.units[0]?.solution_link).toBe('#');
});

test.each([
  [
    'an unknown difficulty',
    { difficulty: 'simple' },
    '11 units[0].difficulty must be easy, medium or hard',
  ],
  ['a rating beyond five', { rating: 5.5 }, '12 units[0].rating must be 5 or less'],
  ['a rating in words', { rating: 'good' }, '12 units[0].rating must be a number from 0 to 5'],
  [
    'a broken order',
    { sequence_number: 1.5 },
    '13 units[0].sequence_number must be a whole number',
  ],
  [
    'a link that is not secure',
    { problem_link: 'http://example.org' },
    '14 units[0].problem_link must be an address that starts with https://',
  ],
  [
    'a link that runs a script',
    { video_link: 'javascript:alert(1)' },
    '16 units[0].video_link must be an address that starts with https://',
  ],
  [
    'a source that is no address',
    { companies: [{ name: 'Google', source: 'a friend' }] },
    '20 units[0].companies[0].source must be an address that starts with https://',
  ],
  [
    'a company named twice',
    {
      companies: [{ name: 'Meta' }, { name: 'Meta', source: 'https://example.org/list' }],
    },
    '17 units[0].companies must not list a company twice',
  ],
  [
    'an id with capitals',
    { id: 'web-Forms' },
    '9 units[0].id must be lower-case words joined by hyphens, such as dsa-two-sum',
  ],
  [
    'an id of another roadmap',
    { id: 'sql-forms' },
    '9 units[0].id must start with web-, the roadmap it belongs to',
  ],
  ['an empty name', { name: '' }, '10 units[0].name must not be empty'],
  [
    'a name with blanks around it',
    { name: ' Forms' },
    '10 units[0].name must not begin or end with a space',
  ],
  ['a NUL character', { name: 'For\0ms' }, '10 units[0].name must not contain a NUL character'],
  [
    'no time at all',
    { time_to_complete: 0 },
    '26 units[0].time_to_complete must be at least 1 minute',
  ],
  [
    'an unknown priority',
    { priority: 'urgent' },
    '25 units[0].priority must be low, medium or high',
  ],
])('%s is refused at its line', async (_, change, expected) => {
  topicWith(change);
  expect(await mistakes()).toEqual([`web/topics/01-html.json:${expected}`]);
});

test('a lesson that is no article is refused at its line', async () => {
  content.write(
    'web/topics/01-html.json',
    topicContent('web-topic-html', [unitContent('web-forms')], { lesson: 'html' }),
  );
  expect(await mistakes()).toEqual(['web/topics/01-html.json:29 lesson names no article: html']);
});

test('a unit may lead to a place on a sheet, if its problem is there', async () => {
  topicWith({ article_link: '/roadmaps/web?problem=web-forms' });
  expect(await mistakes()).toEqual([]);
  topicWith({ article_link: '/roadmaps/web?problem=web-tables' });
  expect(await mistakes()).toEqual([
    expect.stringContaining('leads to no page of the site: /roadmaps/web?problem=web-tables'),
  ]);
});

test('a unit may lead to an article of this site, if there is one', async () => {
  topicWith({ article_link: '/article/forms' });
  expect(await mistakes()).toEqual([
    'web/topics/01-html.json:15 units[0].article_link leads to no page of the site: /article/forms',
  ]);
  writeCategories(content);
  writeArticle(content, 'forms');
  expect(await mistakes()).toEqual([]);
});

test('a key nobody knows is named with the keys that are known', async () => {
  topicWith({ dificulty: 'easy' });
  expect(await mistakes()).toEqual([
    "web/topics/01-html.json:27 units[0].dificulty isn't a known field; the known ones are id, name, difficulty, rating, problem_link, article_link, video_link, companies, tags, priority, time_to_complete, sequence_number, solution_link",
  ]);
});

test('a missing key is named at the object it is missing from', async () => {
  topicWith({ name: undefined });
  expect(await mistakes()).toEqual([
    'web/topics/01-html.json:8 units[0].name is missing: it must be text',
  ]);
});

test('a key given twice is named at its second place', async () => {
  content.write('web/roadmap.json', '{\n  "id": "web",\n  "id": "web"\n}');
  expect(await mistakes()).toEqual(['web/roadmap.json:3 id is there twice; keep one']);
});

test.each([
  [
    'a missing comma',
    '{\n  "id": "web"\n  "title": "Web"\n}',
    "3  isn't valid JSON: comma expected",
  ],
  ['a trailing comma', '{\n  "id": "web",\n}', "3  isn't valid JSON: property name expected"],
  ['a comment', '{\n  // the id\n  "id": "web"\n}', "2  isn't valid JSON: invalid comment token"],
])('%s is refused at its line', async (_, text, expected) => {
  content.write('web/roadmap.json', text);
  expect((await mistakes())[0]).toBe(`web/roadmap.json:${expected}`);
});

test('an empty file and a file that is no object are refused', async () => {
  content.write('web/roadmap.json', '');
  content.write('web/topics/01-html.json', '[]');
  expect(await mistakes()).toEqual([
    expect.stringMatching(/^web\/roadmap\.json:1 {2}isn't valid JSON/),
    expect.stringMatching(/^web\/topics\/01-html\.json:1 {2}must be an object with id, title/),
  ]);
});

test('an id used twice, in any file, names the place that has it already', async () => {
  content.write(
    'web/topics/02-css.json',
    topicContent('web-topic-css', [unitContent('web-forms')], { sequence_number: 2 }),
  );
  expect(await mistakes()).toEqual([
    'web/topics/02-css.json:9 units[0].id web-forms is already used at web/topics/01-html.json:9; ids are unique over all files',
  ]);
});

test('an order used twice in a list is refused, for topics and for units', async () => {
  content.write(
    'web/topics/02-css.json',
    topicContent('web-topic-css', [unitContent('web-colours'), unitContent('web-fonts')]),
  );
  expect(await mistakes()).toEqual([
    'web/topics/02-css.json:5 sequence_number 1 is already used at web/topics/01-html.json:5; numbers are unique among the topics of a roadmap',
    expect.stringMatching(
      /^web\/topics\/02-css\.json:\d+ units\[1\]\.sequence_number 1 is already used at web\/topics\/02-css\.json:13; numbers are unique among the units of a topic$/,
    ),
  ]);
});

test('a roadmap whose id is not the name of its folder is refused', async () => {
  content.write('web/roadmap.json', roadmapContent('webs'));
  expect(await mistakes()).toEqual(['web/roadmap.json:2 id must be the name of its folder, web']);
});

test('files that do not belong are refused, and a missing roadmap.json is named', async () => {
  content.remove('web/roadmap.json');
  content.write('web/notes.txt', 'later');
  content.write('web/topics/HTML.json', '{}');
  expect(await mistakes()).toEqual([
    "web/notes.txt:1  doesn't belong here: expected roadmap.json and topics/",
    expect.stringMatching(/^web\/roadmap\.json:1 {2}can't be read: ENOENT/),
    "web/topics/HTML.json:1  doesn't belong here: expected files such as 01-arrays.json",
  ]);
});

test('every mistake in every file is listed at once', async () => {
  content.write('web/roadmap.json', roadmapContent('web', { complexity: 'easy', title: '' }));
  topicWith({ difficulty: 'simple', rating: -1 });
  const read = await readContent(content.folder);
  expect(!read.ok && new ContentMistakes(read.mistakes).message.split('\n')).toEqual([
    'The content files have 4 mistakes:',
    expect.stringMatching(/web\/roadmap\.json:3: title must not be empty$/),
    expect.stringMatching(
      /web\/roadmap\.json:5: complexity must be beginner, intermediate or advanced$/,
    ),
    expect.stringMatching(
      /web\/topics\/01-html\.json:11: units\[0\]\.difficulty must be easy, medium or hard$/,
    ),
    expect.stringMatching(/web\/topics\/01-html\.json:12: units\[0\]\.rating must be 0 or more$/),
  ]);
});

test('a folder that is not there is a mistake, not an empty site', async () => {
  const read = await readContent('/nowhere');
  expect(read).toMatchObject({
    ok: false,
    mistakes: [
      { file: '/nowhere/announcements' },
      { file: '/nowhere/articles' },
      { file: '/nowhere/dsa-problems' },
      { file: '/nowhere/dsa-support' },
      { file: '/nowhere/javascript-tasks' },
      { file: '/nowhere/mock-interviews' },
      { file: '/nowhere/mock-tests' },
      { file: '/nowhere/posts' },
      { file: '/nowhere/quizzes' },
      { file: '/nowhere/roadmaps' },
      { file: '/nowhere/sql-databases' },
      { file: '/nowhere/sql-tasks' },
      { file: '/nowhere/unit-texts' },
    ],
  });
});
