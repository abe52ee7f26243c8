import { brand } from '@site/shared/brand';
import type { OauthFailure } from '@site/shared/contracts/identity';
import { Notice } from '@site/shared/ui';

const sentences: Record<OauthFailure, string> = {
  denied: "You cancelled, so you're not logged in yet. Try again, or log in another way.",
  state: 'That took too long, or you started it in another browser. Please try again.',
  'provider-down':
    "That service isn't responding right now. Try again in a moment, or log in with your email.",
  'email-unverified':
    "You haven't verified your email with that service yet. Verify it there first, or log in with your email.",
  'link-refused':
    'The account with your email is linked to a different login. Log in the way you did before.',
  'account-disabled': `Your account has been disabled. We've emailed you the reason. If you think this is a mistake, write to ${brand.contact.email}.`,
  failed: "That didn't work. Please try again, or log in with your email.",
};

const isKnown = (code: string): code is OauthFailure => Object.hasOwn(sentences, code);

/** Explains why a provider sign-in failed, by the error code in the address of the login page. */
export function ProviderFailure({ code }: { code: string | null }) {
  if (!code) return null;
  return <Notice tone="danger">{sentences[isKnown(code) ? code : 'failed']}</Notice>;
}
