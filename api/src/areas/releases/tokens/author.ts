import { OPERATOR, TOKEN_AUTHOR } from '@site/shared/contracts/identity';
import type { Author } from '../../../audit/index.ts';

/**
 * Who did something with releases, as the audit log names them.
 * @param by the name of an administrator or a token, or the operator
 * @param administrator the id of the administrator whose name that is
 */
export function authorOf(by: string, administrator: string | null = null): Author {
  if (administrator) return { id: administrator, name: by };
  return { id: null, name: by === OPERATOR ? 'Operator' : `${TOKEN_AUTHOR}${by}` };
}
