import { integrityOf } from './integrity.ts';

/**
 * What a document of the release store may do: run the scripts that it holds, and workers from memory, in a frame of
 * this site. It has its own origin, so none of the site's cookies, storage and channels, and no network. Python runs in
 * one (docs/decisions/0013).
 * @param html what it holds: its own scripts run by their hashes
 * @param pages which pages may frame it, as a source of the policy
 */
export function frameHeaders(html: string, pages = "'self'"): Record<string, string> {
  const directives = [
    "default-src 'none'",
    ['script-src', ...hashesIn(html), "blob: 'wasm-unsafe-eval'"].join(' '),
    'worker-src blob:',
    `frame-ancestors ${pages}`,
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
  ];
  return {
    'content-security-policy': directives.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}

/** A frame with an origin of its own gets nothing from the service worker but its document, so its script is in it. */
const hashesIn = (html: string): string[] =>
  html
    .split('<script>')
    .slice(1)
    .map((rest) => `'${integrityOf(rest.split('</script>')[0] ?? '')}'`);
