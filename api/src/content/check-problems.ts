import type { ProblemFile, UnitContent } from '@site/shared/contracts/practice';
import type { ProblemFolder, Supports } from './content.ts';
import { type ContentFile, type Mistake, mistakeAt } from './content-files.ts';
import { mistakeInCategory } from './dsa-categories.ts';

/** What is wrong if a problem has a generator and no words for its n. */
export const SIZE_MISSING = 'must say what n counts in the generator';

type Source = ContentFile<ProblemFile>;

/** What no single problem file can show: what it names exists, and nothing is given to two problems. */
export function checkProblems(
  folders: ProblemFolder[],
  supports: Supports,
  units: UnitContent[],
): Mistake[] {
  const sources = folders.flatMap(({ problem }) => (problem ? [problem] : []));
  const unitOf = new Map(units.map((unit) => [unit.id, unit]));
  return [
    ...folders.flatMap(misnamed),
    ...folders.flatMap(unexplainedSize),
    ...sources.flatMap((source) => [
      ...unknownCategory(source),
      ...unknownSupport(source, supports),
      ...unlikeUnit(source, unitOf),
    ]),
    ...repeated(sources, 'id', ({ id }) => id, 'ids are unique among the problems'),
    ...repeated(sources, 'title', ({ title }) => title, 'titles are unique among the problems'),
    ...repeated(sources, 'unit_id', (file) => file.unit_id, 'a unit is one problem'),
    ...repeated(
      sources,
      'sequence_number',
      (file) => `${file.sequence_number} in ${file.category}`,
      'numbers are unique in a category',
    ),
  ];
}

function misnamed({ name, problem }: ProblemFolder): Mistake[] {
  if (!problem || problem.content.slug === name) return [];
  return [mistakeAt(problem, ['slug'], `must be the name of its folder, ${name}`)];
}

/** A generator and the words for its n belong together. */
function unexplainedSize({ problem, generator }: ProblemFolder): Mistake[] {
  if (!problem || generator === null) return [];
  const words = problem.content.input_size;
  if (generator !== '' && words === '') return [mistakeAt(problem, ['input_size'], SIZE_MISSING)];
  if (generator === '' && words !== '')
    return [mistakeAt(problem, ['input_size'], 'needs a generator.py')];
  return [];
}

function unknownCategory(source: Source): Mistake[] {
  const message = mistakeInCategory(source.content.category);
  return message === null ? [] : [mistakeAt(source, ['category'], message)];
}

function unknownSupport(source: Source, supports: Supports): Mistake[] {
  const { support } = source.content;
  if (support === null || supports.python.has(support)) return [];
  return [mistakeAt(source, ['support'], `names no file of dsa-support: ${support}.py`)];
}

/** A problem and its unit on the practice sheet are the same thing, so that they say the same. */
function unlikeUnit(source: Source, unitOf: Map<string, UnitContent>): Mistake[] {
  const { unit_id, difficulty } = source.content;
  const unit = unitOf.get(unit_id);
  if (!unit) return [mistakeAt(source, ['unit_id'], `names no learning unit: ${unit_id}`)];
  if (unit.difficulty === difficulty) return [];
  return [mistakeAt(source, ['difficulty'], `must be ${unit.difficulty}, as ${unit_id} is`)];
}

/** Every file but the first that has a value is a mistake; the message names the first. */
function repeated(
  sources: Source[],
  field: keyof ProblemFile,
  read: (file: ProblemFile) => string,
  rule: string,
): Mistake[] {
  const first = new Map<string, Source>();
  return sources.flatMap((source) => {
    const value = read(source.content);
    const before = first.get(value);
    if (!before) {
      first.set(value, source);
      return [];
    }
    const where = `${before.file}:${before.document.lineOf([field])}`;
    return [mistakeAt(source, [field], `${value} is already used at ${where}; ${rule}`)];
  });
}
