import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder of content files that a test writes. */
export interface ContentFolder {
  folder: string;
  /** Writes a file below `roadmaps/`: an object as JSON indented by two spaces, a text as it is. @returns its path */
  write(name: string, content: object | string): string;
  remove(name: string): void;
  dispose(): void;
}

const kinds = [
  'roadmaps',
  'dsa-problems',
  'dsa-support',
  'sql-databases',
  'sql-tasks',
  'javascript-tasks',
  'quizzes',
  'unit-texts',
  'mock-tests',
  'mock-interviews',
  'articles',
  'announcements',
  'posts',
];

export function createContentFolder(): ContentFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const kind of kinds) mkdirSync(path.join(folder, kind));
  const at = (name: string) => path.join(folder, 'roadmaps', name);
  return {
    folder,
    write: (name, content) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
      return at(name);
    },
    remove: (name) => rmSync(at(name), { recursive: true }),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Content of a minimal `roadmap.json`. */
export const roadmapContent = (id: string, changes: object = {}) => ({
  id,
  title: `Roadmap ${id}`,
  description: 'What to learn, and in which order.',
  complexity: 'beginner',
  category: 'Testing',
  tags: ['practice'],
  illustrative: true,
  module: { id: `${id}-module`, title: 'Core', description: 'The core of it.' },
  ...changes,
});

/** Content of a topic file. */
export const topicContent = (id: string, units: object[], changes: object = {}) => ({
  id,
  title: `Topic ${id}`,
  description: 'What this topic teaches.',
  sequence_number: 1,
  type: 'topic',
  units,
  ...changes,
});

/** Content of one learning unit within a topic file. */
export const unitContent = (id: string, changes: object = {}) => ({
  id,
  name: `Problem ${id}`,
  difficulty: 'easy',
  rating: 4.5,
  sequence_number: 1,
  problem_link: 'https://example.org/problem',
  article_link: null,
  video_link: null,
  companies: [{ name: 'Google' }],
  tags: ['array'],
  priority: 'high',
  time_to_complete: 20,
  ...changes,
});

/** Content of a DSA problem's `problem.json`; its unit must be among the units. */
export const problemContent = (slug: string, changes: object = {}) => ({
  id: slug,
  slug,
  title: `Problem ${slug}`,
  category: 'Hash Table',
  difficulty: 'easy',
  unit_id: `web-${slug}`,
  sequence_number: 10,
  description: ['Find what is asked for.', 'Answer `-1` where there is none.'],
  example: { input: 'values = [1, 2]', output: '3' },
  follow_up: {
    question: 'Is there a one-pass algorithm in constant space?',
    answer: 'This is one: only the sum is kept.',
  },
  hints: ['What is asked for?', 'No structure is needed.', 'Add one value after the other.'],
  support: null,
  explanation: {
    title: 'Add as you go',
    content: ['Each value is looked at once.'],
    key_insight: 'A sum needs no list.',
    steps: ['Start with 0.', 'Add each value.'],
  },
  complexity: {
    time: 'O(n)',
    space: 'O(1)',
    time_description: 'Each value is added once.',
    space_description: 'Only the sum is kept.',
  },
  comments: [
    { label: 'Common mistake', content: 'Sorting it first.', written_at: '2026-10-03T09:30:00Z' },
    { label: 'Alternative', content: 'Let `sum` do it.', written_at: '2026-10-04T09:30:00Z' },
  ],
  ...changes,
});

export const problemListing =
  'def total(values):\n    return sum(values)\n\n\nprint(total([1, 2]))\n';

export const problemStarter =
  'def total(values):\n    """Return the sum of the values."""\n\n\nprint(total([1, 2]))\n';

/** The last of the cases refuses it. */
const problemNaive = 'def total(values):\n    return min(len(values), 4)\n';

export const problemCases = [0, 1, 2, 3, 4, 5].map((count) => ({
  name: `${count} values`,
  input: `total([1] * ${count})`,
  expected: String(count),
}));

/** Writes a DSA problem's files. */
export function writeProblem(content: ContentFolder, slug: string, changes: object = {}): void {
  content.write(`../dsa-problems/${slug}/problem.json`, problemContent(slug, changes));
  content.write(`../dsa-problems/${slug}/solution.py`, problemListing);
  content.write(`../dsa-problems/${slug}/starter.py`, problemStarter);
  content.write(`../dsa-problems/${slug}/naive.py`, problemNaive);
  content.write(`../dsa-problems/${slug}/cases.json`, problemCases);
}

/** Content of one approach in `approaches.json`. */
export const approachContent = (id: string, changes: object = {}) => ({
  id,
  name: `Approach ${id}`,
  intuition: ['Adding is counting.', 'So count with `1 + 1`.'],
  steps: ['Start with 0.', 'Count up for each value.'],
  complexity: { time: 'O(n · m)', space: 'O(1)', reason: 'Each value is counted up to.' },
  ...changes,
});

export const approachListing =
  'def total(values):\n    return sum(1 for value in values for _ in range(value))\n';

/** Writes the approaches of a DSA problem, in Python, and their listings. */
export function writeApproaches(content: ContentFolder, slug: string, ids: string[]): void {
  const folder = `../dsa-problems/${slug}`;
  content.write(`${folder}/approaches.json`, {
    solution: 'Built-in sum',
    before: ids.map((id) => approachContent(id)),
  });
  for (const id of ids) content.write(`${folder}/approaches/${id}.py`, approachListing);
}

