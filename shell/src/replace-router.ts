import { createContext, useContext } from 'react';

/** @see useReplaceRouter */
export const ReplaceRouterContext = createContext(() => {});

/**
 * Replaces the page's router with a new one and stays on the current page. A running router can only be
 * given additional routes, so a new version of existing routes needs a new router. State outside the router
 * is kept.
 */
export const useReplaceRouter = () => useContext(ReplaceRouterContext);
