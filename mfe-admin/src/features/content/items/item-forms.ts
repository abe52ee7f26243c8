import type { ContentKind } from '@site/shared/contracts/editorial';
import { RUBRIC_LEVELS } from '@site/shared/contracts/practice';

interface Described {
  name: string;
  label: string;
  hint?: string;
}

/** A field that stands in one control. */
export interface SimpleField extends Described {
  /**
   * - `line`, `prose`, `day`: a text, which may be null if it's `optional`
   * - `markdown`: a long text
   * - `number`, `check`
   * - `lines`: texts, one on each line
   * - `answer`: the position of one of the lines of another field
   * - `json`: what is too rare for a form of its own; null if it's empty
   * - `id`: shown, since other content refers to it, and never changed
   */
  type:
    | 'line'
    | 'prose'
    | 'day'
    | 'markdown'
    | 'number'
    | 'check'
    | 'lines'
    | 'answer'
    | 'json'
    | 'id';
  optional?: true;
  /** The field whose lines are chosen from. */
  of?: string;
  /** Each line has the values of these two, with a slash between. */
  pair?: readonly [string, string];
}

/** Fields that belong together, folded away if they're seldom used. */
export interface GroupField extends Described {
  type: 'group';
  /** '' if the fields aren't an object of their own. */
  name: string;
  folded?: true;
  fields: readonly ItemField[];
}

/** Entries that all have the same fields. */
export interface ListField extends Described {
  type: 'list';
  /** What an entry is called, such as Question. */
  entry: string;
  /** A new entry. */
  start: () => object;
  fields: readonly ItemField[];
}

export type ItemField = SimpleField | GroupField | ListField;

interface ItemForm {
  /** On the list's page and in the menu. */
  plural: string;
  /** Within a sentence, such as quiz. */
  noun: string;
  intro: string;
  /** Its id is that of a unit. */
  ofUnit: boolean;
  /** Where learners find it, up to its id. */
  address: string;
  fields: readonly ItemField[];
}

const MARKS = 'Use `backquotes` for code.';

const reviewed: SimpleField = {
  ...{ type: 'day', name: 'reviewed', label: 'Reviewed', optional: true },
  hint: 'The day someone last checked it. Learners see it.',
};

const titled: readonly ItemField[] = [
  { type: 'line', name: 'title', label: 'Title' },
  { type: 'prose', name: 'description', label: 'Description', hint: MARKS },
  {
    ...{ type: 'number', name: 'sequence_number', label: 'Place in the list' },
    hint: 'Smaller numbers come first.',
  },
];

/** An id that nothing has: answers refer to it. */
const newQuestionId = () => `question-${crypto.randomUUID().slice(0, 8)}`;

const quizFields: readonly ItemField[] = [
  {
    ...{ type: 'list', name: 'questions', label: 'Questions', entry: 'Question' },
    hint: 'Five to twenty.',
    start: () => ({
      ...{ id: newQuestionId(), question: '', options: [], answer: 0, explanation: '' },
      ...{ passage: null, code: null, table: null, chart: null, picture: null },
    }),
    fields: [
      { type: 'id', name: 'id', label: 'Id' },
      { type: 'prose', name: 'question', label: 'Question', hint: MARKS },
      {
        ...{ type: 'lines', name: 'options', label: 'Options' },
        hint: 'Two to six, one on each line.',
      },
      { type: 'answer', name: 'answer', label: 'Right answer', of: 'options' },
      {
        ...{ type: 'prose', name: 'explanation', label: 'Explanation' },
        hint: 'Why that answer is right.',
      },
      {
        ...{ type: 'group', name: '', label: 'Passage, code, table, chart or picture' },
        folded: true,
        fields: [
          {
            ...{ type: 'prose', name: 'passage', label: 'Passage', optional: true },
            hint: 'What is read before the question is answered.',
          },
          {
            ...{ type: 'json', name: 'code', label: 'Code, as JSON' },
            hint: '{"language": "python", "text": "print(1)"}',
          },
          {
            ...{ type: 'json', name: 'table', label: 'Table, as JSON' },
            hint: '{"head": ["Year", "Sales"], "rows": [["2025", "40"]]}',
          },
          {
            ...{ type: 'json', name: 'chart', label: 'Chart, as JSON' },
            hint: 'As in the content files.',
          },
          {
            ...{ type: 'json', name: 'picture', label: 'Picture, as JSON' },
            hint: 'As in the content files.',
          },
        ],
      },
    ],
  },
  reviewed,
];

