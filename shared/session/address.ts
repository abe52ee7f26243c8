const parameters = ['token', 'id', 'code'] as const;

/**
 * Takes the session hint out of the address (and out of the address bar): it says that a person has
 * signed in, and is verified with the API. Null if there is none.
 */
export function takeSessionHint(): string | null {
  const url = new URL(window.location.href);
  const hint = parameters.map((name) => url.searchParams.get(name)).find(Boolean) ?? null;
  if (!parameters.some((name) => url.searchParams.has(name))) return null;
  for (const name of parameters) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
  return hint;
}
