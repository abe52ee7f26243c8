import type {
  ChangeSecondFactorRequest,
  RecoveryCodes,
  SecondFactor,
  SecondFactorSetup,
} from '@site/shared/contracts/identity';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { GuessSource } from '../../../limits/index.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { deleteSessionsOf } from './admin-sessions.repository.ts';
import { holdAdmin, isDemonstration } from './admins.repository.ts';
import type { GivenPassword } from './admins.service.ts';
import { recordAdminChange } from './change-admins.ts';
import {
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findUnconfirmed,
  hasSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.repository.ts';
import {
  type createCodeCheck,
  newRecoveryCodes,
  recoveryCodeHash,
  unreadable,
  wrongCode,
} from './second-factor-check.ts';
import type { SecretBox } from './secret-box.ts';
import { newTotpSecret, setupOf, stepOf } from './totp.ts';

const alreadyOn = () =>
  new DomainError(409, 'second-factor-on', 'Your second factor is already on. Turn it off first.');

const notBegun = () =>
  new DomainError(409, 'second-factor-not-begun', 'Start setting up your second factor first.');

const notOn = () => new DomainError(409, 'second-factor-off', "Your second factor isn't on.");

interface Needs {
  box: SecretBox;
  useCode: ReturnType<typeof createCodeCheck>;
  requirePassword: (admin: SignedInAdmin, given: GivenPassword) => Promise<unknown>;
}

/** An administrator's own second factor. */
export function createSecondFactorService(
  kysely: Kysely<DB>,
  { box, useCode, requirePassword }: Needs,
) {
  /** Shown once: the database stores only hashes. */
  const issueRecoveryCodes = async (transaction: Transaction<DB>, adminId: string) => {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(transaction, adminId, codes.map(recoveryCodeHash));
    return codes;
  };

  /** Password and code. @throws DomainError 400 for a wrong one, 409 without a second factor, 429. */
  const requireBoth = async (
    admin: SignedInAdmin,
    { password, code }: ChangeSecondFactorRequest,
    source: GuessSource,
  ): Promise<void> => {
    if (!(await hasSecondFactor(kysely, admin.id))) throw notOn();
    await requirePassword(admin, { password, source });
    await useCode(admin, code);
  };

  return {
    async status({ id }: SignedInAdmin): Promise<SecondFactor> {
      const on = await hasSecondFactor(kysely, id);
      const advised = !on && !(await isDemonstration(kysely, id));
      return { on, advised, recoveryCodesLeft: await countRecoveryCodes(kysely, id) };
    },

    /** Signing in requires no code until `confirm`. @throws DomainError 400 for a wrong password, 409 if it is on. */
    async begin(
      admin: SignedInAdmin,
      password: string,
      source: GuessSource,
    ): Promise<SecondFactorSetup> {
      await requirePassword(admin, { password, source });
      const secret = newTotpSecret();
      if (!(await beginFactor(kysely, admin.id, box.seal(secret, admin.id)))) throw alreadyOn();
      return setupOf(secret, admin.email);
    },

    /**
     * Turns it on, with the first code of the app. The administrator's other sessions end, since they
     * began without it. @throws DomainError 400 for a wrong code, 409 if no set-up has begun.
     */
    async confirm(admin: SignedInAdmin, code: string): Promise<RecoveryCodes> {
      const waiting = await findUnconfirmed(kysely, admin.id);
      if (!waiting) throw notBegun();
      const secret = box.open(waiting.secret, admin.id);
      if (!secret) throw unreadable();
      const step = stepOf(secret, code);
      if (step === null) throw wrongCode();
      return kysely.transaction().execute(async (transaction) => {
        await holdAdmin(transaction, admin.id);
        const factor = { adminId: admin.id, secret: waiting.secret, step };
        if (!(await confirmFactor(transaction, factor))) throw notBegun();
        const recoveryCodes = await issueRecoveryCodes(transaction, admin.id);
        await deleteSessionsOf(transaction, admin.id, { except: admin.session });
        await recordAdminChange(transaction, admin, {
          action: 'admin.second-factor.on',
          subject: admin.id,
          before: { secondFactor: false },
          after: { secondFactor: true },
        });
        return { recoveryCodes };
      });
    },

    /** Ten new codes; the old ones stop working. */
    async renewRecoveryCodes(
      admin: SignedInAdmin,
      request: ChangeSecondFactorRequest,
      source: GuessSource,
    ): Promise<RecoveryCodes> {
      await requireBoth(admin, request, source);
      return kysely.transaction().execute(async (transaction) => {
        const left = await countRecoveryCodes(transaction, admin.id);
        const recoveryCodes = await issueRecoveryCodes(transaction, admin.id);
        await recordAdminChange(transaction, admin, {
          action: 'admin.recovery-codes',
          subject: admin.id,
          before: { left },
          after: { left: recoveryCodes.length },
        });
        return { recoveryCodes };
      });
    },

    async turnOff(
      admin: SignedInAdmin,
      request: ChangeSecondFactorRequest,
      source: GuessSource,
    ): Promise<void> {
      await requireBoth(admin, request, source);
      await kysely.transaction().execute(async (transaction) => {
        if (!(await deleteFactor(transaction, admin.id))) throw notOn();
        await recordAdminChange(transaction, admin, {
          action: 'admin.second-factor.off',
          subject: admin.id,
          before: { secondFactor: true },
          after: { secondFactor: false },
        });
      });
    },
  };
}
