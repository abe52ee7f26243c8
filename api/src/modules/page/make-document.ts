import type { Boot, PageEntry, ReleaseManifest } from '@site/shared/contracts';
import type { Page, PageSummary, Rendered, Renderer } from '../rendering/index.ts';
import { bootJsonOf, type PageFacts, renderDocument, renderedBootJsonOf } from './document.ts';
import { askFirst } from './first-answers.ts';
import { firstFilesOf } from './first-files.ts';
import { headTagsOf } from './head-tags.ts';
import { type Inliner, inlineHashesOf } from './inline-files.ts';
import { metadataOf } from './metadata.ts';
import { declaredPage } from './page-path.ts';
import type { PageDocument, PageView, Reader, Redirect } from './page-view.ts';

interface Options {
  publicUrl: string;
  /** What every document says of its surroundings. */
  bootFacts: Pick<Boot, 'config' | 'manifestKeys'>;
  renderer: Renderer;
  inline: Inliner;
}

export type MakeDocument = (view: PageView, reader: Reader) => Promise<Redirect | PageDocument>;

/** Makes the document of a page: rendered if that can be done, and else with what the browser renders it from. */
export function documentMaker({ publicUrl, bootFacts, renderer, inline }: Options): MakeDocument {
  const sharedBy = ({
    theme,
    manifest,
    banner,
    isKept,
    releasesOrigin,
  }: Pick<PageView, 'theme' | 'manifest' | 'banner' | 'isKept' | 'releasesOrigin'>) => ({
    theme,
    banner,
    isKept,
    icon: `${releasesOrigin ?? ''}${manifest.shell.base}favicon.svg`,
  });
  const bootOf = ({ manifest, releasesOrigin }: PageView) => ({
    releaseManifest: manifest,
    ...bootFacts,
    config: { ...bootFacts.config, releasesOrigin: releasesOrigin ?? undefined },
  });

  async function render(
    { url, theme, manifest, owner, channel }: PageView,
    page: PageEntry | undefined,
    { shown, answers, zone }: Reader,
  ) {
    // What isn't live, such as a version that nobody has approved, runs in the browser of the person who opens it.
    if (shown === undefined || channel === null) return { kind: 'none', summary: null } as const;
    return renderer.render({
      address: url,
      manifest,
      owner: owner.kind === 'remote' ? owner.name : 'shell',
      user: shown,
      theme,
      zone,
      panels: panelsOf(manifest, page?.slots ?? [], shown !== null),
      get: answers.get,
    });
  }

  async function rendered(
    view: PageView,
    page: PageEntry | undefined,
    { head, status, html, stylesheets, state }: Extract<Rendered, { kind: 'page' }>,
    { person, answers }: Reader,
  ): Promise<PageDocument> {
    const metadata = { ...metadataOf(view.owner, page), ...head };
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
      noindex: metadata.noindex === true || status === 404,
      tags: headTagsOf(metadata, { publicUrl, path: view.path }),
      html,
      bootJson: renderedBootJsonOf(boot, state && JSON.stringify(state)),
      answers: Object.keys(answers.good()),
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
          bootJson: renderedBootJsonOf(boot, JSON.stringify(answers.good())),
        }),
      isWhole: state !== null,
    };
  }

  /** What the browser renders, with what is known of the page all the same. */
  async function unrendered(
    view: PageView,
    page: PageEntry | undefined,
    summary: PageSummary | null,
    { person, answers }: Reader,
  ): Promise<PageDocument> {
    const { path, manifest, owner } = view;
    const told = await askFirst(page, path, answers);
    const known = owner.kind === 'nobody' ? 404 : (summary?.status ?? told);
    // A person's page says what it could not load. Search engines are visitors, and must hear it from the status.
    const isAway = told === 503 && person === null;
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
      bootJson: bootJsonOf(bootOf(view), person, answers.good()),
      answers: Object.keys(answers.good()),
      files,
    });
    return {
      kind: 'document',
      status,
      html,
      inline: inlineHashesOf(files),
      substance: () => html,
      isWhole: false,
    };
  }

  return async (view, reader) => {
    const page = declaredPage(view.path, view.manifest);
    const outcome = await render(view, page, reader);
    if (outcome.kind === 'redirect') return outcome;
    // A page that could not be told what it is about is left to the browser, which asks again.
    if (outcome.kind === 'page' && outcome.html && !reader.answers.hasBroken())
      return rendered(view, page, outcome, reader);
    const summary = outcome.kind === 'none' ? outcome.summary : outcome;
    return unrendered(view, page, summary, reader);
  };
}

/** What fills the slots of a page, as the shell finds it in a browser (shell/src/remotes/contributions.ts). */
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
