/** What stands for nobody in the keys of queries and drafts. */
export const VISITOR = 'visitor';
