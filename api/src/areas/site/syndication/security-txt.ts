/** How long the file is valid; its readers fetch it again long before. */
const DAYS = 180;

/**
 * Where to report a weakness, in the format of RFC 9116.
 * @param publicUrl without a closing slash
 * @param contact an email address
 */
export const securityTxt = (publicUrl: string, contact: string, now = Date.now()): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now + DAYS * 86_400_000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
