import { limits } from '@site/shared/contracts/composition';
import { fullName } from '@site/shared/contracts/identity';

/** For people whose name cannot be shown; their whole address is nobody else's business. */
const NAMELESS = 'Learner';

/**
 * A name for an account whose person didn't choose one here.
 * @param given what others call them, if anyone does
 */
export const accountName = (email: string, given = ''): string =>
  fitting(given) ?? fitting(email.split('@')[0] ?? '') ?? NAMELESS;

/** A name as people may choose it here; null if nothing of it can be stored. */
function fitting(name: string): string | null {
  const short = [...name.replaceAll('\0', '')].slice(0, limits.name).join('');
  return fullName.safeParse(short).data ?? null;
}
