import type { InlineHashes } from './inline-files.ts';

/**
 * What a page may load and do. Scripts and styles come from the site alone and carry integrity; nothing is
 * evaluated, and inline is only what the release manifest names with its hash. What is framed is the runner of Python, which has its own policy, the preview of
 * an article, and the page that runs a listing for its editor. Pictures may come from anywhere encrypted
 * (avatars of sign-in providers).
 * @param origins other than the site's own that pages call, such as that of an API elsewhere.
 * @param isFramed whether pages of the site may show it in a frame
 * @param inline hashes of what the document holds itself
 */
export function pageHeaders(
  origins: readonly string[],
  isFramed = false,
  inline: InlineHashes = { styles: [], scripts: [] },
): Record<string, string> {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts.map(quoted)].join(' '),
    ["style-src 'self'", ...inline.styles.map(quoted)].join(' '),
    "img-src 'self' https: data:",
    "font-src 'self'",
    "frame-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ];
  return {
    'content-security-policy': directives.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}

const quoted = (hash: string) => `'${hash}'`;
