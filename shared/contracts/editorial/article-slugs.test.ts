import { articleSlug, slugFrom, slugOrNone } from './article-slugs.ts';

test.each([
  ['Big-O, explained', 'big-o-explained'],
  ['  Two  Pointérs!', 'two-pointers'],
  ['C++', 'c-plus-plus'],
  ['C++ for Java people', 'c-plus-plus-for-java-people'],
  ['C#', 'c-sharp'],
  ['F# & #1', 'f-sharp-1'],
  ['2²', '22'],
  ['İstanbul', 'istanbul'],
  ['二叉树', '二叉树'],
  ['二叉树 (binary trees)', '二叉树-binary-trees'],
  ['مقدمة في الخوارزميات', 'مقدمة-في-الخوارزميات'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['Деревья и Йод', 'деревья-и-йод'],
  ['한국어', '한국어'],
  ['パズル', 'パズル'],
  ['Heaps 🚀 ❤️ fly', 'heaps-fly'],
  ['🚀', ''],
  ['1️⃣ first', '1-first'],
])('the title %s gives the address %s, which an article can have', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
  expect(slugOrNone.parse(slug)).toBe(slug);
});

test('a long title gives a shorter address, cut between letters', () => {
  expect(slugFrom('a'.repeat(300))).toHaveLength(80);
  expect(slugFrom(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  const cut = slugFrom(`a${'𠮷'.repeat(60)}`);
  expect(cut).not.toMatch(/\p{Surrogate}/u);
  expect(slugOrNone.parse(cut)).toBe(cut);
});

test.each(['Heaps', 'a b', 'a/b', 'a.b', 'a_b', '-a', 'Ж', 'a\u200db', '%E4', '../x', '中?'])(
  '%j is no address of an article',
  (typed) => {
    const { success, error } = articleSlug('must be a slug').safeParse(typed);
    expect([success, error?.issues.map(({ message }) => message)]).toEqual([
      false,
      ['must be a slug'],
    ]);
  },
);

test('a letter that can be written in two ways is one', () => {
  expect(articleSlug('').parse('e\u0301')).toBe('\u00e9');
});
