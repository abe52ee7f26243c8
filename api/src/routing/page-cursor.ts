import { DomainError } from '../errors/domain-error.ts';

/** The position between two pages: after the row with this time and id. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

const pattern = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const writeCursor = ({ createdAt, id }: Cursor): string => `${createdAt.getTime()}_${id}`;

/** @throws DomainError 400 for what `writeCursor` never wrote. */
export function readCursor(text: string): Cursor {
  const [, time, id] = pattern.exec(text) ?? [];
  if (id !== undefined) return { createdAt: new Date(Number(time)), id };
  const message = 'before must be the next value of the previous page';
  throw new DomainError(400, 'invalid', message, { before: message });
}
