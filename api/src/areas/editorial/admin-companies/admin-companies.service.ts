import type { AdminCompanyList } from '@site/shared/contracts/editorial';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import {
  type CompanyRow,
  countReports,
  deleteCompany,
  findAdminCompanies,
  findNamesake,
  holdCompanies,
  isListed,
  mergeCompanies,
  nameCompany,
} from './admin-companies.repository.ts';

const refusedName = () => {
  const message = 'Another company has this name. Merge the two instead.';
  return new DomainError(409, 'name-taken', message, { name: message });
};

const refusedMerge = (message: string) =>
  new DomainError(400, 'invalid', message, { into: message });

/**
 * The names of companies, known from content or from learners' reports. Every change responds with all of them, and
 * throws DomainError 404 if the company isn't there or was merged.
 */
export function createAdminCompanies(kysely: Kysely<DB>) {
  const list = async (): Promise<AdminCompanyList> => ({ items: await findAdminCompanies(kysely) });

  const change = async (work: (transaction: Transaction<DB>) => Promise<void>) => {
    await kysely.transaction().execute(work);
    return list();
  };

  return {
    list,

    /** @throws DomainError 409 if another company has the name. */
    name: (admin: SignedInAdmin, id: number, name: string) =>
      change(async (transaction) => {
        const company = await hold(transaction, id);
        const namesake = await findNamesake(transaction, name);
        // Its own former name: it's called that again.
        if (namesake?.merged_into === id) await deleteCompany(transaction, namesake.id);
        else if (namesake && namesake.id !== id) throw refusedName();
        await nameCompany(transaction, company, name);
        await recordChange(transaction, admin, {
          action: company.accepted_at ? 'company.rename' : 'company.accept',
          subject: String(id),
          before: { name: company.name },
          after: { name },
        });
      }),

    /** @throws DomainError 400 unless both are there, and the one that remains is accepted. */
    merge: (admin: SignedInAdmin, id: number, into: number) =>
      change(async (transaction) => {
        if (id === into) throw refusedMerge('Choose another company.');
        const held = await holdCompanies(transaction, [id, into]);
        const company = held.find((row) => row.id === id);
        const other = held.find((row) => row.id === into);
        if (!company) throw gone();
        if (!other?.accepted_at) throw refusedMerge('Choose a company that was accepted.');
        const reports = await countReports(transaction, id);
        await mergeCompanies(transaction, { id, into });
        await recordChange(transaction, admin, {
          action: 'company.merge',
          subject: String(id),
          before: { name: company.name, reports },
          after: { name: other.name },
        });
      }),

    /** @throws DomainError 409 while problems list it. */
    remove: (admin: SignedInAdmin, id: number) =>
      change(async (transaction) => {
        const { name, accepted_at } = await hold(transaction, id);
        if (await isListed(transaction, id)) throw listedByProblems();
        const reports = await countReports(transaction, id);
        await deleteCompany(transaction, id);
        await recordChange(transaction, admin, {
          action: 'company.remove',
          subject: String(id),
          // Nobody accepted a pending name: whatever was typed there goes for good.
          before: accepted_at ? { name, reports } : { reports },
          after: null,
        });
      }),
  };
}

async function hold(transaction: Transaction<DB>, id: number): Promise<CompanyRow> {
  const [company] = await holdCompanies(transaction, [id]);
  if (!company) throw gone();
  return company;
}

const gone = () => notFound('This company is no longer there.');

const listedByProblems = () =>
  new DomainError(409, 'in-use', 'Problems list this company. Remove it from them first.');
