/** Reloads the whole page. In a separate file, so that a test can mock it. */
export const reloadPage = () => window.location.reload();
