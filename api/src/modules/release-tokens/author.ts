import { OPERATOR, TOKEN_AUTHOR } from '@site/shared/contracts';
import type { Author } from '../audit/index.ts';

/**
 * Who did something with releases, as the audit log names them.
 * @param by the operator, or the name of a token
 */
export const authorOf = (by: string): Author => ({
  id: null,
  name: by === OPERATOR ? 'Operator' : `${TOKEN_AUTHOR}${by}`,
});
