import { brand } from '@site/shared/brand';
import type { OauthFailure } from '@site/shared/contracts';
import { Notice } from '@site/shared/ui';

const sentences: Record<OauthFailure, string> = {
  denied: 'You cancelled the sign-in, so nothing happened. Try again, or log in another way.',
  state: 'The sign-in took too long, or was started in another browser. Please start it again.',
  'provider-down':
    'The sign-in service is not responding right now. Try again in a moment, or log in with your email.',
  'email-unverified':
    'Your email address is not verified there yet. Verify it with them first, or log in with your email.',
  'link-refused':
    'The account with your email address belongs to another sign-in there. Log in the way you did before.',
  'account-disabled': `Your account has been disabled. We mailed you the reason. To object, write to ${brand.contact.email}.`,
  failed: 'The sign-in did not work. Please try again, or log in with your email.',
};

const isKnown = (code: string): code is OauthFailure => Object.hasOwn(sentences, code);

/** Explains why a provider sign-in failed, by the error code in the address of the login page. */
export function ProviderFailure({ code }: { code: string | null }) {
  if (!code) return null;
  return <Notice tone="danger">{sentences[isKnown(code) ? code : 'failed']}</Notice>;
}
