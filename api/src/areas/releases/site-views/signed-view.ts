import { createHmac, timingSafeEqual } from 'node:crypto';
import { releaseVersion } from '@site/shared/contracts/composition';
import { releaseUnit } from '@site/shared/contracts/releases';
import * as z from 'zod/mini';

const facts = {
  /** Until when it counts, in seconds since 1970. */
  until: z.int(),
};

/** Another composition of the site than the live one, for one browser and for a while. */
const siteView = z.discriminatedUnion('kind', [
  /** Some microfrontends are other versions than the live ones. */
  z.strictObject({
    kind: z.literal('override'),
    versions: z.readonly(z.array(z.readonly(z.tuple([releaseUnit, releaseVersion])))),
    ...facts,
  }),
  /** The site as it was composed once. */
  z.strictObject({ kind: z.literal('manifest'), manifestId: z.string(), ...facts }),
]);
export type SiteView = z.infer<typeof siteView>;

/** Writes and reads what only this installation can have written. */
export function signedViews(key: Buffer) {
  const macOf = (payload: string) => createHmac('sha256', key).update(payload).digest();

  return {
    sign(view: SiteView): string {
      const payload = Buffer.from(JSON.stringify(view)).toString('base64url');
      return `${payload}.${macOf(payload).toString('base64url')}`;
    },

    /** null for what was altered, made up, or has expired. */
    read(signed: string): SiteView | null {
      const [payload = '', given = ''] = signed.split('.');
      const mac = Buffer.from(given, 'base64url');
      const own = macOf(payload);
      if (mac.length !== own.length || !timingSafeEqual(mac, own)) return null;
      const parsed = siteView.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      return parsed.success && parsed.data.until * 1000 > Date.now() ? parsed.data : null;
    },
  };
}
