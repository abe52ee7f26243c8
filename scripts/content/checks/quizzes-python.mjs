/**
 * What a question of a quiz asks about a program in Python, or about pseudocode, is tried by running it in the engine
 * of the editor: what is printed must be how the option marked right begins, and no other option.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadHarness } from '../../runner/load-harness.mjs';
import { asksForOutput, faultInOptions } from '../printed-answers.mjs';
import { pythonOf } from '../python/pseudocode.mjs';

export const folders = ['quizzes'];
export const counted = 'programs';

/** By the language of a question: its program in Python. */
const PYTHON = { python: (text) => text, text: pythonOf };

export async function check(folder, slugs) {
  const { begin, reset, printed } = await loadHarness();
  const outcomeOf = (source) => {
    const program = begin();
    const { error } = program.execute(source, 'solution.py');
    program.end();
    reset();
    return error ? `${printed()} ${error.text}` : printed();
  };
  return slugs.flatMap((slug) => {
    const { questions } = JSON.parse(readFileSync(join(folder, `${slug}.json`), 'utf8'));
    const tried = questions.filter(
      (question) => Object.hasOwn(PYTHON, question.code?.language) && asksForOutput(question),
    );
    const failures = tried.flatMap((question) => {
      const { language, text } = question.code;
      const failure = faultInOptions(question, outcomeOf(PYTHON[language](text)));
      return failure ? [`${question.id}: ${failure}`] : [];
    });
    return tried.length > 0 ? [{ slug, count: tried.length, failures }] : [];
  });
}
