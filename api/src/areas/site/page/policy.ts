import { videoPlayers } from '@site/shared/contracts/editorial';
import type { InlineHashes } from './inline-files.ts';

/**
 * What a page may load and do. Scripts and styles come from one origin alone and carry integrity; nothing is
 * evaluated, and inline is only what the release manifest names with its hash. What is framed is the runner of
 * Python, which has its own policy, the preview of an article, the page that runs a listing for its editor, and the
 * video of an article that a reader plays. Pictures may come from anywhere encrypted (avatars of sign-in providers).
 * @param origins other than the site's own that pages call, such as that of an API elsewhere.
 * @param isFramed whether pages of the site may show it in a frame
 * @param inline hashes of what the document holds itself
 * @param releasesOrigin of the files of releases, if it isn't the site's own
 */
export function pageHeaders(
  origins: readonly string[],
  isFramed = false,
  inline: InlineHashes = { styles: [], scripts: [] },
  releasesOrigin: string | null = null,
): Record<string, string> {
  const code = releasesOrigin ?? "'self'";
  const others = releasesOrigin ? [releasesOrigin] : [];
  const directives = [
    "default-src 'none'",
    ['script-src', code, ...inline.scripts.map(quoted)].join(' '),
    ['style-src', code, ...inline.styles.map(quoted)].join(' '),
    ["img-src 'self' https: data:", ...others].join(' '),
    `font-src ${code}`,
    ["frame-src 'self'", ...others, ...videoPlayers].join(' '),
    ["connect-src 'self'", ...others, ...origins].join(' '),
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
