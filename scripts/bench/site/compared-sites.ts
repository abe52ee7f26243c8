import { copyData } from '../../test/copy-data.mjs';
import type { Context } from '../context.ts';
import { measuredPages } from '../measured-pages.ts';
import type { Workspace } from '../workspace.ts';
import type { Certificate } from './certificate.ts';
import { type HttpsSite, startHttpsSite } from './https-site.ts';
import { untilRendered } from './until-rendered.ts';

/** The same code as it is released, and as one bundle. Both are rendered by the server, too. */
export const FORMS = ['composed', 'bundled'] as const;
export type Form = (typeof FORMS)[number];

/** On a busy machine rendering may take long; what is compared is what a rendered page is worth. */
const env = { RENDER_LIMIT_MS: '10000' };

/** Starts the site in both forms, each with its own database. */
export async function startComparedSites(
  { scope, published }: Context,
  certificate: Certificate,
): Promise<Record<Form, HttpsSite>> {
  const workspace = await published();
  const start = async (name: Form, template?: string) => {
    const site = await startHttpsSite(workspace, {
      scope,
      name,
      certificate,
      env,
      ...(template && { template }),
    });
    for (const { path } of measuredPages) await untilRendered(site.direct + path);
    return site;
  };
  return {
    composed: await start('composed'),
    bundled: await start('bundled', await bundle(workspace)),
  };
}

/** Builds the code as one bundle, and returns the data of a site on which it is live. */
async function bundle(workspace: Workspace): Promise<string> {
  const data = workspace.path('data-one-bundle');
  await copyData(workspace.path('data'), data);
  const program = 'scripts/bench/monolith/build-monolith.ts';
  await workspace.run(['--import', 'tsx', program, data], { DATA_DIR: data });
  return data;
}
