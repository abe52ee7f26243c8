/** Where the person has pressed or typed something last, in the content of a page. */
export const pageUse = { path: '' };

export const notePageUse = () => {
  pageUse.path = location.pathname;
};

/** Whether the page that is shown is under somebody's hands: it isn't replaced unasked. */
export const isPageInUse = () => pageUse.path === location.pathname;
