import { runtimeConfig } from '@site/shared/platform';

/** A chat with the team, in a new tab; null if no phone number is configured. */
export function chatLink() {
  const phone = runtimeConfig().contact?.phone;
  if (!phone) return null;
  return {
    href: `https://wa.me/${phone.replace(/\D/g, '')}`,
    target: '_blank',
    rel: 'noopener',
    title: 'Opens a WhatsApp chat in a new tab',
  };
}
