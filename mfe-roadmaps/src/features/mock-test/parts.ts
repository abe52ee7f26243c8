import { counted, type MockAttempt, type MockWork } from '@site/shared/contracts';
import { answerTo } from './work.ts';

type TestContents = Pick<MockAttempt, 'problems' | 'questions'>;

/** A problem of a test, or all its questions, and the progress with it. */
export interface Part {
  id: string;
  name: string;
  state: string;
}

export const partsOf = ({ problems, questions }: TestContents, work: MockWork): Part[] => [
  ...problems.map(({ id, title }) => ({
    id,
    name: title,
    state: isWritten(id, work) ? 'Started' : 'Not started',
  })),
  ...(questions.length > 0
    ? [
        {
          id: 'questions',
          name: 'Questions',
          state: `${questions.length - unanswered(questions, work)} of ${questions.length} answered`,
        },
      ]
    : []),
];

/** The empty parts, in words. */
export function missingIn({ problems, questions }: TestContents, work: MockWork): string[] {
  const open = unanswered(questions, work);
  return [
    ...problems.filter(({ id }) => !isWritten(id, work)).map(({ title }) => title),
    ...(open > 0 ? [counted(open, 'question')] : []),
  ];
}

const isWritten = (id: string, { programs }: MockWork) =>
  programs.some(({ problem }) => problem === id);

const unanswered = (questions: TestContents['questions'], work: MockWork) =>
  questions.filter(({ key }) => answerTo(work, key) === null).length;