const textFields: readonly ItemField[] = [
  {
    ...{ type: 'markdown', name: 'source', label: 'Text' },
    hint: 'Markdown, as in the content files.',
  },
  reviewed,
];

const mockTestFields: readonly ItemField[] = [
  ...titled,
  { type: 'check', name: 'calculator', label: 'Show a scientific calculator' },
  {
    ...{ type: 'list', name: 'sections', label: 'Sections', entry: 'Section' },
    hint: 'One after another, 60 to 120 minutes in all.',
    start: () => ({
      ...{ title: '', minutes: 60, points: { right: 1, wrong: 0 } },
      ...{ problems: [], questions: [], pools: [] },
    }),
    fields: [
      { type: 'line', name: 'title', label: 'Title' },
      { type: 'number', name: 'minutes', label: 'Minutes' },
      {
        ...{ type: 'group', name: 'points', label: 'Points of each question' },
        fields: [
          { type: 'number', name: 'right', label: 'For a right answer' },
          { type: 'number', name: 'wrong', label: 'Taken for a wrong answer' },
        ],
      },
      {
        ...{ type: 'lines', name: 'problems', label: 'Problems to solve' },
        hint: 'Addresses of DSA problems, and ids of units with an SQL task, one on each line.',
      },
      {
        ...{ type: 'list', name: 'pools', label: 'Questions drawn at random', entry: 'Draw' },
        start: () => ({ quizzes: [], count: 5 }),
        fields: [
          { type: 'number', name: 'count', label: 'How many' },
          {
            ...{ type: 'lines', name: 'quizzes', label: 'From these quizzes' },
            hint: 'Ids of their units, one on each line.',
          },
        ],
      },
      {
        ...{ type: 'lines', name: 'questions', label: 'Questions that everyone gets' },
        hint: 'The id of the unit that has the quiz, and the id of the question, such as core-subjects-memory/thrashing.',
        pair: ['quiz', 'question'],
      },
    ],
  },
  reviewed,
];

const interviewFields: readonly ItemField[] = [
  ...titled,
  {
    ...{ type: 'lines', name: 'preparation', label: 'Preparation' },
    hint: 'What the interviewer does beforehand, one step on each line.',
  },
  {
    ...{ type: 'list', name: 'parts', label: 'Parts', entry: 'Part' },
    hint: 'Two to eight.',
    start: () => ({ title: '', minutes: 10, questions: [] }),
    fields: [
      { type: 'line', name: 'title', label: 'Title' },
      { type: 'number', name: 'minutes', label: 'Minutes' },
      {
        ...{ type: 'list', name: 'questions', label: 'Questions', entry: 'Question' },
        start: () => ({ says: '', good: [], follow_ups: [] }),
        fields: [
          { type: 'prose', name: 'says', label: "The interviewer's words" },
          {
            ...{ type: 'lines', name: 'good', label: 'A good answer has' },
            hint: 'One point on each line; nothing for words that ask nothing.',
          },
          {
            ...{ type: 'lines', name: 'follow_ups', label: 'What to ask next' },
            hint: 'One question on each line.',
          },
        ],
      },
    ],
  },
  {
    ...{ type: 'list', name: 'rubric', label: 'Rubric', entry: 'Criterion' },
    hint: 'Three to eight criteria.',
    start: () => ({ criterion: '', levels: [] }),
    fields: [
      { type: 'line', name: 'criterion', label: 'Criterion' },
      {
        ...{ type: 'lines', name: 'levels', label: 'Levels' },
        hint: `What each looks like, one on each line: ${RUBRIC_LEVELS.join(', ')}.`,
      },
    ],
  },
  reviewed,
];

/** The form of each kind of item: a new kind needs no other page. */
export const itemForms: Record<ContentKind, ItemForm> = {
  quiz: {
    ...{ plural: 'Quizzes', noun: 'quiz', ofUnit: true, address: '' },
    intro: 'Questions with which learners practise a unit, and of which mock tests are made.',
    fields: quizFields,
  },
  'unit-text': {
    ...{ plural: 'Texts of units', noun: 'text', ofUnit: true, address: '' },
    intro: 'What learners read as the page of a unit.',
    fields: textFields,
  },
  'mock-test': {
    ...{ plural: 'Mock tests', noun: 'mock test', ofUnit: false, address: '/mock-tests/' },
    intro: 'Tests against the clock, made of problems and of questions of quizzes.',
    fields: mockTestFields,
  },
  'mock-interview': {
    ...{ plural: 'Mock interviews', noun: 'mock interview', ofUnit: false },
    address: '/mock-interviews/',
    intro: 'Scripts with which two people practise an interview.',
    fields: interviewFields,
  },
};
