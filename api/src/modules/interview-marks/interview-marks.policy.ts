import { forbidden, signInRequired } from '../../errors/domain-error.ts';

/**
 * How a person marks an interview is theirs, and nobody else sees or changes it.
 * @throws DomainError 401 if nobody is signed in, 403 if it belongs to somebody else.
 */
export function requireOwner(signedIn: { id: string } | null, userId: string): void {
  if (!signedIn) throw signInRequired();
  if (signedIn.id !== userId.toLowerCase()) {
    throw forbidden('You can only see and change your own marks.');
  }
}
