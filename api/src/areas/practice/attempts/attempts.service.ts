import {
  ATTEMPTS_MAX,
  ATTEMPTS_RETAINED,
  type Attempt,
  type ExerciseDraft,
  type NewAttempt,
  type NewOwnCases,
  type NewSolutionDraft,
  type OwnUnitParams,
  type SavedOwnCases,
  type WorkLanguage,
} from '@site/shared/contracts/practice';
import type { Database } from '../../../database/database.ts';
import { DomainError, notFound, signInRequired } from '../../../errors/domain-error.ts';
import {
  countAttempts,
  findAttempt,
  findAttempts,
  findExercises,
  insertAttempts,
  lockPerson,
  retainNewest,
} from './attempts.repository.ts';
import { discardWork, findWork, replaceWork } from './work.repository.ts';

const usedId = () =>
  new DomainError(409, 'id-in-use', 'This attempt id belongs to an attempt at another problem.');

const tooMany = () =>
  new DomainError(
    409,
    'too-many-attempts',
    `Your account holds ${ATTEMPTS_MAX.toLocaleString('en')} attempts, and no more can be kept. You can still solve problems.`,
  );

const unknown = (unitId: string) => notFound(`There is nothing to solve in the unit ${unitId}.`);

/**
 * What people try on exercises, which are DSA problems and tasks: theirs alone, and nothing else on the site relies on
 * it. Every call throws DomainError 404 for a unit that was never one; a retired one still takes what a page that was
 * opened before has to say.
 */
export function createAttempts({ kysely }: Pick<Database, 'kysely'>, now = () => new Date()) {
  const requireExercise = async ({ unitId }: OwnUnitParams) => {
    const known = await findExercises(kysely, [unitId]);
    if (!known.has(unitId)) throw unknown(unitId);
  };
  const draftOf = async ({ userId, unitId }: OwnUnitParams, language: WorkLanguage) => {
    const place = { unitId, language };
    const saved = (await findWork(kysely, userId, 'code', [place]))(place);
    return saved && { language, code: saved.content, changedAt: saved.changedAt };
  };
  const casesOf = async ({ userId, unitId }: OwnUnitParams, language: WorkLanguage) => {
    const place = { unitId, language };
    const saved = (await findWork(kysely, userId, 'cases', [place]))(place);
    return saved && { language, inputs: saved.content, changedAt: saved.changedAt };
  };
  /** Times in the future count as now. */
  const notLaterThanNow = (time: string) =>
    new Date(Math.min(Date.parse(time), now().getTime())).toISOString();

  return {
    /** The newest first. */
    async list(own: OwnUnitParams): Promise<Attempt[]> {
      await requireExercise(own);
      return findAttempts(kysely, own);
    },

    /**
     * Stores an attempt, or finds the one that was stored when it was sent before.
     * @throws DomainError 409 if its id belongs to another exercise's attempt, or the account holds too many.
     */
    async add(own: OwnUnitParams, sent: NewAttempt): Promise<{ isNew: boolean; attempt: Attempt }> {
      await requireExercise(own);
      const { userId, unitId } = own;
      const submittedAt = likelyTime(sent.submittedAt, now());
      return kysely.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, userId))) throw signInRequired();
        const [added] = await insertAttempts(transaction, userId, [
          { ...sent, unitId, submittedAt },
        ]);
        const stored = await findAttempt(transaction, userId, sent.id);
        if (stored?.unitId !== unitId) throw usedId();
        if (added === undefined) return { isNew: false, attempt: stored.attempt };
        await retainNewest(transaction, userId, [unitId], ATTEMPTS_RETAINED);
        if ((await countAttempts(transaction, userId)) > ATTEMPTS_MAX) throw tooMany();
        return { isNew: true, attempt: stored.attempt };
      });
    },

    async draft(own: OwnUnitParams, language: WorkLanguage): Promise<ExerciseDraft | null> {
      await requireExercise(own);
      return draftOf(own, language);
    },

    /** @returns the draft that stands: another one if it wasn't the base of what was sent */
    async saveDraft(own: OwnUnitParams, sent: NewSolutionDraft): Promise<ExerciseDraft | null> {
      await requireExercise(own);
      const { language, code: content } = sent;
      const changedAt = notLaterThanNow(sent.changedAt);
      const work = { unitId: own.unitId, language, content, changedAt };
      await replaceWork(kysely, own.userId, 'code', work, sent.base);
      return draftOf(own, language);
    },

    /** @returns the draft that stands: another one if it wasn't the one to discard */
    async discardDraft(
      own: OwnUnitParams,
      language: WorkLanguage,
      base: string,
    ): Promise<ExerciseDraft | null> {
      await requireExercise(own);
      await discardWork(kysely, own.userId, 'code', { unitId: own.unitId, language }, base);
      return draftOf(own, language);
    },

    async cases(own: OwnUnitParams, language: WorkLanguage): Promise<SavedOwnCases | null> {
      await requireExercise(own);
      return casesOf(own, language);
    },

    /** @returns the cases that stand: others if they weren't the base of what was sent */
    async saveCases(own: OwnUnitParams, sent: NewOwnCases): Promise<SavedOwnCases | null> {
      await requireExercise(own);
      const { language, inputs: content } = sent;
      const changedAt = notLaterThanNow(sent.changedAt);
      const work = { unitId: own.unitId, language, content, changedAt };
      await replaceWork(kysely, own.userId, 'cases', work, sent.base);
      return casesOf(own, language);
    },
  };
}

/** How far the clock of a device may be ahead. */
const AHEAD_MS = 5 * 60_000;
/** No device of ours has made anything before. */
const EARLIEST = Date.UTC(2020, 0, 1);

/** When something was made: what the device says, unless its clock is wrong beyond doubt. */
export function likelyTime(time: string, now: Date): Date {
  const said = Date.parse(time);
  return said < EARLIEST || said > now.getTime() + AHEAD_MS ? now : new Date(said);
}
