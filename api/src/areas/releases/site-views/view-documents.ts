/** What people read of a view: before it begins, and above each of its pages. */
import { escapeHtml } from '../../../html/escape-html.ts';
import { integrityOf } from '../store/integrity.ts';
import type { SiteView } from './signed-view.ts';

const BANNER_STYLE =
  'body{margin:0}.site-view{position:relative;z-index:1;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;padding:.5rem 1rem;font:600 .875rem/1.5 system-ui,sans-serif;background:#5b2a86;color:#fff;text-align:center}.site-view a{color:#fff}';

const DOCUMENT_STYLE =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto 0;padding:0 1rem;overflow-wrap:anywhere}h1{font-size:1.75rem;line-height:1.2}button{font:inherit;font-weight:600;padding:.625rem 1.25rem;border:0;border-radius:.5rem;background:#5b2a86;color:#fff;cursor:pointer}a{color:inherit}';

/** What these documents may do: have their style, and send their form. */
export const documentHeaders = {
  'content-security-policy': `default-src 'none'; style-src '${integrityOf(DOCUMENT_STYLE)}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};

const inWords = (versions: readonly (readonly [unit: string, version: string])[]) =>
  versions.map(([unit, version]) => `${unit} ${version}`).join(', ');

const time = (until: number) => `${new Date(until * 1000).toISOString().slice(11, 16)} UTC`;

/** Above a page that isn't what everyone sees. */
export function viewBanner(view: SiteView): { html: string; style: string } {
  const says =
    view.kind === 'override'
      ? `Preview: ${inWords(view.versions)}, in this browser until ${time(view.until)}.`
      : `The site as it was: release manifest ${view.manifestId}, in this browser until ${time(view.until)}.`;
  const way = view.kind === 'override' ? '?override=off' : '?manifest=off';
  const html = `<style>${BANNER_STYLE}</style>
<aside class="site-view" aria-label="Preview"><span>${escapeHtml(says)}</span> <a href="${way}">Back to the live site</a></aside>`;
  return { html, style: integrityOf(BANNER_STYLE) };
}

/** For links that no longer count. @param manifestId what was requested, if that was the past */
export const goneDocument = (manifestId: string | null = null) =>
  document(
    'This link has expired',
    `<p>Previews last an hour, and this site's past goes back fourteen days, without versions that were withdrawn. Ask for a new link.</p>
${manifestId === null ? '' : `<p>Administrators can <a href="/admin/releases?open=${encodeURIComponent(manifestId)}">go further back</a>.</p>\n`}<p><a href="/">Go to the home page</a></p>`,
  );

/**
 * Before a person runs code that isn't live: a link alone must not make them.
 * @param override the link itself; null for the past, which has none
 */
export function confirmDocument(view: SiteView, override: string | null, to: string): string {
  const { title, opens, name, value, button } = wordsFor(view, override ?? '');
  return document(
    title,
    `<p>${opens} It runs with your account, in this browser only, until you go back or an hour has passed.</p>
<p>Continue only if you know who gave you this link.</p>
<form method="post" action="/releases/view">
<input type="hidden" name="${name}" value="${escapeHtml(value)}">
<input type="hidden" name="to" value="${escapeHtml(to)}">
<button>${button}</button>
</form>
<p><a href="${escapeHtml(to)}">Stay on the live site</a></p>`,
  );
}

const wordsFor = (view: SiteView, override: string) =>
  view.kind === 'override'
    ? {
        title: 'Open a preview?',
        opens: `This link opens the site with <strong>${escapeHtml(inWords(view.versions))}</strong>, which isn't live.`,
        name: 'override',
        value: override,
        button: 'Open the preview',
      }
    : {
        title: 'Open the site as it was?',
        opens: `This link opens the site as it was in the release manifest <strong>${escapeHtml(view.manifestId)}</strong>, with faults that have been mended since.`,
        name: 'manifest',
        value: view.manifestId,
        button: 'Open the site as it was',
      };

const document = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${DOCUMENT_STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
