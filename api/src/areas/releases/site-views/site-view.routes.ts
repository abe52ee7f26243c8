import cookies from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { SiteViews } from './site-views.ts';
import { confirmDocument, documentHeaders, goneDocument } from './view-documents.ts';

interface Options {
  config: Pick<Config, 'publicUrl'>;
  siteViews: SiteViews;
}

/** What names a view: in an address, and in the form that follows. */
interface ViewRequest {
  override: string | null;
  manifestId: string | null;
}

const OVERRIDE = 'override';
const MANIFEST = 'manifest';

/** The form with which a person begins a view. Pages of other sites can't send it. */
export async function siteViewRoutes(app: FastifyInstance, { config, siteViews }: Options) {
  await app.register(cookies);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.post('/releases/view', { schema: { hide: true } }, async (request, reply) => {
    if (!isOwnOrigin(request, config)) {
      const says = "This request didn't come from a page on this site.";
      throw new DomainError(403, 'foreign-origin', says);
    }
    const form = request.body as URLSearchParams;
    const manifestId = form.get(MANIFEST);
    const view = await viewOf(siteViews, { override: form.get(OVERRIDE), manifestId });
    if (!view) return sendDocument(reply, 404, goneDocument(manifestId));
    siteViews.enter(reply, view);
    return goTo(reply, pathOnly(form.get('to') ?? '/'));
  });
}

/** null for a link that no longer counts. */
async function viewOf(siteViews: SiteViews, { override, manifestId }: ViewRequest) {
  if (override === null) return siteViews.past(manifestId ?? '');
  const view = siteViews.read(override);
  return view?.kind === 'override' ? view : null;
}

/** On loopback the site has several names; the check of hosts has let none other through. */
const isOwnOrigin = (
  { headers: { origin, host } }: FastifyRequest,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) => origin === new URL(publicUrl).origin || origin === `http://${host}`;

/**
 * Responds to a page's address that requests a view or ends one: `?override=` with a signed link, `?manifest=` with the id of a
 * release manifest, and `off` for both. False for all other addresses.
 */
export async function respondedWithView(
  siteViews: SiteViews,
  { url }: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const address = new URL(url, 'http://site');
  const { searchParams } = address;
  const override = searchParams.get(OVERRIDE);
  const manifestId = searchParams.get(MANIFEST);
  if (override === null && manifestId === null) return false;
  searchParams.delete(OVERRIDE);
  searchParams.delete(MANIFEST);
  const to = pathOnly(address.href);
  if (override === 'off' || manifestId === 'off') {
    siteViews.leave(reply);
    await goTo(reply, to);
    return true;
  }
  const view = await viewOf(siteViews, { override, manifestId });
  if (!view) await sendDocument(reply, 404, goneDocument(manifestId));
  else await sendDocument(reply, 200, confirmDocument(view, override, to));
  return true;
}

const sendDocument = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).headers(documentHeaders).type('text/html; charset=utf-8').send(html);

const goTo = (reply: FastifyReply, to: string) =>
  reply.header('cache-control', 'no-store').redirect(to, 303);

/** An address of this site, whatever was written. */
function pathOnly(to: string): string {
  const { pathname, search } = new URL(to, 'http://site');
  return pathname.replace(/^\/+/, '/') + search;
}
