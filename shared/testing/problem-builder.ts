import type { DsaApproach, DsaProblem, DsaProblemSummary } from '../contracts/practice/index.ts';

/** A problem's entry in the list; fields that aren't given are those of Two Sum. */
export function buildProblemSummary(facts: Partial<DsaProblemSummary> = {}): DsaProblemSummary {
  const slug = facts.slug ?? 'two-sum';
  return {
    id: slug,
    slug,
    title: 'Two Sum',
    category: 'Hash Table',
    difficulty: 'easy',
    unitId: `dsa-${slug}`,
    reviewed: null,
    completed: false,
    attempted: false,
    ...facts,
  };
}

/** A problem in full. */
export function buildProblem(facts: Partial<DsaProblem> = {}): DsaProblem {
  const {
    completed: _c,
    attempted: _a,
    ...summary
  } = buildProblemSummary(facts.slug ? { slug: facts.slug } : {});
  return {
    kind: 'dsa',
    ...summary,
    description: 'Find two numbers that add up to `target`.\n\nThere is exactly one such pair.',
    example: { input: 'nums = [2, 7], target = 9', output: '[0, 1]' },
    followUp: 'Is there a one-pass algorithm in constant space?',
    followUpAnswer: 'One pass has to remember what it has seen.',
    hints: ['What have you seen?', 'Use a map.', 'Look up, then store.'],
    starter: 'print(0)\n',
    starterHtml: '<span class="line">print(0)</span>',
    code: 'print(1)\n',
    codeHtml: '<span class="line">print(1)</span>',
    support: '',
    supportHtml: '',
    cases: [{ name: 'one', input: '1', expected: '1', hidden: false }],
    explanation: {
      title: 'Remember what is missing',
      content: 'A map of what was seen.',
      keyInsight: 'Look for the `complement`.',
      steps: ['Make a map.', 'Look up the complement.'],
    },
    complexity: {
      time: 'O(n)',
      space: 'O(n)',
      timeDescription: 'One pass.',
      spaceDescription: 'The map.',
    },
    ...facts,
  };
}

/** An approach to Two Sum, in Python. */
export const buildApproach = (facts: Partial<DsaApproach> = {}): DsaApproach => ({
  id: 'brute-force',
  name: 'Brute force',
  intuition: 'Try every pair.\n\nOne of them has the sum `target`.',
  steps: ['Take a number.', 'Add each one behind it.'],
  complexity: { time: 'O(n²)', space: 'O(1)', reason: 'There are about n² / 2 pairs.' },
  code: 'print(2)\n',
  codeHtml: '<span class="line">print(2)</span>',
  ...facts,
});
