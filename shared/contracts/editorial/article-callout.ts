/** Callouts: what stands beside an article's text. Readers see the name of its kind above it. */
export const calloutNames = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const;
export type CalloutKind = keyof typeof calloutNames;

/** The class of a callout, which is an `aside`. */
export const calloutClass = /^callout-(note|tip|warning)$/;
