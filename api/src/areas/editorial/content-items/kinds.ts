import type { ContentKind, ItemContent } from '@site/shared/contracts/editorial';
import type { Kysely } from 'kysely';
import {
  type ContentRow,
  type ItemTable,
  mockInterviewRow,
  mockTestRow,
  quizRow,
  unknownPartsOf,
} from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { lostFrom } from '../../../html/question-picture.ts';
import { findKnownParts, findListedQuestions } from './mock-parts.repository.ts';
import { textMistakes, textRow } from './text-of-unit.ts';

/** What is wrong with a field, by its path. */
export type FieldErrors = Record<string, string>;

/** How items of a kind are stored and checked. */
interface ItemKind<Content extends ItemContent> {
  /** As in "This quiz doesn't exist". */
  noun: string;
  table: ItemTable;
  /** Its id is that of a unit. */
  ofUnit: boolean;
  /** Where learners find it, if it isn't the page of a unit. */
  pages: string;
  /** What a draft begins with. */
  empty: Content;
  contentOf(columns: Record<string, unknown>): Content;
  rowOf(id: string, content: Content): ContentRow;
  /** What the schema can't see. */
  mistakes(kysely: Kysely<DB>, id: string, content: Content): Promise<FieldErrors>;
}

type OfKind<Kind extends ContentKind> = Extract<ItemContent, { kind: Kind }>;

const nothingElse = async () => ({});

const quiz: ItemKind<OfKind<'quiz'>> = {
  noun: 'quiz',
  table: 'quizzes',
  ofUnit: true,
  pages: '',
  empty: { kind: 'quiz', questions: [], reviewed: null },
  contentOf: ({ questions, reviewed }) => ({ kind: 'quiz', questions, reviewed }) as OfKind<'quiz'>,
  rowOf: (id, { kind: _, ...content }) => quizRow({ id, quiz: content }),
  async mistakes(kysely, id, { questions }) {
    const pictures = questions.flatMap(({ picture }, at) =>
      (picture ? lostFrom(picture) : []).map((tag) => [
        `questions.${at}.picture`,
        `has something that a picture may not: ${tag}`,
      ]),
    );
    const ids = new Set(questions.map((question) => question.id));
    const lost = (await findListedQuestions(kysely, id)).filter(
      ({ question }) => !ids.has(question),
    );
    return Object.fromEntries([
      ...pictures,
      ...lost.map(({ question, test }) => [
        'questions',
        `must still have ${question}, which the mock test “${test}” asks`,
      ]),
    ]);
  },
};

const unitText: ItemKind<OfKind<'unit-text'>> = {
  noun: 'text',
  table: 'unit_texts',
  ofUnit: true,
  pages: '',
  empty: { kind: 'unit-text', source: '', reviewed: null },
  contentOf: ({ source, reviewed }) =>
    ({ kind: 'unit-text', source, reviewed }) as OfKind<'unit-text'>,
  rowOf: textRow,
  mistakes: async (_kysely, _id, { source }) => textMistakes(source),
};

const mockTest: ItemKind<OfKind<'mock-test'>> = {
  noun: 'mock test',
  table: 'mock_tests',
  ofUnit: false,
  pages: '/mock-tests/',
  empty: {
    kind: 'mock-test',
    title: '',
    description: '',
    sequence_number: 100,
    calculator: false,
    sections: [],
    reviewed: null,
  },
  contentOf: ({ title, description, sequence_number, calculator, sections, reviewed }) =>
    ({
      ...{ kind: 'mock-test', title, description, sequence_number },
      ...{ calculator, sections, reviewed },
    }) as OfKind<'mock-test'>,
  rowOf: (id, { kind: _, ...test }) => mockTestRow({ id, test }),
  async mistakes(kysely, _id, test) {
    const unknown = unknownPartsOf(test, await findKnownParts(kysely));
    return Object.fromEntries(unknown.map(({ path, message }) => [path.join('.'), message]));
  },
};

const mockInterview: ItemKind<OfKind<'mock-interview'>> = {
  noun: 'mock interview',
  table: 'mock_interviews',
  ofUnit: false,
  pages: '/mock-interviews/',
  empty: {
    kind: 'mock-interview',
    title: '',
    description: '',
    sequence_number: 100,
    preparation: [],
    parts: [],
    rubric: [],
    reviewed: null,
  },
  contentOf: ({ title, description, sequence_number, preparation, parts, rubric, reviewed }) =>
    ({
      ...{ kind: 'mock-interview', title, description, sequence_number },
      ...{ preparation, parts, rubric, reviewed },
    }) as OfKind<'mock-interview'>,
  rowOf: (id, { kind: _, ...interview }) => mockInterviewRow({ id, interview }),
  mistakes: nothingElse,
};

export const itemKinds: Record<ContentKind, ItemKind<ItemContent>> = {
  quiz,
  'unit-text': unitText,
  'mock-test': mockTest,
  'mock-interview': mockInterview,
};
