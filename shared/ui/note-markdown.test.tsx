import { render, screen, within } from '@testing-library/react';
import { NoteMarkdown } from './note-markdown.tsx';

const show = (text: string) => render(<NoteMarkdown text={text} />).container;

test('a note has headings, lists, code, quotes and tables', () => {
  show(
    '# Idea\n\nUse a **map**.\n\n1. fill\n2. look up\n\n```python\nx = [1]\n```\n\n> mind\n\n|n|O|\n|-|-|\n|1|2|',
  );
  expect(screen.getByRole('heading', { name: 'Idea', level: 3 })).toBeVisible();
  expect(screen.getByText('map').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'fill',
    'look up',
  ]);
  expect(screen.getByText('x = [1]').closest('pre')).toBeVisible();
  expect(screen.getByText('mind').closest('blockquote')).toBeVisible();
  expect(within(screen.getByRole('table')).getByRole('cell', { name: '2' })).toBeVisible();
});

test('headings have no gap, whichever the note begins with', () => {
  show('## Plan\n\n### Cost\n\n## Proof');
  const levels = screen.getAllByRole('heading').map((heading) => heading.tagName);
  expect(levels).toEqual(['H3', 'H4', 'H3']);
});

test('line breaks stay, as in a note without Markdown', () => {
  expect(show('first\nsecond').querySelectorAll('br')).toHaveLength(1);
});

test('task lists show which items are done', () => {
  show('- [x] read\n- [ ] repeat');
  const [read, repeat] = screen.getAllByRole('checkbox');
  expect(read).toBeChecked();
  expect(repeat).not.toBeChecked();
  expect(repeat).toBeDisabled();
});

test('a link opens in a new tab with rel nofollow', () => {
  show('[notes](https://example.org/a) and https://example.org/b');
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('a picture is a link: nothing is fetched from elsewhere', () => {
  const shown = show('![a tree](https://example.org/tree.png)');
  expect(screen.getByRole('link', { name: 'a tree' })).toBeVisible();
  expect(shown.querySelector('img')).toBeNull();
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:alert(1))',
  '![x](javascript:alert(1))',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '[x](//example.org)',
])('%s is no link', (text) => {
  show(text);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<svg><style><img src=x onerror="window.hit = 1"></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
  '**<iframe srcdoc="<script>window.hit = 1</script>">**',
  '`</code><script>window.hit = 1</script>`',
  '[<img src=x onerror="window.hit = 1">](https://example.org)',
])('%s is shown as the text it is', (text) => {
  const shown = show(text);
  expect(shown.querySelector('script, img, svg, math, style, iframe')).toBeNull();
  expect(shown).toHaveTextContent('window.hit');
});

test('text that nests too deeply to be parsed is shown as written', () => {
  const text = '>'.repeat(10_000);
  expect(show(text)).toHaveTextContent(text);
});
