import type { Context } from '../context.ts';
import { measuredPages } from '../measured-pages.ts';
import type { Certificate } from './certificate.ts';
import { type HttpsSite, startHttpsSite } from './https-site.ts';
import { untilRendered } from './until-rendered.ts';

/**
 * The same code in three forms.
 * - composed: as it is released
 * - bundled: one bundle that browsers render, with the data in the document
 * - rendered: the same bundle, rendered on the server as well
 */
export type Form = 'composed' | 'bundled' | 'rendered';

/** On a busy machine rendering may take long; what is compared is what a rendered page is worth. */
const patient = { RENDER_LIMIT_MS: '10000' };

/** Starts the site in these forms, each with its own database. */
export async function startComparedSites<F extends Form>(
  { scope, published, bundledData }: Context,
  certificate: Certificate,
  forms: readonly F[],
): Promise<Record<F, HttpsSite>> {
  const workspace = await published();
  const bundled = { template: await bundledData() };
  const options: Record<Form, { env: Record<string, string>; template?: string }> = {
    composed: { env: patient },
    bundled: { ...bundled, env: { RENDERERS: '0' } },
    rendered: { ...bundled, env: patient },
  };
  const sites: [F, HttpsSite][] = [];
  for (const form of forms) {
    const site = await startHttpsSite(workspace, {
      scope,
      name: form,
      certificate,
      ...options[form],
    });
    if (form !== 'bundled') {
      for (const { path } of measuredPages) await untilRendered(site.direct + path);
    }
    sites.push([form, site]);
  }
  return Object.fromEntries(sites) as Record<F, HttpsSite>;
}
