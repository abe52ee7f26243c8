import { OPERATOR, TOKEN_AUTHOR } from '@site/shared/contracts/identity';

/** Who did something, as the audit log names them. */
export function authorName(by: string, isAdministrator: boolean): string {
  if (isAdministrator) return by;
  return by === OPERATOR ? 'Operator' : `${TOKEN_AUTHOR}${by}`;
}
