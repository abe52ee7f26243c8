/** Stands for a visitor in the keys of queries and drafts. */
export const VISITOR = 'visitor';
