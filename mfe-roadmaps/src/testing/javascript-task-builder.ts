import type { JavaScriptTask } from '@site/shared/contracts/practice';

/** A task that doubles a number. */
export const buildJavaScriptTask = (): JavaScriptTask => ({
  kind: 'javascript',
  unitId: 'js-twice',
  title: 'Two of a kind',
  description: 'Write `twice(n)`.',
  hints: ['Once is not enough.', 'Add it to itself.'],
  starter: 'function twice(n) {}\n',
  starterHtml: '<span class="line">function twice(n) {}</span>',
  code: 'const twice = (n) => 2 * n;\n',
  codeHtml:
    '<span class="line"><span class="tok-keyword">const</span> twice = (n) =&gt; 2 * n;</span>',
  cases: [{ name: 'one', input: 'twice(1)', expected: '2', hidden: false }],
  explanation: 'Twice is `n` and `n`.',
  reviewed: null,
});
