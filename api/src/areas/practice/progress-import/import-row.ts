/** What a file says of one problem. Times are ISO 8601; null means now. */
export interface ImportRow {
  /** Line of a CSV file, or place in the list of an export; both begin at 1. */
  row: number;
  /** The id of a learning unit, its name, or the address at which it's solved elsewhere. */
  problem: string;
  /** Id or title of its roadmap; '' if the file does not say. */
  roadmap: string;
  completed: boolean;
  completedChangedAt: string | null;
  bookmarked: boolean;
  bookmarkedChangedAt: string | null;
  notes: string;
  notesChangedAt: string | null;
}

/** A row with mistakes, in words. */
export interface InvalidRow {
  row: number;
  /** '' if it names none. */
  problem: string;
  faults: string[];
}

/** What was read of a file. */
export interface ReadRows {
  rows: ImportRow[];
  faulty: InvalidRow[];
}

/** What is shown of a name that fits no problem. */
export const LONGEST_NAME = 200;
