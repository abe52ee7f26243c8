import { forbidden, signInRequired } from '../../errors/domain-error.ts';

/**
 * What is on a device goes to the account of the person who says so, and to nobody else's.
 * @throws DomainError 401 if nobody is signed in, 403 if the account is somebody else's.
 */
export function requireOwner(signedIn: { id: string } | null, userId: string): void {
  if (!signedIn) throw signInRequired();
  if (signedIn.id !== userId.toLowerCase()) {
    throw forbidden('You can only merge into your own account.');
  }
}
