import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import { oneLine, text } from '../composition/text.ts';

/** An address as people type it, with https:// if they left the beginning out. */
function completed(typed: string): string {
  const address = oneLine(typed);
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const plain = protocol === 'https:' && username === '' && password === '';
  return plain && hostname.includes('.') ? hostname.replace(/^www\./, '') : null;
}

const isOn = (host: string, sites: readonly string[]) =>
  sites.some((site) => host === site || host.endsWith(`.${site}`));

/** The https address of a page; '' for none. @param sites hosts that it must be on; none means anywhere. */
const link = (expected: string, sites?: readonly string[]) =>
  text(limits.link).check(
    z.overwrite(completed),
    z.refine((address) => {
      if (address === '') return true;
      const host = hostOf(address);
      return host !== null && (!sites || isOn(host, sites));
    }, expected),
  );

const ANYWHERE = 'must be an address such as https://example.org';

/** The tab Socials. Each may be left empty. */
export const socialsForm = z.strictObject({
  linkedin: link('must be an address such as https://www.linkedin.com/in/your-name', [
    'linkedin.com',
  ]),
  twitter: link('must be an address such as https://x.com/your-name', ['twitter.com', 'x.com']),
  website: link(ANYWHERE),
  resume: link(ANYWHERE),
});
export type SocialsForm = z.infer<typeof socialsForm>;
