import { dsaProblem } from '@site/shared/contracts/practice';

export const code = 'def add(a, b):\n    return a + b\n\nprint(add(1, 2))\n';
export const starter = 'def add(a, b):\n    """Adds."""\n';

/** A problem that is quickly solved. */
export const adding = dsaProblem.parse({
  kind: 'dsa',
  id: 'add',
  slug: 'add',
  title: 'Add',
  reviewed: null,
  category: 'Two Pointers',
  difficulty: 'easy',
  unitId: 'dsa-add',
  description: 'Add two numbers.',
  example: { input: '1, 2', output: '3' },
  followUp: 'Without plus?',
  followUpAnswer: 'With bitwise operators.',
  hints: [],
  starter,
  starterHtml: [
    '<span class="line"><span class="tok-keyword">def</span> add(a, b):</span>',
    '<span class="line">    <span class="tok-string">"""Adds."""</span></span>',
  ].join('\n'),
  code,
  codeHtml: [
    '<span class="line"><span class="tok-keyword">def</span> add(a, b):</span>',
    '<span class="line">    <span class="tok-keyword">return</span> a + b</span>',
    '<span class="line"></span>',
    '<span class="line">print(add(<span class="tok-number">1</span>, 2))</span>',
  ].join('\n'),
  support: '',
  supportHtml: '',
  cases: [
    { name: 'small', input: 'add(1, 2)', expected: '3', hidden: false },
    { name: 'negative', input: 'add(-1, 1)', expected: '0', hidden: false },
    { name: 'large', input: 'add(10**9, 1)', expected: '1000000001', hidden: true },
  ],
  explanation: { title: 'Plus', content: 'It adds.', keyInsight: 'Plus.', steps: ['Add.'] },
  complexity: { time: 'O(1)', space: 'O(1)', timeDescription: 'One.', spaceDescription: 'None.' },
});

/** The same, which can be solved in JavaScript, too. */
export const addingInBoth = dsaProblem.parse({
  ...adding,
  javascript: {
    starter: 'function add(a, b) {\n}\n',
    starterHtml:
      '<span class="line"><span class="tok-keyword">function</span> add(a, b) {</span><span class="line">}</span>',
    code: 'const add = (a, b) => a + b;\n',
    codeHtml: '<span class="line">const add = (a, b) =&gt; a + b;</span>',
    support: '',
    supportHtml: '',
    cases: [{ name: 'small', input: 'add(1, 2)', expected: '3', hidden: false }],
  },
});

/** The same, with our solution in Java and C++. */
export const addingInAll = dsaProblem.parse({
  ...addingInBoth,
  compiled: {
    java: {
      code: 'class Solution {}\n',
      codeHtml: '<span class="line"><span class="tok-keyword">class</span> Solution {}</span>',
      starter: 'class Solution {\n}\n',
      starterHtml: '<span class="line">class</span>',
    },
    cpp: {
      code: 'class Solution {};\n',
      codeHtml: '<span class="line"><span class="tok-keyword">class</span> Solution {};</span>',
      ...{ starter: 'class Solution {\n};\n', starterHtml: '<span class="line">class</span>' },
      ...{ support: '', supportHtml: '' },
      signature: { target: 'Solution', node: null, methods: ['add'], constructorArguments: 0 },
    },
  },
});
