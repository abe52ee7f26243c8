import { unitOf } from '@site/shared/contracts';

/** What an account keeps of a problem begins with this address. */
export function ownPath(person: string, problemId: string): string {
  const unit = unitOf(problemId);
  return `/v1/users/${person}/${unit === null ? `dsa-problems/${problemId}` : `units/${unit}`}`;
}
