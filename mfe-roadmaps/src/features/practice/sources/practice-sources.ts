import type { LearningUnit } from '@site/shared/contracts/practice';
import { isResource } from '../topics/columns.ts';
import { siteOf } from './address-text.ts';

/** Where facts about problems are from. */
export interface PracticeSources {
  /** The addresses of what names their companies. */
  companies: string[];
  /** Whether learners reported any of them. */
  reported: boolean;
  /** The sites that their videos are on, such as youtube.com. */
  videos: string[];
}

type Sourced = Pick<LearningUnit, 'company_learning_unit_frequencies' | 'video_link'>;

export const sourcesOf = (units: Sourced[]): PracticeSources => ({
  companies: companySources(units.flatMap((unit) => unit.company_learning_unit_frequencies)),
  reported: units.some((unit) =>
    unit.company_learning_unit_frequencies.some(({ frequency }) => frequency),
  ),
  videos: distinct(
    units.flatMap(({ video_link }) => (isResource(video_link) ? siteOf(video_link) : [])),
  ),
});

/** The addresses of what names these companies, each once. */
export const companySources = (companies: LearningUnit['company_learning_unit_frequencies']) =>
  distinct(companies.flatMap(({ source }) => source ?? []));

const distinct = (texts: string[]) => [...new Set(texts)];
