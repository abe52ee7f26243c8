import { basename, join } from 'node:path';
import {
  type MockTestFile,
  mockInterviewFile,
  mockTestFile,
} from '@site/shared/contracts/practice';
import type { MockInterviewContent, MockTestContent } from './content.ts';
import {
  type ContentFile,
  type Mistake,
  mistakeAt,
  type Reading,
  readFlat,
} from './content-files.ts';
import type { JsonPath } from './json-document.ts';

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

const unknownParts = (test: ContentFile<MockTestFile>, known: Known): Mistake[] =>
  unknownPartsOf(test.content, known).map(({ path, message }) => mistakeAt(test, path, message));

/** What a test names that isn't there. */
export function unknownPartsOf(
  { sections }: Pick<MockTestFile, 'sections'>,
  { problems, quizzes }: Known,
): { path: JsonPath; message: string }[] {
  type Section = MockTestFile['sections'][number];
  const inSection = (section: Section, index: number) => {
    const at = (path: JsonPath, message: string) => ({
      path: ['sections', index, ...path],
      message,
    });
    return [
      ...section.problems.flatMap((name, place) =>
        problems.has(name)
          ? []
          : at(['problems', place], `names no DSA problem or SQL task: ${name}`),
      ),
      ...section.questions.flatMap(({ quiz, question }, place) => {
        const ids = quizzes.get(quiz);
        if (!ids) return at(['questions', place, 'quiz'], `names no quiz: ${quiz}`);
        if (ids.includes(question)) return [];
        return at(['questions', place, 'question'], `names no question of ${quiz}: ${question}`);
      }),
      ...section.pools.flatMap((pool, place) => [
        ...pool.quizzes.flatMap((quiz, quizPlace) =>
          quizzes.has(quiz)
            ? []
            : at(['pools', place, 'quizzes', quizPlace], `names no quiz: ${quiz}`),
        ),
        ...(pool.quizzes.flatMap((quiz) => quizzes.get(quiz) ?? []).length < pool.count
          ? [at(['pools', place, 'count'], 'must be at most the number of questions')]
          : []),
      ]),
    ];
  };
  return sections.flatMap(inSection);
}
