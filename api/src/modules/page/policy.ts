/**
 * What a page may load and do. Scripts and styles come from the site alone and carry integrity; nothing
 * inline, nothing evaluated. The one document that is framed is the runner of Python, which has a policy
 * of its own. Pictures may come from anywhere encrypted (avatars of sign-in providers).
 * @param origins other than the site's own that pages call, such as that of an API elsewhere.
 */
export function pageHeaders(origins: readonly string[]): Record<string, string> {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "frame-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': directives.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}
