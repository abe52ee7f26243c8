import { events, toast } from '@site/shared/platform';

/** Opens the login dialog; `resume` is called once the person has signed in. */
export function askToLogIn(reason: string, resume: () => void): void {
  toast.error('Please log in first!', { id: 'sign-in-wanted' });
  events.emit('sign-in-wanted', { reason, resume });
}
