import { basename, join } from 'node:path';
import { mockInterviewFile, mockTestFile } from '@site/shared/contracts/practice';
import type { MockInterviewContent, MockTestContent } from './content.ts';
import {
  type ContentFile,
  type Mistake,
  mistakeAt,
  type Reading,
  readFlat,
} from './content-files.ts';

interface Mock {
  mockTests: MockTestContent[];
  mockInterviews: MockInterviewContent[];
}

/** The problems and questions that tests may use. */
interface Known {
  /** The slugs of all DSA problems, and the ids of units with an SQL task: what can be judged. */
  problems: ReadonlySet<string>;
  /** For each unit with a quiz, the ids of its questions. */
  quizzes: ReadonlyMap<string, readonly string[]>;
}

const NAMED = /^[a-z0-9]+(-[a-z0-9]+)*\.json$/;

const testFiles = { named: NAMED, example: 'service-company.json', schema: mockTestFile };
const interviewFiles = { named: NAMED, example: 'system-design.json', schema: mockInterviewFile };

/** Reads and checks `mock-tests/` and `mock-interviews/` in `folder`; what has mistakes is left out. */
export async function readMock(folder: string, known: Known, reading: Reading): Promise<Mock> {
  const tests = await readFlat(join(folder, 'mock-tests'), testFiles, reading);
  const interviews = await readFlat(join(folder, 'mock-interviews'), interviewFiles, reading);
  reading.mistakes.push(...tests.flatMap((test) => unknownParts(test, known)));
  return {
    mockTests: tests.map(({ file, content }) => ({ id: idOf(file), test: content })),
    mockInterviews: interviews.map(({ file, content }) => ({
      id: idOf(file),
      interview: content,
    })),
  };
}

const idOf = (file: string) => basename(file, '.json');

function unknownParts(
  test: ContentFile<MockTestContent['test']>,
  { problems, quizzes }: Known,
): Mistake[] {
  const { content } = test;
  return [
    ...content.problems.flatMap((name, index) =>
      problems.has(name)
        ? []
        : mistakeAt(test, ['problems', index], `names no DSA problem or SQL task: ${name}`),
    ),
    ...content.questions.flatMap(({ quiz, question }, index) => {
      const ids = quizzes.get(quiz);
      if (!ids) return mistakeAt(test, ['questions', index, 'quiz'], `names no quiz: ${quiz}`);
      if (ids.includes(question)) return [];
      return mistakeAt(
        test,
        ['questions', index, 'question'],
        `names no question of ${quiz}: ${question}`,
      );
    }),
  ];
}
