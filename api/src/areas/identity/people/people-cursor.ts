import { DomainError } from '../../../errors/domain-error.ts';

/** The position between two pages: after the person who signed up at this time, with this id. */
export interface Cursor {
  /** Microseconds since 1970, as precise as the database is. */
  micros: string;
  id: string;
}

const pattern = /^(\d{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const writeCursor = ({ micros, id }: Cursor): string => `${micros}_${id}`;

/** @throws DomainError 400 for what `writeCursor` never wrote. */
export function readCursor(text: string): Cursor {
  const [, micros, id] = pattern.exec(text) ?? [];
  if (micros !== undefined && id !== undefined) return { micros, id };
  const message = 'after must be the next value of the previous page';
  throw new DomainError(400, 'invalid', message, { after: message });
}
