import { counted } from '@site/shared/contracts/composition';
import type { MockAttempt, MockWork } from '@site/shared/contracts/practice';
import styles from './running-test.module.css';
import { answerTo } from './work.ts';

type TestContents = Pick<MockAttempt, 'problems' | 'questions'>;

/** A problem of a test, or all its questions, and the progress with it. */
interface Part {
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

interface TestPartsProps {
  parts: readonly Part[];
  /** The position of the visible part. */
  shown: number;
  onShow: (id: string) => void;
}

/** The problems and questions of a test, with the progress of each. */
export const TestParts = ({ parts, shown, onShow }: TestPartsProps) => (
  <nav aria-label="Parts of the test">
    <ol className={styles.parts}>
      {parts.map(({ id, name, state }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.part}
            aria-current={index === shown ? 'step' : undefined}
            onClick={() => onShow(id)}
          >
            <span className={styles.partName}>{name}</span>
            <span className={styles.partState}>{state}</span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
