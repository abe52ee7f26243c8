import { brand } from '@site/shared/brand';
import type { Boot } from '@site/shared/contracts/composition';
import { OFFLINE_BLOCK } from '@site/shared/contracts/composition';
import { escapeHtml, escapeJson } from '../../../html/escape-html.ts';
import type { FirstFile, FirstFiles } from './first-files.ts';
import type { Banner } from './page-view.ts';

export interface PageFacts {
  /** Without the site's name. */
  title: string;
  description: string;
  /** True if search engines are to leave the page out. */
  noindex?: boolean;
  /** Further elements of the head, as HTML. */
  tags?: string;
  /** The rendered page. */
  html?: string;
  /** What is said above the page. */
  banner?: Banner | undefined;
  /** Whether the database can't be reached, which is then said to readers that run no script. */
  isAway?: boolean;
  /** null follows the system. */
  theme: 'light' | 'dark' | null;
  /** The boot block (contract `Boot`) as JSON. */
  bootJson: string;
  /** Whether browsers may cache what it takes to open the page without a network. */
  isCacheable?: boolean;
  /** Addresses of the responses that it was made from. */
  responses?: readonly string[];
  /** Address of the picture in the browser's tab. */
  icon: string;
  files: FirstFiles;
}

/** The boot block as JSON. The responses are JSON already and are joined in as they are. */
export function bootJsonOf(
  boot: Omit<Boot, 'data' | 'rendered'> & { rendered?: object },
  person: string | null,
  responses: Record<string, string>,
): string {
  const entries = Object.entries(responses).map(
    ([address, json]) => `${JSON.stringify(address)}:${json}`,
  );
  const data = `{"person":${JSON.stringify(person)},"answers":{${entries.join(',')}}}`;
  return `${JSON.stringify(boot).slice(0, -1)},"data":${data}}`;
}

/** A header that is painted while half of it is there moves when the rest comes. Here it's over. */
const WHOLE_HEADER = '<link rel="expect" href="#main" blocking="render">';

/** The one HTML document of the site. The boot block is data; of code it holds only what the policy names by its hash. */
export function renderDocument({
  title,
  description,
  noindex,
  tags = '',
  html = '',
  banner,
  isAway = false,
  theme,
  bootJson,
  isCacheable = false,
  responses = [],
  icon,
  files,
}: PageFacts): string {
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(named(title))}</title>
<meta name="description" content="${escapeHtml(description)}">${noindex ? '\n<meta name="robots" content="noindex">' : ''}
<meta name="application-name" content="${escapeHtml(brand.name)}">
<meta name="color-scheme" content="light dark">
${themeColors(theme)}
${tags}
${html ? WHOLE_HEADER : ''}
<link rel="icon" href="${escapeHtml(icon)}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">
${typefacesIn(files.styles).map(typeface).join('\n')}
${files.earlyScripts.map(earlyScript).join('\n')}
${files.styles.map(stylesheet).join('\n')}
${files.scripts.map((file) => `<script defer ${addressed('src', file)}></script>`).join('\n')}
${files.preloadScripts.map((file) => `<link rel="preload" as="script" fetchpriority="low" ${addressed('href', file)}>`).join('\n')}
${files.preloadStyles.map((file) => `<link rel="preload" as="style" ${addressed('href', file)}>`).join('\n')}
</head>
<body>
${banner?.html ?? ''}<div id="root">${html}</div>
<script type="application/json" id="boot">${escapeJson(bootJson)}</script>
${isCacheable ? `<script type="application/json" id="${OFFLINE_BLOCK}">${escapeJson(JSON.stringify(responses))}</script>` : ''}
${html ? '' : withoutScripts(title, description, isAway)}
</body>
</html>
`;
}

/** The canvas in both themes (shared/ui/tokens.css), for the bars that a device draws around the page. */
const CANVAS = { light: '#ffffff', dark: '#0b0d13' };

/** Each says for which theme it is, so that the switch of the page can turn to the other one. */
const themeColors = (chosen: PageFacts['theme']) =>
  (['light', 'dark'] as const)
    .map((theme) => {
      const system = `(prefers-color-scheme: ${theme})`;
      const media = chosen === null ? system : chosen === theme ? 'all' : 'not all';
      return `<meta name="theme-color" content="${CANVAS[theme]}" media="${media}" data-theme-color="${theme}">`;
    })
    .join('\n');

const withoutScripts = (title: string, description: string, isAway: boolean) =>
  `<noscript><p><a href="/">${escapeHtml(brand.name)}</a></p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p><p>${isAway ? "We can't reach our database right now. Please try again in a moment." : 'This page needs JavaScript.'}</p></noscript>`;

const named = (title: string) => (title === brand.name ? title : `${title} · ${brand.name}`);

/** Released code that can be inline ends no element. */
const earlyScript = (file: FirstFile) =>
  file.content === undefined
    ? `<script async blocking="render" ${addressed('src', file)}></script>`
    : `<script>${file.content}</script>`;

/** Code that loads a stylesheet finds it under its address (shell/src/hydration/rendered-page.ts). */
const stylesheet = (file: FirstFile) =>
  file.content === undefined
    ? `<link rel="stylesheet" ${addressed('href', file)}>`
    : `<style data-href="${escapeHtml(file.address)}">${file.content}</style>`;

const ADDRESS = /url\(((?:https?:\/\/[^/()]+)?\/releases\/[^()]+)\)/g;

/** Requested with the document: else a browser requests it once it lays text out, and paints it in another typeface before. */
const typefacesIn = (styles: FirstFile[]) =>
  styles
    .flatMap(({ content = '' }) => [...content.matchAll(ADDRESS)])
    .flatMap(([, address]) => (address?.endsWith('.woff2') ? [address] : []));

/** Typefaces are always fetched without credentials. */
const typeface = (address: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(address)}" crossorigin="anonymous">`;

/** Integrity and crossorigin on everything, alike on preload and use: else a file is fetched twice. */
const addressed = (attribute: 'href' | 'src', { address, integrity }: FirstFile) =>
  `${attribute}="${escapeHtml(address)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`;
