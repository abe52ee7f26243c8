import { failuresIn } from './testing/verify.ts';

test('a question whose answer is wrong is named, and so is one that nothing tries', async () => {
  const question = (id: string, sql: string, options: string[], answer: number) => ({
    id,
    question: 'How many rows does the query return?',
    code: { language: 'sql', text: sql },
    options,
    answer,
  });
  const questions = [
    question(
      'not-equal-and-null',
      "SELECT * FROM tasks WHERE status <> 'done';",
      ['0', '1', '2'],
      2,
    ),
    question('left-join-rows', 'SELECT * FROM customer;', ['3', '4'], 0),
    question('new', 'SELECT 1;', ['1', '2'], 0),
  ];
  const quiz = 'core-subjects-sql-semantics';
  const files = { [`quizzes/${quiz}.json`]: JSON.stringify({ questions }) };
  expect(await failuresIn('quizzes-sql', files)).toEqual({
    [quiz]: [
      'not-equal-and-null: right is 1',
      'left-join-rows: relation "customer" does not exist',
      'new: nothing tries it',
    ],
  });
}, 120_000);
