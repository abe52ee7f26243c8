/** Loads the whole page again, as the error view promises. A file of its own, so that a test can replace it. */
export const reloadPage = () => window.location.reload();
