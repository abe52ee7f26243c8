import type { Difficulty, DsaProblem } from '@site/shared/contracts';
import type { JSONColumnType } from 'kysely';
import type { Loaded } from './roadmap-tables.ts';

export interface DsaTables {
  dsa_problems: Loaded & {
    id: string;
    slug: string;
    title: string;
    category: DsaProblem['category'];
    difficulty: Difficulty;
    unit_id: string;
    /** Order within the category. */
    sequence_number: number;
    description: string;
    example: JSONColumnType<DsaProblem['example']>;
    follow_up: string;
    code: string;
    /** '' where none is needed. */
    support: string;
    cases: JSONColumnType<DsaProblem['cases']>;
    explanation: JSONColumnType<DsaProblem['explanation']>;
    complexity: JSONColumnType<DsaProblem['complexity']>;
  };
}
