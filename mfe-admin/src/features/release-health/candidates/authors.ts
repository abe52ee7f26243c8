import { type CanaryInfo, OPERATOR, TOKEN_AUTHOR } from '@site/shared/contracts';

/** Who began it and, if required, who approved it. */
export function authorsOf(candidate: CanaryInfo): string {
  const { beganBy, beganByAdministrator, approvedBy, approvedByAdministrator } = candidate;
  const first = nameOf(beganBy, beganByAdministrator);
  return approvedBy
    ? `${first}, approved by ${nameOf(approvedBy, approvedByAdministrator)}`
    : first;
}

/** As the audit log names them. */
function nameOf(by: string, isAdministrator: boolean): string {
  if (isAdministrator) return by;
  return by === OPERATOR ? 'Operator' : `${TOKEN_AUTHOR}${by}`;
}
