import type { InterviewMarks, NewInterviewMarks } from '@site/shared/contracts/practice';
import type { Database } from '../../../database/database.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import {
  findCriteria,
  findMarks,
  type OwnInterview,
  saveMarks,
} from './interview-marks.repository.ts';

const refused = (message: string) =>
  new DomainError(400, 'invalid', 'The marks could not be saved.', { marks: message });

/**
 * How people mark the rubrics of mock interviews: theirs alone, and nothing else on the site believes it. Every call
 * throws DomainError 404 for an interview that never was; a retired one still takes marks of pages opened before.
 */
export function createInterviewMarks({ kysely }: Pick<Database, 'kysely'>, now = () => new Date()) {
  const requireCriteria = async ({ interviewId }: OwnInterview) => {
    const criteria = await findCriteria(kysely, interviewId);
    if (!criteria) throw notFound(`There is no interview ${interviewId}.`);
    return criteria;
  };

  const marksOf = async (own: OwnInterview): Promise<InterviewMarks> => {
    const stored = await findMarks(kysely, own);
    return { marks: stored?.marks ?? [], changedAt: stored?.changedAt.toISOString() ?? null };
  };

  return {
    async find(own: OwnInterview): Promise<InterviewMarks> {
      await requireCriteria(own);
      return marksOf(own);
    },

    /**
     * The latest change wins.
     * @returns the marks that stand
     * @throws DomainError 400 for a criterion that the rubric doesn't have.
     */
    async save(
      own: OwnInterview,
      { marks, changedAt }: NewInterviewMarks,
    ): Promise<InterviewMarks> {
      const criteria = await requireCriteria(own);
      const unknown = marks.find(({ criterion }) => !criteria.includes(criterion));
      if (unknown) throw refused(`The rubric has no criterion ${unknown.criterion}.`);
      const changed = new Date(Math.min(Date.parse(changedAt), now().getTime()));
      await saveMarks(kysely, own, { marks, changedAt: changed });
      return marksOf(own);
    },
  };
}
