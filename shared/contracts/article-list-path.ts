/** The most that one call returns: to get all of them, request page by page. */
export const ARTICLES_PER_CALL = 100;

/** The address of one page of all articles: pages request it, and the server prefetches its response. */
export const articleListPath = (page: number): string =>
  `/v1/articles/?page=${page}&page_size=${ARTICLES_PER_CALL}`;
