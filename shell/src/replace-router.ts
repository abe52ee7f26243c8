import { createContext, useContext } from 'react';

/** @see useReplaceRouter */
export const ReplaceRouterContext = createContext(() => {});

/**
 * Replaces the page's router with a new one and stays on the current page. A running router can only be
 * given additional routes, so a new version of existing routes needs a new router. What both have on the page goes on:
 * the frame with all that was typed in it, and the state outside the router.
 */
export const useReplaceRouter = () => useContext(ReplaceRouterContext);
