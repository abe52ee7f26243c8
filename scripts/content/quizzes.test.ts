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
});

test('a question whose program in Python, or whose pseudocode, prints something else is named', async () => {
  const question = (id: string, language: string, text: string, options: string[]) => ({
    id,
    question: `What does this ${language === 'text' ? 'pseudocode' : 'Python program'} print?`,
    code: { language, text },
    options,
    answer: 0,
  });
  const pseudocode = 'a ← [4, 2]\nswap a[0] and a[1]\nfor i ← 0 to 1\n  print a[i]\nend for';
  const questions = [
    question('right', 'text', pseudocode, ['`2`, then `4`', '4 2']),
    question('wrong', 'text', pseudocode, ['4 2', '2 4']),
    question('unknown', 'text', 'double a', ['1', '2']),
    question('python', 'python', 'print(7 // 2)', ['3.5', '3']),
    question('twice', 'python', 'print(7 // 2)', ['3', '`3`', '3: it rounds', '4']),
  ];
  const files = { 'quizzes/wrong.json': JSON.stringify({ questions }) };
  expect(await failuresIn('quizzes-python', files)).toEqual({
    wrong: [
      'wrong: says it prints 4 2, and prints 2 4',
      expect.stringMatching(/^unknown: .* SyntaxError: invalid syntax/),
      'python: says it prints 3.5, and prints 3',
      'twice: has two options that say 3',
    ],
  });
});
