import type { RuntimeConfig } from '@site/shared/contracts';
import type { Rendered, Renderer } from '../rendering/index.ts';
import { bootJsonOf, type PageFacts, renderDocument, renderedBootJsonOf } from './document.ts';
import { firstFilesOf } from './first-files.ts';
import { headTagsOf } from './head-tags.ts';
import { metadataOf } from './metadata.ts';
import type { PageData } from './page-data.ts';
import type { PageDocument, PageView, Reader, Redirect } from './page-view.ts';
import { noPage } from './pages/nothing-there.ts';

interface Options {
  publicUrl: string;
  config: RuntimeConfig;
  renderer: Renderer;
  /** What a page starts with; `person` is null for a visitor. */
  dataOf: (path: string, person: string | null) => Promise<PageData>;
}

export type MakeDocument = (view: PageView, reader: Reader) => Promise<Redirect | PageDocument>;

/** Makes the document of a page: rendered if that can be done, and else with what the browser renders it from. */
export function documentMaker({ publicUrl, config, renderer, dataOf }: Options): MakeDocument {
  const sharedBy = ({ theme, manifest }: PageView) => ({
    theme,
    icon: `${manifest.shell.base}favicon.svg`,
  });
  const bootOf = ({ manifest }: PageView) => ({ releaseManifest: manifest, config });

  async function render({ url, theme, manifest, owner }: PageView, { shown, answers }: Reader) {
    if (shown === undefined) return { kind: 'none', summary: null } as const;
    return renderer.render({
      address: url,
      manifest,
      owner: owner.kind === 'remote' ? owner.name : 'shell',
      user: shown,
      theme,
      get: answers.get,
    });
  }

  function rendered(
    view: PageView,
    { head, status, html, stylesheets, stateJson }: Extract<Rendered, { kind: 'page' }>,
    { answers }: Reader,
  ): PageDocument {
    const metadata = { ...metadataOf(view.path, view.manifest), ...head };
    const boot = bootOf(view);
    const facts: PageFacts = {
      ...sharedBy(view),
      title: metadata.title,
      description: metadata.description,
      noindex: metadata.noindex === true || status === 404,
      tags: headTagsOf(metadata, { publicUrl, path: view.path }),
      html,
      bootJson: renderedBootJsonOf(boot, stateJson),
      files: firstFilesOf(view.manifest, view.owner, stylesheets),
    };
    return {
      kind: 'document',
      status,
      html: renderDocument(facts),
      substance: () =>
        renderDocument({
          ...facts,
          bootJson: renderedBootJsonOf(boot, JSON.stringify(answers.good())),
        }),
      isWhole: stateJson !== null,
    };
  }

  return async (view, reader) => {
    const { path, manifest, owner, url } = view;
    const { person, answers } = reader;
    const outcome = await render(view, reader);
    if (outcome.kind === 'redirect') return outcome;
    // A page that could not be told what it is about is left to the browser, which asks again.
    if (outcome.kind === 'page' && outcome.html && !answers.hasBroken())
      return rendered(view, outcome, reader);

    const data = owner.kind === 'nobody' ? noPage : await dataOf(path, person);
    if (data.movedTo) {
      return { kind: 'redirect', status: 301, location: data.movedTo + searchOf(url) };
    }
    const summary = outcome.kind === 'none' ? outcome.summary : outcome;
    const isMissing = data.missing === true || summary?.status === 404;
    const metadata = {
      ...metadataOf(path, manifest),
      ...(data.about && { about: data.about }),
      ...data.metadata,
      ...summary?.head,
    };
    const html = renderDocument({
      ...sharedBy(view),
      title: metadata.title,
      description: metadata.description,
      noindex: metadata.noindex === true || isMissing,
      tags: headTagsOf(metadata, { publicUrl, path }),
      ...(data.text !== undefined && { text: data.text }),
      bootJson: bootJsonOf(bootOf(view), person, { ...answers.good(), ...data.answers }),
      files: firstFilesOf(manifest, owner),
    });
    const status = data.unreachable ? 503 : isMissing ? 404 : 200;
    return { kind: 'document', status, html, substance: () => html, isWhole: false };
  };
}

/** With its question mark; '' if there is none. */
const searchOf = (url: string) => /\?.*/.exec(url)?.[0] ?? '';
