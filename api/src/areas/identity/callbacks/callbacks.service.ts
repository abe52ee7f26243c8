import {
  CALLBACKS_PER_PAGE,
  type CallbackChange,
  type CallbackPage,
  type CallbackRequest,
  type callbackExportQuery,
  type callbacksQuery,
  type HandledCallback,
} from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { recordChange } from '../../../audit/index.ts';
import type { Context } from '../../../context.ts';
import { csvFile } from '../../../csv/csv-file.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import { composeMail, type Mail, queueMail } from '../../../mail/index.ts';
import { readCursor, writeCursor } from '../../../routing/page-cursor.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { requireRecent } from '../admins/admins.policy.ts';
import {
  countCallbacks,
  deleteCallback,
  findCallbacks,
  insertCallbackRequest,
  lockCallback,
  updateCallback,
} from './callbacks.repository.ts';

/** Stores what a visitor left and mails it to the operator; anyone may request a callback. */
export const requestCallback = (
  { config, database: { kysely } }: Context,
  request: CallbackRequest,
): Promise<{ id: string }> =>
  kysely.transaction().execute(async (transaction) => {
    const stored = await insertCallbackRequest(transaction, request);
    await queueMail(transaction, callbackMail(config.operatorEmail, request));
    return stored;
  });

/** Notifies the operator of a callback request. A reply goes to the visitor. */
const callbackMail = (operator: string, { name, email, phone, query }: CallbackRequest): Mail =>
  composeMail({
    to: operator,
    replyTo: email,
    subject: 'Someone wants a callback',
    paragraphs: [
      `Name: ${name}\nEmail: ${email}\nMobile number: ${phone}`,
      query ? `Query:\n${query}` : 'They left no query.',
    ],
  });

const gone = () => notFound('This request no longer exists.');

const changedElsewhere = ({ changed }: HandledCallback) =>
  new DomainError(
    409,
    'changed-elsewhere',
    `${changed?.by ?? 'Someone'} has changed this request in the meantime. Take another look.`,
  );

/** What owners do about callback requests. The audit log can't be emptied, so it holds nothing of the person. */
export function createAdminCallbacks(kysely: Kysely<DB>) {
  return {
    /** @throws DomainError 400 for a page nobody named. */
    async list({ before, ...filter }: z.output<typeof callbacksQuery>): Promise<CallbackPage> {
      const after = before === undefined ? null : readCursor(before);
      // One more than is shown says whether there is another page.
      const found = await findCallbacks(kysely, filter, { after, count: CALLBACKS_PER_PAGE + 1 });
      const items = found.slice(0, CALLBACKS_PER_PAGE);
      const last = found.length > items.length ? items.at(-1) : undefined;
      return {
        items,
        counts: await countCallbacks(kysely, filter.q),
        next: last ? writeCursor({ createdAt: new Date(last.createdAt), id: last.id }) : null,
      };
    },

    /** Everything that fits as the text of a CSV file. Written down, since it takes personal data out of the site. */
    async export(
      admin: SignedInAdmin,
      filter: z.output<typeof callbackExportQuery>,
    ): Promise<string> {
      return kysely.transaction().execute(async (transaction) => {
        const found = await findCallbacks(transaction, filter);
        await recordChange(transaction, admin, {
          action: 'callback.export',
          subject: 'callback-requests',
          before: null,
          after: { requests: found.length, state: filter.state ?? 'all' },
        });
        return csvFile(callbackRows(found));
      });
    },

    /** @throws DomainError 404, 409 if it has changed since that version. */
    async change(
      admin: SignedInAdmin,
      { id, state, note, version }: CallbackChange & { id: string },
    ): Promise<HandledCallback> {
      return kysely.transaction().execute(async (transaction) => {
        const before = await lockCallback(transaction, id);
        if (!before) throw gone();
        if (before.version !== version) throw changedElsewhere(before);
        const after = await updateCallback(transaction, { id, state, note, by: admin.name });
        await recordChange(transaction, admin, {
          action: 'callback.change',
          subject: id,
          before: { state: before.state },
          after: { state, noteChanged: note !== before.note },
        });
        return after;
      });
    },

    /** @throws DomainError 403 (see requireRecent), 404. */
    async remove(admin: SignedInAdmin, id: string): Promise<void> {
      requireRecent(admin);
      await kysely.transaction().execute(async (transaction) => {
        const before = await lockCallback(transaction, id);
        if (!before) throw gone();
        await deleteCallback(transaction, id);
        await recordChange(transaction, admin, {
          action: 'callback.delete',
          subject: id,
          before: { state: before.state, createdAt: before.createdAt },
          after: null,
        });
      });
    },
  };
}

const headings = [
  'Received (UTC)',
  'State',
  'Name',
  'Email',
  'Mobile number',
  'Query',
  'Note',
  'Changed by',
  'Changed (UTC)',
];

/** The rows of a table of requests, the headings first. */
const callbackRows = (requests: readonly HandledCallback[]): string[][] => [
  headings,
  ...requests.map(({ createdAt, state, name, email, phone, query, note, changed }) => [
    moment(createdAt),
    state,
    name,
    email,
    phone,
    query ?? '',
    note,
    changed?.by ?? '',
    changed ? moment(changed.at) : '',
  ]),
];

/** As spreadsheets read a moment, such as 2026-11-22 14:10:05. */
const moment = (iso: string) => iso.slice(0, 19).replace('T', ' ');
