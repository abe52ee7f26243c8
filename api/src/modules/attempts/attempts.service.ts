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
import type { Database } from '../../database/database.ts';
import { DomainError, notFound, signInRequired } from '../../errors/domain-error.ts';
import {
  countAttempts,
  findAttempt,
  findAttempts,
  insertAttempt,
  isProblem,
  keepNewest,
  lockPerson,
} from './attempts.repository.ts';
import { deleteDraft, findDraft, saveDraft } from './drafts.repository.ts';
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
    if (!(await isProblem(kysely, problemId))) throw unknown(problemId);
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
      const submittedAt = likelyTime(sent.submittedAt, now());
      return kysely.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, own.userId))) throw signInRequired();
        const known = await findAttempt(transaction, own.userId, sent.id);
        if (known && known.problemId !== own.problemId) throw usedId();
        if (known) return { isNew: false, kept: known.attempt };
        const kept = await insertAttempt(transaction, own, { ...sent, submittedAt });
        await keepNewest(transaction, own, ATTEMPTS_KEPT);
        if ((await countAttempts(transaction, own.userId)) > ATTEMPTS_MAX) throw tooMany();
        return { isNew: true, kept };
      });
    },

    async draft(own: OwnProblem, language: WorkLanguage): Promise<KeptDraft | null> {
      await requireProblem(own);
      return findDraft(kysely, own, language);
    },

    /** The latest change wins. @returns the draft that stands */
    async saveDraft(own: OwnProblem, sent: NewSolutionDraft): Promise<KeptDraft | null> {
      await requireProblem(own);
      await saveDraft(kysely, own, { ...sent, changedAt: notLaterThanNow(sent.changedAt) });
      return findDraft(kysely, own, sent.language);
    },

    async discardDraft(own: OwnProblem, language: WorkLanguage): Promise<void> {
      await requireProblem(own);
      await deleteDraft(kysely, own, language);
    },

    async cases(own: OwnProblem, language: WorkLanguage): Promise<KeptOwnCases | null> {
      await requireProblem(own);
      return findOwnCases(kysely, own, language);
    },

    /** The latest change wins. @returns the cases that stand */
    async saveCases(own: OwnProblem, sent: NewOwnCases): Promise<KeptOwnCases | null> {
      await requireProblem(own);
      await saveOwnCases(kysely, own, { ...sent, changedAt: notLaterThanNow(sent.changedAt) });
      return findOwnCases(kysely, own, sent.language);
    },
  };
}