/** Content of a database's `database.json`. */
const sqlDatabaseContent = (changes: object = {}) => ({
  title: 'Library',
  description: 'Who has borrowed what.',
  tables: [
    {
      name: 'members',
      description: 'Someone who may borrow.',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'name', type: 'text', nullable: true },
        { name: 'sponsor_id', type: 'integer', nullable: true, references: 'members' },
      ],
      primary_key: ['id'],
    },
  ],
  ...changes,
});

/** Writes a database's files. */
export function writeSqlDatabase(content: ContentFolder, name: string, changes: object = {}): void {
  const folder = `../sql-databases/${name}`;
  content.write(`${folder}/database.json`, sqlDatabaseContent(changes));
  content.write(`${folder}/rows.json`, { members: [[1, 'Asha', null]] });
  content.write(`${folder}/hidden-rows.json`, { members: [[7, null, 7]] });
}

/** Writes a task's files; the unit must be among the units. */
export function writeSqlTask(content: ContentFolder, unitId: string, changes: object = {}): void {
  content.write(`../sql-tasks/${unitId}/task.json`, {
    title: `Task of ${unitId}`,
    database: 'library',
    description: ['Find every member.', 'Show `id` alone.'],
    ordered: false,
    hints: ['One table is enough.', 'No condition is needed.'],
    explanation: ['Each row is a member.'],
    ...changes,
  });
  content.write(`../sql-tasks/${unitId}/solution.sql`, 'select id from members;');
}

/** Cases of a JavaScript task, of which the first three are shown. */
export const javascriptTaskCases = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => ({
  name: `${count} twice`,
  input: `twice(${count})`,
  expected: String(2 * count),
  ...(count > 2 && { hidden: true }),
}));

/** Writes the files of a JavaScript task; the unit must be among the units. */
export function writeJavaScriptTask(
  content: ContentFolder,
  unitId: string,
  changes: object = {},
): void {
  const folder = `../javascript-tasks/${unitId}`;
  content.write(`${folder}/task.json`, {
    title: `Task of ${unitId}`,
    description: ['Write `twice(n)`.', 'It returns `2 * n`.'],
    hints: ['Once is not enough.', 'Add it to itself.'],
    explanation: ['A number and itself are twice the number.'],
    ...changes,
  });
  content.write(`${folder}/solution.js`, 'const twice = (n) => 2 * n;\n');
  content.write(`${folder}/starter.js`, 'function twice(n) {}\n');
  content.write(`${folder}/wrong.js`, 'const twice = (n) => n ** 2;\n');
  content.write(`${folder}/cases.json`, javascriptTaskCases);
}

/** Content of a quiz; its unit must be among the units. */
const quizContent = (changes: object = {}) => ({
  questions: ['one', 'two', 'three', 'four', 'five'].map((id, at) => ({
    id,
    question: `Which is number ${id}?`,
    options: ['The first', 'The second', 'The third'],
    answer: at % 3,
    explanation: `It's \`${id}\`, since the list says so.`,
    ...changes,
  })),
});

/** Writes a quiz; the unit must be among the units. */
export const writeQuiz = (content: ContentFolder, unitId: string, changes: object = {}): string =>
  content.write(`../quizzes/${unitId}.json`, quizContent(changes));

/** Writes the text of a unit, which must be among the units. */
export const writeUnitText = (content: ContentFolder, unitId: string, body: string): string =>
  content.write(`../unit-texts/${unitId}.md`, body);

/** Writes a mock test of the problems sum and rain, with the quizzes of two units. */
export const writeMockTest = (
  content: ContentFolder,
  id: string,
  section: object = {},
  facts: object = {},
): string =>
  content.write(`../mock-tests/${id}.json`, {
    title: `Test ${id}`,
    description: 'A bit of everything.',
    sequence_number: 1,
    calculator: false,
    sections: [
      {
        title: 'Problems and questions',
        minutes: 60,
        points: { right: 1, wrong: 0 },
        problems: ['sum', 'rain'],
        questions: ['web-quiz', 'web-second-quiz'].flatMap((quiz) =>
          ['one', 'two', 'three', 'four', 'five'].map((question) => ({ quiz, question })),
        ),
        ...section,
      },
    ],
    ...facts,
  });

/** Writes a script for an interview. */
export const writeMockInterview = (
  content: ContentFolder,
  id: string,
  changes: object = {},
): string =>
  content.write(`../mock-interviews/${id}.json`, {
    title: `Interview ${id}`,
    description: 'Two people, one problem.',
    sequence_number: 1,
    preparation: ['Read the script.'],
    parts: [
      {
        title: 'Warm-up',
        minutes: 10,
        questions: [{ says: 'Tell me about a project.', good: ['A result.'], follow_ups: [] }],
      },
      { title: 'Problem', minutes: 35, questions: [{ says: 'Go on.', good: [], follow_ups: [] }] },
    ],
    rubric: ['Clarity', 'Code', 'Tests'].map((criterion) => ({
      criterion,
      levels: ['None.', 'Some.', 'Much.', 'All.'],
    })),
    ...changes,
  });
