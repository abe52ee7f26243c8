/**
 * The production policy, opened as far as hot reload needs it: code, pictures and news of builds from
 * the development server, and the style elements by which styles change without a reload; a hash among
 * what is allowed would forbid those. Code that changes as it is written has no hash, so none is demanded.
 */
export function policyFor(origin: string, strict: Record<string, string>): Record<string, string> {
  const { 'integrity-policy': _, 'content-security-policy': policy = '', ...headers } = strict;
  const socket = origin.replace(/^http/, 'ws');
  const widened = widen(policy, {
    'script-src': [origin],
    'style-src': [origin, "'unsafe-inline'"],
    'img-src': [origin],
    'font-src': [origin],
    'frame-src': [origin],
    'connect-src': [origin, socket],
  });
  return { ...headers, 'content-security-policy': widened };
}

const widen = (policy: string, additions: Record<string, string[]>): string =>
  policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      const added = additions[name] ?? [];
      const opened = added.includes("'unsafe-inline'");
      const remaining = sources.filter((source) => !opened || !source.startsWith("'sha"));
      return [name, ...remaining, ...added].join(' ');
    })
    .join('; ');
