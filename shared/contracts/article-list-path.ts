/** As many as one call brings: what asks for all of them asks page by page. */
export const ARTICLES_PER_CALL = 100;

/** The address of a page of all articles: pages ask for it, and the server sends its answer along. */
export const articleListPath = (page: number): string =>
  `/v1/articles/?page=${page}&page_size=${ARTICLES_PER_CALL}`;
