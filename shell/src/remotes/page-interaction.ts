/** The page in whose content the person last pressed or typed something. */
export const pageInteraction = { path: '' };

export const notePageInteraction = () => {
  pageInteraction.path = location.pathname;
};

/** Whether the person is using the shown page: then it isn't replaced without a click. */
export const isPageInUse = () => pageInteraction.path === location.pathname;
