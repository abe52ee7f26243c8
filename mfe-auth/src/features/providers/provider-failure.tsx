import type { OauthFailure } from '@site/shared/contracts';
import { Notice } from '@site/shared/ui';

const sentences: Record<OauthFailure, string> = {
  denied: 'You did not allow the sign-in, so nothing happened. Try again, or log in another way.',
  state: 'The sign-in took too long, or was begun in another browser. Please start it again.',
  'provider-down':
    'The sign-in service does not answer right now. Try again in a moment, or log in with your email.',
  'email-unverified':
    'Your email address is not verified there yet. Verify it with them first, or log in with your email.',
  'link-refused':
    'The account with your email address belongs to another sign-in there. Log in the way you did before.',
  failed: 'The sign-in did not work. Please try again, or log in with your email.',
};

const isKnown = (code: string): code is OauthFailure => Object.hasOwn(sentences, code);

/** Says why the way through a provider led back to the login page, by the code in its address. */
export function ProviderFailure({ code }: { code: string | null }) {
  if (!code) return null;
  return <Notice tone="danger">{sentences[isKnown(code) ? code : 'failed']}</Notice>;
}
