import type { Engine } from '../engine/engine.ts';
import { createJavaScript } from './javascript.ts';

let javascript: Engine | null = null;
let users = 0;

/** The page's only JavaScript engine. Nothing is loaded before it's prepared or runs something. */
export function siteJavaScript(): Engine {
  javascript ??= createJavaScript();
  return javascript;
}

/** Says that somebody here uses it. @returns what says that they have left */
export function keepSiteJavaScript(): () => void {
  users += 1;
  return () => {
    users -= 1;
    if (users === 0) javascript?.close();
  };
}
