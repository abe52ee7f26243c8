import type { Engine } from '../engine/engine.ts';
import { createJavaScript } from './javascript.ts';

let javascript: Engine | null = null;
let users = 0;

/** The page's only JavaScript engine. Nothing is loaded before it's prepared or runs something. */
export function siteJavaScript(): Engine {
  javascript ??= createJavaScript();
  return javascript;
}

/** Registers a user of it. @returns what ends that */
export function keepSiteJavaScript(): () => void {
  users += 1;
  return () => {
    users -= 1;
    if (users === 0) javascript?.close();
  };
}
