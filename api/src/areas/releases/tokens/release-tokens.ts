import { releaseRights } from '@site/shared/contracts/composition';
import { OPERATOR } from '@site/shared/contracts/identity';
import {
  ALL_UNITS,
  type NewReleaseToken,
  type ReleaseToken,
  type ReleaseTokenMade,
} from '@site/shared/contracts/releases';
import { recordChange } from '../../../audit/index.ts';
import type { Database } from '../../../database/database.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import { type Holder, requireRight, requireRightToMake } from '../../../routing/release-holder.ts';
import { newOpaqueToken, opaqueTokenHash } from '../../../session/opaque-token.ts';
import { authorOf } from './author.ts';
import {
  endToken,
  findTokens,
  insertToken,
  lockToken,
  useToken,
} from './release-tokens.repository.ts';

/** By this, programs that look for secrets in sources recognise a token. */
const MARK = 'mfe_';

const nameTaken = () =>
  new DomainError(
    409,
    'name-taken',
    "There's already a token with this name. End it, or choose another name.",
    {
      name: 'is the name of another token',
    },
  );

/** The operator, at the machine. */
const operator: Holder = {
  name: OPERATOR,
  person: null,
  unit: ALL_UNITS,
  rights: releaseRights,
};

export type ReleaseTokens = ReturnType<typeof createReleaseTokens>;

/** Tokens by which teams release. What is done without naming a token is done by the operator. */
export function createReleaseTokens({ kysely }: Pick<Database, 'kysely'>) {
  return {
    /** Who sent this token; null if it never counted or doesn't any more. */
    async read(token: string): Promise<Holder | null> {
      if (!token.startsWith(MARK)) return null;
      return (await useToken(kysely, opaqueTokenHash(token))) ?? null;
    },

    /**
     * Nobody sees the token itself again.
     * @throws DomainError 403 if `by` would hand on more than it may, 409 if the name is taken
     */
    async create(
      { name, unit, rights, days }: NewReleaseToken,
      by: Holder = operator,
    ): Promise<ReleaseTokenMade> {
      requireRightToMake(by, { unit, rights });
      const token = `${MARK}${newOpaqueToken().token}`;
      return kysely.transaction().execute(async (transaction) => {
        const made = await insertToken(transaction, {
          name,
          unit,
          rights: releaseRights.filter((right) => rights.includes(right)),
          hash: opaqueTokenHash(token),
          created_by: by.name,
          administrator_id: by.administrator ?? null,
          person_id: by.person,
          days,
        });
        if (!made) throw nameTaken();
        await recordChange(transaction, authorOf(by.name, by.administrator), {
          action: 'release-token.create',
          subject: name,
          before: null,
          after: factsOf(made),
        });
        return { ...made, token };
      });
    },

    /** @throws DomainError 403 */
    async list(by: Holder = operator): Promise<ReleaseToken[]> {
      requireRight(by, 'tokens');
      const tokens = await findTokens(kysely);
      return tokens.filter(({ unit }) => by.unit === ALL_UNITS || by.unit === unit);
    },

    /** From now on it doesn't count. @throws DomainError 403, 404 */
    async end(id: string, by: Holder = operator): Promise<void> {
      requireRight(by, 'tokens');
      await kysely.transaction().execute(async (transaction) => {
        const token = await lockToken(transaction, id);
        if (!token) throw notFound("This token doesn't exist, or someone has ended it.");
        requireRight(by, 'tokens', token.unit);
        await endToken(transaction, id);
        await recordChange(transaction, authorOf(by.name, by.administrator), {
          action: 'release-token.end',
          subject: token.name,
          before: factsOf(token),
          after: null,
        });
      });
    },
  };
}

/** What the audit log records of a token. */
const factsOf = ({ id, unit, rights, expiresAt }: ReleaseToken) => ({
  id,
  unit,
  rights: rights.join(', '),
  expiresAt,
});
