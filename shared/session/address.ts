const parameters = ['token', 'id', 'code'] as const;

/** Takes the login marker out of the address (and out of the address bar). Null where there is none. */
export function takeMarker(): string | null {
  const url = new URL(window.location.href);
  const marker = parameters.map((name) => url.searchParams.get(name)).find(Boolean) ?? null;
  if (!parameters.some((name) => url.searchParams.has(name))) return null;
  for (const name of parameters) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
  return marker;
}
