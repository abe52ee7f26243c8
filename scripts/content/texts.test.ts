import { failuresIn } from './testing/verify.ts';

/** A text with these blocks of code. Each begins in the line behind the one before, with a line between them. */
const text = (...blocks: [language: string, ...code: string[]][]) =>
  blocks.map(([language, ...code]) => `\`\`\`${language}\n${code.join('\n')}\n\`\`\`\n`).join('\n');

test('Python that is wrong is named with its line', async () => {
  const body = text(
    ['python', 'def add(a, b):', '    return a + b', 'print(add(1, 2))  # 3'],
    ['python', 'print(add(1, 2))  # 4'],
    ['python', 'add(1)'],
    ['python not-run', 'def add(:'],
    ['text', 'print(1)  # 2'],
  );
  expect(await failuresIn('texts-python', { 'articles/sum/body.md': body })).toEqual({
    sum: [
      'line 7: says it prints 4, and prints 3',
      expect.stringMatching(/^line 11: Traceback .*missing 1 required positional argument: 'b'$/s),
      expect.stringMatching(/^line 15: .*SyntaxError: invalid syntax$/s),
    ],
  });
});

test('JavaScript that is wrong is named with its line', async () => {
  const body = text(
    ['html', '<p id="name">Ann</p>'],
    [
      'javascript',
      "const name = document.getElementById('name').textContent;",
      'console.log(name); // Ben',
    ],
    ['javascript', "const name = 'Cleo';", 'setTimeout(() => console.log(name), 5);'],
    ['text', 'Cleo'],
    ['javascript', 'add(1);'],
    ['javascript continued', 'setTimeout(() => add(2), 0);'],
    ['javascript', "Promise.reject(new Error('nobody handles this'));"],
    ['javascript not-run', 'const = 1;'],
  );
  expect(await failuresIn('texts-javascript', { 'unit-texts/names.md': body })).toEqual({
    names: [
      'line 5: says it prints Ben, and prints Ann',
      'line 19: ReferenceError: add is not defined',
      'line 23: Uncaught [ReferenceError: add is not defined]',
      'line 27: Error: nobody handles this',
      'line 31: Expected identifier but found "="',
    ],
  });
});

test('SQL that is wrong is named with its line, and each text has a database of its own', async () => {
  const wrong = text(
    ['sql', 'create table pets (name text not null);', "insert into pets values ('Rex');"],
    ['sql', 'begin;', "insert into pets (nmae) values ('Tom');"],
    ['sql', 'select count(*) from pets;'],
    ['sql fragment', 'select * from owners;'],
    ['sql fragment', 'select * form owners;'],
    [
      'sql shop',
      'select count(*) from customers;  -- 12',
      'select count(*), max(id) from customers;  -- 13 and 12',
    ],
    ['sql elsewhere', 'select 1;'],
    ['sql', 'create table owners (name text);', 'explain', 'select name from owners;'],
    ['text', 'Seq Scan on owners', "  Filter: (name = 'Ann'::text)"],
  );
  const files = {
    'unit-texts/pets.md': wrong,
    'unit-texts/pets-next.md': text(['sql', 'select * from pets;']),
  };
  expect(await failuresIn('texts-sql', files)).toEqual({
    pets: [
      'line 6: column "nmae" of relation "pets" does not exist',
      'line 19: syntax error at or near "form"',
      'line 23: says it prints 13, 12, and prints 12, 12',
      "line 28: there's no database elsewhere",
      'line 32: the plan has no "Filter: (name = \'Ann\'::text)"',
    ],
    'pets-next': ['line 1: relation "pets" does not exist'],
  });
});
