/** A node of schema.org. */
export type JsonLd = { '@type': string | string[] } & Record<string, unknown>;

/** An address of the site within a node: a path, which becomes a whole address when the node is written. */
export class SitePath {
  constructor(readonly value: string) {}
}

export const path = (value: string): SitePath => new SitePath(value);

/** The nodes as one block of JSON. @param publicUrl without a closing slash */
export function jsonLdOf(nodes: JsonLd[], publicUrl: string): string {
  const whole = (_: string, value: unknown) =>
    value instanceof SitePath ? new URL(value.value, publicUrl).href : value;
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }, whole);
}
