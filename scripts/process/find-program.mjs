import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of administrators, which aren't on everyone's PATH. */
const FOR_ADMINISTRATORS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * Where a program is; null if it isn't installed.
 * @returns {string | null}
 */
export const findProgram = (name) =>
  [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...FOR_ADMINISTRATORS]
    .map((folder) => join(folder, name))
    .find(isProgram) ?? null;

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
