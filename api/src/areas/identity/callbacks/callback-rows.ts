import type { HandledCallback } from '@site/shared/contracts';

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
export const callbackRows = (requests: readonly HandledCallback[]): string[][] => [
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
