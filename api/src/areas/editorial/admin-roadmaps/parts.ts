import {
  type RoadmapForm,
  roadmapForm,
  topicForm,
  unitForm,
} from '@site/shared/contracts/editorial';
import { type StoredRow, versionOf } from '../../../content/index.ts';

export type Columns = Record<string, unknown>;

/** A roadmap, a topic or a unit: where it is stored, and which of its columns its form has. */
export interface Part {
  noun: 'roadmap' | 'topic' | 'unit';
  table: 'roadmaps' | 'topics' | 'learning_units';
  formOf(columns: Columns): Columns;
  columnsOf(form: Columns): Columns;
}

const picked = (columns: Columns, names: string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, columns[name]]));

export const roadmapPart: Part = {
  noun: 'roadmap',
  table: 'roadmaps',
  formOf: (columns) => ({
    ...picked(columns, Object.keys(roadmapForm.shape)),
    module: { title: columns.module_title, description: columns.module_description },
  }),
  columnsOf: (form) => {
    const { module, ...facts } = form as RoadmapForm;
    return { ...facts, module_title: module.title, module_description: module.description };
  },
};

export const topicPart: Part = {
  noun: 'topic',
  table: 'topics',
  formOf: (columns) => picked(columns, Object.keys(topicForm.shape)),
  columnsOf: (form) => form,
};

export const unitPart: Part = {
  noun: 'unit',
  table: 'learning_units',
  formOf: (columns) => picked(columns, Object.keys(unitForm.shape)),
  columnsOf: (form) => form,
};

/** The version of a row is made from what its form says. */
export const rowVersion = (part: Part, { columns }: StoredRow): string =>
  versionOf(part.formOf(columns));
