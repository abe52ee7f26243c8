/** Reloads the whole page, as the error view promises. In a separate file, so that a test can replace it. */
export const reloadPage = () => window.location.reload();
