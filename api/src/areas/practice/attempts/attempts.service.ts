import {
  ATTEMPTS_KEPT,
  ATTEMPTS_MAX,
  type Attempt,
  type KeptDraft,
  type KeptOwnCases,
  type NewAttempt,
  type NewOwnCases,
  type NewSolutionDraft,
  unitOf,
  type WorkLanguage,
} from '@site/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { DomainError, notFound, signInRequired } from '../../../errors/domain-error.ts';
import {
  countAttempts,
  findAttempt,
  findAttempts,
  findKnownProblems,
  insertAttempts,
  keepNewest,
  lockPerson,
} from './attempts.repository.ts';
import { deleteDrafts, findDrafts, saveDrafts } from './drafts.repository.ts';
import { likelyTime } from './likely-time.ts';
import { findOwnCases, saveOwnCases } from './own-cases.repository.ts';
import type { OwnProblem } from './own-problem.ts';

const usedId = () =>
  new DomainError(409, 'id-in-use', 'This attempt id belongs to an attempt at another problem.');

const tooMany = () =>
  new DomainError(
    409,
    'too-many-attempts',
    `Your account holds ${ATTEMPTS_MAX.toLocaleString('en')} attempts, and no more can be kept. You can still solve problems.`,
  );

const unknown = (problemId: string) => {
  const unit = unitOf(problemId);
  return notFound(
    unit === null
      ? `There is no DSA problem with the id ${problemId}.`
      : `The unit ${unit} has no task.`,
  );
};

/**
 * What people try on DSA problems and tasks of units: theirs alone, and nothing else on the site believes it. Every
 * call throws DomainError 404 for a problem that was never published; a retired one still takes what a page that was
 * opened before has to say.
 */
export function createAttempts({ kysely }: Pick<Database, 'kysely'>, now = () => new Date()) {
  const requireProblem = async ({ problemId }: OwnProblem) => {
    const known = await findKnownProblems(kysely, [problemId]);
    if (!known.has(problemId)) throw unknown(problemId);
  };
  const draftOf = async ({ userId, problemId }: OwnProblem, language: WorkLanguage) => {
    const [kept] = await findDrafts(kysely, userId, [{ problemId, language }]);
    if (!kept) return null;
    const { problemId: _, ...draft } = kept;
    return draft;
  };
  const casesOf = async ({ userId, problemId }: OwnProblem, language: WorkLanguage) => {
    const [kept] = await findOwnCases(kysely, userId, [{ problemId, language }]);
    if (!kept) return null;
    const { problemId: _, ...cases } = kept;
    return cases;
  };
  /** What is to come counts as made now. */
  const notLaterThanNow = (time: string) => new Date(Math.min(Date.parse(time), now().getTime()));

  return {
    /** The newest first. */
    async list(own: OwnProblem): Promise<Attempt[]> {
      await requireProblem(own);
      return findAttempts(kysely, own);
    },

    /**
     * Keeps an attempt, or finds the one that was kept when it was sent before.
     * @throws DomainError 409 if its id belongs to another problem's attempt, or the account holds too many.
     */
    async add(own: OwnProblem, sent: NewAttempt): Promise<{ isNew: boolean; kept: Attempt }> {
      await requireProblem(own);
      const { userId, problemId } = own;
      const submittedAt = likelyTime(sent.submittedAt, now());
      return kysely.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, userId))) throw signInRequired();
        const [added] = await insertAttempts(transaction, userId, [
          { ...sent, problemId, submittedAt },
        ]);
        const kept = await findAttempt(transaction, userId, sent.id);
        if (kept?.problemId !== problemId) throw usedId();
        if (added === undefined) return { isNew: false, kept: kept.attempt };
        await keepNewest(transaction, userId, [problemId], ATTEMPTS_KEPT);
        if ((await countAttempts(transaction, userId)) > ATTEMPTS_MAX) throw tooMany();
        return { isNew: true, kept: kept.attempt };
      });
    },

    async draft(own: OwnProblem, language: WorkLanguage): Promise<KeptDraft | null> {
      await requireProblem(own);
      return draftOf(own, language);
    },

    /** The latest change wins. @returns the draft that stands */
    async saveDraft(own: OwnProblem, sent: NewSolutionDraft): Promise<KeptDraft | null> {
      await requireProblem(own);
      const changedAt = notLaterThanNow(sent.changedAt);
      await saveDrafts(kysely, own.userId, [{ ...sent, problemId: own.problemId, changedAt }]);
      return draftOf(own, sent.language);
    },

    async discardDraft(own: OwnProblem, language: WorkLanguage): Promise<void> {
      await requireProblem(own);
      await deleteDrafts(kysely, own.userId, [{ problemId: own.problemId, language }]);
    },

    async cases(own: OwnProblem, language: WorkLanguage): Promise<KeptOwnCases | null> {
      await requireProblem(own);
      return casesOf(own, language);
    },

    /** The latest change wins. @returns the cases that stand */
    async saveCases(own: OwnProblem, sent: NewOwnCases): Promise<KeptOwnCases | null> {
      await requireProblem(own);
      const changedAt = notLaterThanNow(sent.changedAt);
      await saveOwnCases(kysely, own.userId, [{ ...sent, problemId: own.problemId, changedAt }]);
      return casesOf(own, sent.language);
    },
  };
}
