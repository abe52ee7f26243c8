import cookies from '@fastify/cookie';
import { DEFAULT_ROADMAP_ID, oauthProvider, type RuntimeConfig } from '@site/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { sessionReader } from '../../session/session.plugin.ts';
import type { LiveSet } from '../releases/index.ts';
import { bootJsonOf } from './boot-json.ts';
import { renderDocument } from './document.ts';
import { firstFilesOf } from './first-files.ts';
import { headTagsOf } from './head-tags.ts';
import { metadataOf } from './metadata.ts';
import { ownerOf } from './owner.ts';
import { type Content, pageDataOf } from './page-data.ts';
import { noPage } from './pages/nothing-there.ts';
import type { pageHeaders } from './policy.ts';

interface Options {
  config: Config;
  liveSet: LiveSet;
  pageHeaders: typeof pageHeaders;
  content: Content;
  sessionOf: ReturnType<typeof sessionReader>;
  demoAdmin: RuntimeConfig['demoAdmin'];
}

/** Answers every address that is no call and no file with the document of its page. */
export async function pageRoutes(app: FastifyInstance, options: Options) {
  const { config, liveSet, content, sessionOf, demoAdmin } = options;
  const headers = options.pageHeaders(calledOrigins(config));
  await app.register(cookies);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = plainPath(request.url);
    if (path.startsWith('/v1/') || path.startsWith('/releases/')) return reply.callNotFound();
    const registry = await liveSet.current();
    const session = sessionOf(request);
    // With an expired session the page is a visitor's, and the browser asks again for the person's own data.
    const person = session === 'expired' ? null : (session?.id ?? null);
    const owner = ownerOf(path, registry);
    const data = owner.kind === 'nobody' ? noPage : await pageDataOf(path, person, content);
    const { answers, about, missing, movedTo, text } = data;
    if (movedTo) return redirect(reply.headers(headers), movedTo + searchOf(request.url));
    const metadata = data.metadata ?? { ...metadataOf(path, registry), ...(about && { about }) };
    const boot = { registry, config: { ...runtimeConfig(config), demoAdmin } };
    return send(reply.headers(headers).code(missing ? 404 : 200), {
      title: metadata.title,
      description: metadata.description,
      noindex: metadata.noindex === true,
      tags: headTagsOf(metadata, { publicUrl: config.publicUrl, path }),
      ...(text !== undefined && { text }),
      theme: themeOf(request),
      bootJson: bootJsonOf(boot, person, answers),
      icon: `${registry.shell.base}favicon.svg`,
      files: firstFilesOf(registry, owner),
    });
  });
}

/** Asked for again each time, as every page: where an address leads is the live set's affair. */
const redirect = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'private, no-cache').redirect(address, 301);

/** Nobody's cache may keep a page: it names what is live and may hold a person's progress. */
const send = (reply: FastifyReply, facts: Parameters<typeof renderDocument>[0]) =>
  reply
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8')
    .send(renderDocument(facts));

/** With its question mark; '' where there is none. */
const searchOf = (url: string) => /\?.*/.exec(url)?.[0] ?? '';

const plainPath = (url: string) => (url.split('?')[0] ?? '/').replace(/\/+$/, '') || '/';

function themeOf({ cookies: { theme } }: FastifyRequest): 'light' | 'dark' | null {
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** Where API or posts are on another origin, pages must be allowed to call it. */
const calledOrigins = ({ apiBaseUrl, postsApiUrl }: Config): string[] => {
  const elsewhere = [apiBaseUrl, postsApiUrl ?? ''].filter((address) => URL.canParse(address));
  return [...new Set(elsewhere.map((address) => new URL(address).origin))];
};

const runtimeConfig = ({
  apiBaseUrl,
  postsApiUrl,
  oauth,
}: Config): Omit<RuntimeConfig, 'demoAdmin'> => ({
  apiBaseUrl,
  defaultRoadmapId: DEFAULT_ROADMAP_ID,
  providers: oauthProvider.options.filter((provider) => oauth[provider]),
  postsApiUrl: postsApiUrl ?? `${apiBaseUrl.replace(/\/$/, '')}/v1`,
});
