import type { CountedAs, Difficulty } from '@site/shared/contracts';
import type { Generated, JSONColumnType } from 'kysely';

/** What every content table has: see migration 0010. */
export interface Loaded {
  /** What the content loader last wrote; null for a row it never wrote. */
  loaded: JSONColumnType<Record<string, unknown>> | null;
  retired_at: Date | null;
}

/** What administrators edit as well: see migration 0091. */
export interface Managed extends Loaded {
  /** An administrator decided whether it is retired, so that the loader leaves that alone. */
  retirement_edited: Generated<boolean>;
}

export interface RoadmapTables {
  roadmaps: Managed & {
    id: string;
    title: string;
    description: string;
    complexity: 'beginner' | 'intermediate' | 'advanced';
    category: string;
    tags: string[];
    illustrative: boolean;
    /** What its units are called. */
    counted_as: CountedAs;
    module_id: string;
    module_title: string;
    module_description: string;
  };
  topics: Managed & {
    id: string;
    roadmap_id: string;
    title: string;
    description: string;
    sequence_number: number;
    type: string;
    lesson: string | null;
  };
  learning_units: Managed & {
    id: string;
    topic_id: string;
    name: string;
    difficulty: Difficulty;
    rating: number | null;
    sequence_number: number;
    problem_link: string | null;
    article_link: string | null;
    video_link: string | null;
    /** '#' if there is none. */
    solution_link: string;
    companies: JSONColumnType<{ name: string; frequency: number }[]>;
    tags: string[];
    priority: 'low' | 'medium' | 'high';
    /** Minutes. */
    time_to_complete: number;
  };
  learning_unit_progress: {
    user_id: string;
    unit_id: string;
    completed: Generated<boolean>;
    completed_changed_at: Date | null;
    bookmarked: Generated<boolean>;
    bookmarked_changed_at: Date | null;
    notes: Generated<string>;
    notes_changed_at: Date | null;
  };
}
