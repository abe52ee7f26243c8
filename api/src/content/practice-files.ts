import {
  type Approaches,
  type CasesFile,
  type ProblemFile,
  problemPicture,
  type TopicFile,
} from '@site/shared/contracts/practice';
import type { ProblemContent } from '../database/stored-problem.ts';
import type { RoadmapContent } from './content.ts';
import type { Practice } from './read-practice.ts';

/** Roadmaps and DSA problems as the content files that say the same, by their path below api/content. */
export function practiceFiles({ roadmaps, problems }: Practice): Map<string, string> {
  const supports = supportNames(problems);
  return new Map([
    ...roadmaps.flatMap(roadmapFiles),
    ...problems.flatMap((content) => problemFiles(content, supports.get(content.support) ?? null)),
    ...[...supports].map(([code, name]): [string, string] => [`dsa-support/${name}.py`, code]),
    ...problems.flatMap((content) => javascriptSupport(content, supports)),
    ...problems.flatMap((content) => cppSupport(content, supports)),
  ]);
}

function roadmapFiles({ roadmap, topics }: RoadmapContent): [string, string][] {
  const folder = `roadmaps/${roadmap.id}`;
  const files = topics.map((topic, at): [string, string] => {
    const number = String(at + 1).padStart(2, '0');
    const slug = withoutStart(withoutStart(topic.id, `${roadmap.id}-`), 'topic-');
    return [`${folder}/topics/${number}-${slug}.json`, formatJson(asWritten(topic))];
  });
  return [[`${folder}/roadmap.json`, formatJson(roadmapAsWritten(roadmap))], ...files];
}

/** Files leave out what is usual, here and below. */
const roadmapAsWritten = ({ counted_as, ...roadmap }: RoadmapContent['roadmap']) => ({
  ...roadmap,
  ...(counted_as !== 'problem' && { counted_as }),
});

const asWritten = ({ units, lesson, ...topic }: TopicFile) => ({
  ...topic,
  ...(lesson !== null && { lesson }),
  units: units.map(({ solution_link: _, ...unit }) => unit),
});

const withoutStart = (text: string, start: string) =>
  text.startsWith(start) && text.length > start.length ? text.slice(start.length) : text;

function problemFiles(
  {
    problem,
    code,
    starter,
    naive,
    generator,
    cases,
    javascript,
    approaches,
    compiled,
    picture,
  }: ProblemContent,
  support: string | null,
): [string, string][] {
  const folder = `dsa-problems/${problem.slug}`;
  const files: [string, string][] = [
    ['problem.json', formatJson(problemAsWritten({ ...problem, support }))],
    ['solution.py', code],
    ['starter.py', starter],
    ['naive.py', naive],
    ['generator.py', generator],
    ['cases.json', formatJson(casesAsWritten(cases))],
  ];
  if (javascript) {
    files.push(
      ['solution.js', javascript.code],
      ['starter.js', javascript.starter],
      ['cases.js.json', formatJson(casesAsWritten(javascript.cases))],
    );
  }
  if (approaches) files.push(...approachFiles(approaches));
  if (compiled) files.push(['solution.java', compiled.java], ['solution.cpp', compiled.cpp]);
  // The schema has fields in the order in which they're written, the database in another one.
  if (picture) files.push(['picture.json', formatJson(problemPicture.parse(picture))]);
  return files.filter(([, text]) => text !== '').map(([name, text]) => [`${folder}/${name}`, text]);
}

const approachFiles = ({ solution, before }: Approaches): [string, string][] => [
  ['approaches.json', formatJson({ solution, before: before.map(factsOf) })],
  ...before.flatMap(({ id, code, javascript, cpp = '' }): [string, string][] => [
    [`approaches/${id}.py`, code],
    [`approaches/${id}.js`, javascript],
    [`approaches/${id}.cpp`, cpp],
  ]),
];

const factsOf = ({ code: _c, javascript: _j, cpp: _, ...facts }: Approaches['before'][number]) =>
  facts;

const problemAsWritten = (problem: ProblemFile) => {
  const { input_size, ...withoutSize } = problem;
  return input_size === '' ? withoutSize : problem;
};

const casesAsWritten = (cases: CasesFile) =>
  cases.map(({ hidden, ...one }) => (hidden ? { ...one, hidden } : one));

/** What runs before a listing in JavaScript, beside the Python that does the same. */
function javascriptSupport(
  { support, javascript }: ProblemContent,
  names: ReadonlyMap<string, string>,
): [string, string][] {
  const name = names.get(support);
  return name && javascript?.support ? [[`dsa-support/${name}.js`, javascript.support]] : [];
}

/** Names of the Python that runs before listings. Problems that share a name may have come to differ. */
function supportNames(problems: ProblemContent[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { problem, support } of problems) {
    if (support === '' || names.has(support)) continue;
    const preferred = problem.support ?? problem.id;
    const name = taken.has(preferred) ? `${problem.id}-support` : preferred;
    names.set(support, name);
    taken.add(name);
  }
  return names;
}

const LINE_WIDTH = 100;

/**
 * JSON as the content files are written: two blanks, and a list of words, the rows of a matrix or an entry of two facts on
 * one line if it fits.
 */
const formatJson = (value: unknown): string => `${format(value, '', 0)}\n`;

/** @param before how much stands before the value on its line */
function format(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = flatText(value);
    if (value.every(isFlat) && fits(indent, before, flat)) return flat;
    return `[\n${value.map((entry) => `${inner}${entryText(entry, inner)}`).join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(([key, field]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${inner}${name}${format(field, inner, name.length)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function entryText(entry: unknown, indent: string): string {
  if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) {
    const fields = Object.entries(entry);
    const flat = `{ ${fields.map(([key, field]) => `${JSON.stringify(key)}: ${JSON.stringify(field)}`).join(', ')} }`;
    if (fields.length === 2 && fields.every(([, field]) => isPlain(field)) && fits(indent, 0, flat))
      return flat;
  }
  return format(entry, indent, 0);
}

const isFlat = (value: unknown) => isPlain(value) || (Array.isArray(value) && value.every(isPlain));

const flatText = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(flatText).join(', ')}]` : JSON.stringify(value);

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** With a comma behind it. */
const fits = (indent: string, before: number, flat: string) =>
  indent.length + before + flat.length < LINE_WIDTH;

function cppSupport(
  { support, compiled }: ProblemContent,
  names: ReadonlyMap<string, string>,
): [string, string][] {
  const name = names.get(support);
  return name && compiled?.support ? [[`dsa-support/${name}.cpp`, compiled.support]] : [];
}
