/**
 * What a document of the release store may do: run scripts of its own folder, and workers from memory,
 * in a frame of this site. It has its own origin, so none of the site's cookies, storage and
 * channels, and no network. Python runs in one (docs/decisions/0013).
 * @param folder address of the folder, with or without a scheme, and a closing slash; several with blanks between
 * @param pages which pages may frame it, as a source of the policy
 */
export function frameHeaders(folder: string, pages = "'self'"): Record<string, string> {
  const directives = [
    "default-src 'none'",
    `script-src ${folder} blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    // No other directive covers connections between browsers. Chromium doesn't know this one yet and says
    // so in its console; there, the frame itself deletes what makes such connections.
    "webrtc 'block'",
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
