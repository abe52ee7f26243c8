/** The name in a document's `Server-Timing` header under which it brings the proof that its page view counts with. */
export const PAGE_VIEW_PROOF = 'page-view';
