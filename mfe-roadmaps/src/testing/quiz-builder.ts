import type { UnitQuiz, UnitQuizQuestion } from '@site/shared/contracts/practice';

const buildQuestion = (facts: Partial<UnitQuizQuestion> = {}): UnitQuizQuestion => ({
  id: 'stack',
  question: 'Where are local variables?',
  code: null,
  table: null,
  options: ['On the `stack`', 'On the heap', 'On the disk'],
  answer: 0,
  explanation: 'Each call has a frame on the `stack`.',
  ...facts,
});

/** Three questions: answers 0, 1 and 1. */
export const buildQuiz = (): UnitQuiz => ({
  kind: 'quiz',
  unitId: 'core-memory',
  questions: [
    buildQuestion(),
    buildQuestion({
      id: 'heap',
      question: 'Where is what `new` makes?',
      code: {
        language: 'java',
        text: 'new Node();',
        html: '<pre><code class="language-java">new Node();</code></pre>',
      },
      answer: 1,
      explanation: 'It outlives the call, so it is on the heap.',
    }),
    buildQuestion({
      id: 'cache',
      question: 'What keeps sales?',
      table: { head: ['Year', 'Sales'], rows: [['2025', '120']] },
      passage: 'A shop counts what it sells.',
      picture:
        '<figure><svg viewbox="0 0 360 40" role="img" aria-label="Bar chart: Sales. 2025: 120."><rect class="picture-shade-1" x="8" y="8" width="46" height="24"></rect></svg></figure>',
      options: ['A stack', 'A table'],
      answer: 1,
      explanation: 'A table has rows.',
    }),
  ],
  reviewed: null,
});
