import type { CountedAs, LearningUnit } from '@site/shared/contracts/practice';
import { createContext } from 'react';

const allColumns = [
  'Status',
  'Problem',
  'Difficulty',
  'Companies',
  'Article',
  'Video',
  'Bookmarks',
  'Notes',
] as const;
export type Column = (typeof allColumns)[number] | 'Unit';

/** Whether a problem has a value in an optional column. */
const hasValue: { [column in Column]?: (unit: LearningUnit) => boolean } = {
  Companies: (unit) => unit.company_learning_unit_frequencies.length > 0,
  Article: (unit) => isResource(unit.article_link),
  Video: (unit) => isResource(unit.video_link),
};

/** The columns in which at least one of these units has a value. */
export const columnsOf = (units: LearningUnit[], noun: CountedAs): Column[] =>
  allColumns
    .filter((column) => units.some(hasValue[column] ?? (() => true)))
    .map((column) => (column === 'Problem' && noun === 'unit' ? 'Unit' : column));

/** The columns of all tables of a roadmap: they're the same in every topic. */
export const Columns = createContext<readonly Column[]>(allColumns);

/** Whether an explanation has an address: '#' means that there is none. */
export const isResource = (href: string | null): href is string => !!href && href !== '#';
