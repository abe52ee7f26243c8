import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import { slug } from '../composition/text.ts';
import { exerciseFields } from './exercise-fields.ts';
import { problemPicture } from './problem-picture.ts';
import { companyFrequency, difficulty } from './roadmaps.ts';

/** A category of DSA problems. */
export const dsaCategory = z.object({
  name: z.string(),
  /** What its problems have in common, in a sentence. */
  description: z.string(),
});
export type DsaCategory = z.infer<typeof dsaCategory>;

/** The answer of GET /v1/dsa-categories, in the order in which a learner meets them. */
export const dsaCategoryList = z.array(dsaCategory);

export const dsaProblemParams = z.strictObject({ slug: slug('must be the slug of a problem') });

const facts = {
  /** Never changes: comments refer to it. The same as the original slug. */
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** The name of a category. */
  category: z.string(),
  difficulty,
  /** With the unit of the practice sheet that is the same problem. */
  ...exerciseFields,
};

/**
 * One entry of GET /v1/dsa-problems, in reading order. `completed` and `attempted` are the signed-in
 * person's state, false for a visitor.
 */
export const dsaProblemSummary = z.object({
  ...facts,
  completed: z.boolean(),
  /** The person has submitted code, accepted or not. */
  attempted: z.boolean(),
});
export type DsaProblemSummary = z.infer<typeof dsaProblemSummary>;

export const dsaProblemList = z.array(dsaProblemSummary);

/**
 * One check of a solution. Both are expressions of its language, evaluated after the listing has run. In Python
 * they're compared as plain data of the same types; in JavaScript `expected` is the text as which the value is written.
 */
export const dsaCase = z.object({
  /** What it checks, such as 'one element'. */
  name: z.string(),
  /** Such as two_sum([2, 7, 11, 15], 9). */
  input: z.string(),
  /** Such as [0, 1]. */
  expected: z.string(),
  /** Checked when code is submitted, and not shown before. */
  hidden: z.boolean(),
});
export type DsaCase = z.infer<typeof dsaCase>;

/** `codeHtml` is as that of the problem's listing. */
const listing = z.object({ code: z.string(), codeHtml: z.string() });

/** What the cases use of a program in C++: a class, its methods, and how many arguments its constructor takes. */
const cppSignature = z.object({
  target: z.string(),
  /** The class of the nodes that are passed; null if none are. */
  node: z.nullable(z.string()),
  methods: z.array(z.string()),
  constructorArguments: z.int(),
});
export type CppSignature = z.infer<typeof cppSignature>;

/** An approach to a problem that comes before our solution. */
export const dsaApproach = z.object({
  /** Such as brute-force. */
  id: z.string(),
  name: z.string(),
  intuition: z.string(),
  steps: z.array(z.string()),
  complexity: z.object({ time: z.string(), space: z.string(), reason: z.string() }),
  /** The Python listing, which runs after the problem's support. */
  code: z.string(),
  codeHtml: z.string(),
  /** There if the problem can be solved in JavaScript. */
  javascript: z.optional(listing),
  /** There if it has been written. */
  cpp: z.optional(listing),
});
export type DsaApproach = z.infer<typeof dsaApproach>;

/**
 * The answer of GET /v1/dsa-problems/{slug}. Texts are plain; blank lines separate paragraphs, `backquotes`
 * mark code.
 */
export const dsaProblem = z.object({
  kind: z.literal('dsa'),
  ...facts,
  /** The companies that enough learners reported, most often reported first; missing if there are none. */
  askedAt: z.optional(z.array(companyFrequency)),
  description: z.string(),
  example: z.object({ input: z.string(), output: z.string() }),
  /** What an interviewer asks next. */
  followUp: z.string(),
  /** Missing if it was saved before there were answers: then `followUp` holds question and answer. */
  followUpAnswer: z.optional(z.string()),
  /** Three, to be shown one after the other: what to notice, which structure, the outline. [] if there are none. */
  hints: z.array(z.string()),
  /** What the editor opens on: the signature, with the example's call; '' if there is none. */
  starter: z.string(),
  /** The same as `codeHtml` is for the listing. */
  starterHtml: z.string(),
  /** The Python listing. It prints the example's output when it is run. */
  code: z.string(),
  /**
   * The listing as escaped HTML, one span.line per line, tokens in spans with classes tok-*; no other
   * markup.
   */
  codeHtml: z.string(),
  /**
   * Python that runs before the listing and is not part of it, such as a class ListNode; '' if none is
   * needed.
   */
  support: z.string(),
  /** The same as `codeHtml` is for the listing. */
  supportHtml: z.string(),
  cases: z.array(dsaCase),
  /** What is needed to solve it in JavaScript; missing if it's solved in Python alone. */
  javascript: z.optional(
    z.object({
      starter: z.string(),
      starterHtml: z.string(),
      code: z.string(),
      codeHtml: z.string(),
      /** What runs before the listing; '' if none is needed. */
      support: z.string(),
      supportHtml: z.string(),
      cases: z.array(dsaCase),
    }),
  ),
  /** Our solution in compiled languages; missing if there is none. Of these, C++ runs, with the cases in JavaScript. */
  compiled: z.optional(
    z.object({
      java: z.extend(listing, { starter: z.string(), starterHtml: z.string() }),
      cpp: z.extend(listing, {
        starter: z.string(),
        starterHtml: z.string(),
        /** The structure of the nodes; '' if there are none. */
        support: z.string(),
        supportHtml: z.string(),
        signature: cppSignature,
      }),
    }),
  ),
  /** Other ways to solve it; missing if there are none. */
  approaches: z.optional(
    z.object({
      /** What the approach of our solution is called, such as Hash map. */
      solution: z.string(),
      /** From brute force to the last one before our solution. */
      before: z.array(dsaApproach),
    }),
  ),
  /** What is needed to time a program on growing inputs; missing if they can't grow. */
  growth: z.optional(
    z.object({
      /** What n counts, such as 'numbers in the list'. */
      n: z.string(),
      /** Python that defines `call(n, random)`: the function and its arguments, for an input of that size. */
      generator: z.string(),
    }),
  ),
  explanation: z.object({
    title: z.string(),
    content: z.string(),
    keyInsight: z.string(),
    steps: z.array(z.string()),
    /** Missing if there is none. */
    picture: z.optional(problemPicture),
  }),
  complexity: z.object({
    /** Such as O(n). */
    time: z.string(),
    space: z.string(),
    timeDescription: z.string(),
    spaceDescription: z.string(),
  }),
});
export type DsaProblem = z.infer<typeof dsaProblem>;

/** DSA problems: the list, with what the signed-in person completed, and each in full. */
export const dsaProblemRoutes = {
  'GET /v1/dsa-categories': { access: 'public', answers: { 200: dsaCategoryList } },
  'GET /v1/dsa-problems': { access: 'anyone', answers: { 200: dsaProblemList } },
  'GET /v1/dsa-problems/{slug}': {
    access: 'public',
    params: dsaProblemParams,
    answers: { 200: dsaProblem },
  },
} satisfies RouteDefinitions;
