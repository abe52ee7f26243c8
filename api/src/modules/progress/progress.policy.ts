import { forbidden, signInRequired } from '../../errors/domain-error.ts';

/**
 * Progress belongs to one person and nobody else changes it.
 * @throws DomainError 401 if nobody is signed in, 403 if it belongs to somebody else.
 */
export function requireOwner(signedIn: { id: string } | null, userId: string): void {
  if (!signedIn) throw signInRequired();
  if (signedIn.id !== userId.toLowerCase()) {
    throw forbidden('You can only change your own progress.');
  }
}
