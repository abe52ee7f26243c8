import type { Boot } from '@site/shared/contracts/composition';

const BOOT = '<script type="application/json" id="boot">';
const ROOT = '<div id="root">';
const END = '</script>';

/** The boot block of a document; null if it has none, as a document that isn't a page of the site. */
export const bootOf = (html: string): Boot | null => {
  const json = html.split(BOOT)[1]?.split(END)[0];
  return json === undefined ? null : JSON.parse(json);
};

/**
 * A document for the browser to render: what the server has rendered is the live version's, and the remote that is being
 * written would find other markup than its own.
 * @param folder of the live version, whose files it needn't load; null if none is live
 */
export function asUnrendered(html: string, boot: Boot, folder: string | null): string {
  const { rendered: _, ...others } = boot;
  const [before = '', rest = ''] = html.split(BOOT);
  const head = before.slice(0, before.indexOf(ROOT)).replace(NEEDLESS_LINK, '');
  const json = JSON.stringify(others).replaceAll('<', '\\u003c');
  const after = rest.slice(rest.indexOf(END)).replace(OFFLINE, '');
  return `${folder ? withoutFilesOf(folder, head) : head}${ROOT}</div>\n${BOOT}${json}${after}`;
}

/** It makes browsers cache pages, and sources that are being edited change all the time. */
const OFFLINE = /<script type="application\/json" id="offline">[^<]*<\/script>/;

/** It has browsers wait for rendered markup. */
const NEEDLESS_LINK = /<link rel="expect"[^>]*>/;

/** What announces or loads a file, or holds a stylesheet. */
const FILES = /<link [^>]*>|<style data-href="[^"]*">[\s\S]*?<\/style>/g;

const withoutFilesOf = (folder: string, head: string): string =>
  head.replace(FILES, (element) => (element.includes(`href="${folder}`) ? '' : element));
