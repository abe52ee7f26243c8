import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import { text } from '../composition/text.ts';

/** What a discussion is about: a DSA problem or an article, by its id. */
const subjectExpected = 'must name what is discussed, such as dsa-problem:two-sum';
export const commentSubject = text(limits.slug + 'dsa-problem:'.length, subjectExpected).check(
  z.regex(/^(dsa-problem|article):[a-z0-9][a-z0-9-]{0,99}$/, subjectExpected),
);
export type CommentSubject = z.infer<typeof commentSubject>;

/** What the editors' notes are about; a discussion of a problem starts with two of them. */
export const noteLabels = [
  'Common mistake',
  'Alternative',
  'In an interview',
  'Intuition',
  'Going further',
] as const;
export const noteLabel = z.enum(noteLabels, `must be one of ${noteLabels.join(', ')}`);
export type NoteLabel = z.infer<typeof noteLabel>;
