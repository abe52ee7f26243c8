import { type Boot, type ReleaseManifest, withSearch } from '@site/shared/contracts/composition';
import type { PageSummary, Rendered } from '../rendering/messages.ts';
import type { Page, Renderer } from '../rendering/renderer.ts';
import { bootJsonOf, type PageFacts, renderDocument } from './document.ts';
import { firstFilesOf } from './first-files.ts';
import { headTagsOf, metadataOf } from './head-tags.ts';
import { type Inliner, inlineHashesOf } from './inline-files.ts';
import { movedPage } from './moved-page.ts';
import { declaredRedirect } from './page-path.ts';
import { fetchFirst } from './page-responses.ts';
import type { PageDocument, PageView, Reader, Redirect } from './page-view.ts';

interface Options {
  publicUrl: string;
  /** What every document says of its surroundings. */
  bootFacts: Pick<Boot, 'config' | 'manifestKeys'>;
  renderer: Renderer;
  /** False if all rendering is left to browsers. */
  isRendering: boolean;
  inline: Inliner;
}

export type MakeDocument = (view: PageView, reader: Reader) => Promise<Redirect | PageDocument>;

/** Makes the document of a page: rendered if that can be done, and else with what the browser renders it from. */
export function documentMaker({
  publicUrl,
  bootFacts,
  renderer,
  isRendering,
  inline,
}: Options): MakeDocument {
  const sharedBy = ({
    theme,
    manifest,
    banner,
    isCacheable,
    releasesOrigin,
  }: Pick<PageView, 'theme' | 'manifest' | 'banner' | 'isCacheable' | 'releasesOrigin'>) => ({
    theme,
    banner,
    isCacheable,
    icon: `${releasesOrigin ?? ''}${manifest.shell.base}favicon.svg`,
  });
  const bootOf = ({ manifest, isPast, releasesOrigin }: PageView) => ({
    releaseManifest: manifest,
    ...bootFacts,
    config: { ...bootFacts.config, releasesOrigin: releasesOrigin ?? undefined },
    ...(isPast && { past: manifest.manifestId }),
  });

  async function render(
    { url, page, theme, manifest, owner, channel }: PageView,
    { shown, responses, zone, turnMs }: Reader,
  ) {
    const isPreview = channel === null;
    // A version that nobody has approved gets no person on the server: it runs in their browser.
    if (shown === undefined || (isPreview && shown !== null)) {
      return { kind: 'none', summary: null } as const;
    }
    return renderer.render({
      address: url,
      manifest,
      owner: owner.kind === 'remote' ? owner.name : 'shell',
      isPreview,
      user: shown,
      theme,
      zone,
      panels: panelsOf(manifest, [...HEADER_SLOTS, ...(page?.slots ?? [])], shown !== null),
      get: responses.get,
      turnMs,
    });
  }

  async function rendered(
    view: PageView,
    { head, status, html, stylesheets, ...its }: Extract<Rendered, { kind: 'page' }>,
    { person, responses }: Reader,
  ): Promise<PageDocument> {
    const good = responses.good();
    // What isn't there looks the same under every address, which the state may name.
    const isNameless = status === 404 && person === null;
    const fetched = (its.state?.fetched ?? []).map(([, address]) => address);
    const isHeld = fetched.every((address) => Object.hasOwn(good, address));
    const state = isNameless || !isHeld ? null : its.state;
    const metadata = {
      ...metadataOf(view.owner, view.page),
      ...head,
      ...(status === 404 && { noindex: true }),
    };
    const boot = bootOf(view);
    const files = await inline(
      view.manifest,
      firstFilesOf(view.manifest, view.owner, stylesheets, person),
      view.releasesOrigin ?? '',
    );
    const facts: PageFacts = {
      ...sharedBy(view),
      title: metadata.title,
      description: metadata.description,
      noindex: metadata.noindex === true,
      tags: headTagsOf(metadata, { publicUrl, path: view.path }),
      html,
      bootJson: state
        ? bootJsonOf({ ...boot, rendered: state }, person, pick(good, fetched))
        : JSON.stringify(boot),
      responses: Object.keys(good),
      files,
    };
    return {
      kind: 'document',
      status,
      html: renderDocument(facts),
      inline: inlineHashesOf(files),
      substance: () =>
        renderDocument({
          ...facts,
          bootJson: bootJsonOf(boot, person, good),
        }),
      isWhole: state !== null,
      isStopgap: false,
    };
  }

  /** What the browser renders, with what is known of the page all the same. */
  async function unrendered(
    view: PageView,
    summary: PageSummary | null,
    isMeant: boolean,
    { person, responses }: Reader,
  ): Promise<PageDocument> {
    const { path, page, manifest, owner } = view;
    const dataStatus = await fetchFirst(page, path, responses);
    // What is declared says what there is, whether or not a render got its turn.
    const known = page ? (summary?.status ?? dataStatus) : 404;
    // A person's page says what it could not load. Search engines are visitors, and must hear it from the status.
    const isAway = dataStatus === 503 && person === null;
    const status = isAway ? 503 : known === 503 ? 200 : known;
    const metadata = { ...metadataOf(owner, page), ...summary?.head };
    const files = await inline(manifest, firstFilesOf(manifest, owner), view.releasesOrigin ?? '');
    const html = renderDocument({
      ...sharedBy(view),
      title: metadata.title,
      description: metadata.description,
      noindex: metadata.noindex === true || status === 404,
      tags: headTagsOf(metadata, { publicUrl, path }),
      isAway,
      bootJson: bootJsonOf(bootOf(view), person, responses.good()),
      responses: Object.keys(responses.good()),
      files,
    });
    return {
      kind: 'document',
      status,
      html,
      inline: inlineHashesOf(files),
      substance: () => html,
      isWhole: false,
      isStopgap: !isMeant || responses.hasBroken(),
    };
  }

  return async (view, reader) => {
    const { path, url, manifest } = view;
    const target = declaredRedirect(path, manifest);
    if (target) {
      const { search } = new URL(url, publicUrl);
      return { kind: 'redirect', status: 301, location: withSearch(target, search) };
    }
    const location = await movedPage(view, reader.responses);
    if (location !== null) return { kind: 'redirect', status: MOVED, location };
    const outcome = await render(view, reader);
    if (outcome.kind === 'redirect') return outcome;
    // A page whose data couldn't be fetched is left to the browser, which fetches it again.
    if (outcome.kind === 'page' && outcome.html && !reader.responses.hasBroken())
      return rendered(view, outcome, reader);
    const isNone = outcome.kind === 'none';
    const isMeant = !isNone || !isRendering || !hasServerBuild(view);
    return unrendered(view, isNone ? outcome.summary : outcome, isMeant, reader);
  };
}

const pick = (responses: Record<string, string>, addresses: readonly string[]) =>
  Object.fromEntries(Object.entries(responses).filter(([address]) => addresses.includes(address)));

/** For good, with the method of the request. */
const MOVED = 308;

/** Slots on every page whose panels are rendered with it (shell/src/layout/header.tsx). */
const HEADER_SLOTS = ['header.right'];

/** What fills the slots of a page, as the shell finds it in a browser (shell/src/remotes/slot.tsx). */
const panelsOf = (
  { remotes }: ReleaseManifest,
  slots: readonly string[],
  isSignedIn: boolean,
): Page['panels'] =>
  Object.entries(remotes).flatMap(([remote, release]) =>
    release.slots
      .filter(({ slot, audience }) => slots.includes(slot) && (isSignedIn || !audience))
      .map(({ module }) => [remote, module] as const),
  );

/** Whether a server can render the page at all. */
const hasServerBuild = ({ owner, manifest: { shell } }: PageView): boolean =>
  shell.server !== undefined && (owner.kind !== 'remote' || owner.remote.server !== undefined);
