import type { UnitQuizFile, UnitQuizQuestion } from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import { mapInTurns } from '../../../concurrency/map-in-turns.ts';
import type { DB } from '../../../database/tables.ts';
import { chartHtml } from '../../../html/charts/chart-html.ts';
import { highlightedLines } from '../../../html/highlight-code.ts';
import { pictureHtml } from '../../../html/question-picture.ts';
import { type PlacedExercise, shownUnits } from './shown-units.ts';

/** Every quiz, with the code of its questions highlighted. */
export async function findQuizzes(kysely: Kysely<DB>): Promise<PlacedExercise[]> {
  const rows = await shownUnits(kysely)
    .innerJoin('quizzes', 'quizzes.id', 'learning_units.id')
    .where('quizzes.retired_at', 'is', null)
    .select(['roadmap_id', 'quizzes.id', 'questions', 'reviewed'])
    .execute();
  return mapInTurns(rows, ({ roadmap_id, id, questions, reviewed }) => ({
    roadmapId: roadmap_id,
    exercise: { kind: 'quiz', unitId: id, questions: questions.map(questionOf), reviewed },
  }));
}

/** A question as it's answered. */
export const questionOf = ({
  code,
  chart,
  picture,
  ...question
}: UnitQuizFile['questions'][number]): UnitQuizQuestion => ({
  ...question,
  picture: chart ? chartHtml(chart) : picture && pictureHtml(picture),
  code: code && { ...code, html: codeBlock(code.text, code.language) },
});

/** As the body of an article has it. */
const codeBlock = (text: string, language: string) =>
  `<pre><code class="language-${language}">${highlightedLines(text, language).join('\n')}</code></pre>`;
