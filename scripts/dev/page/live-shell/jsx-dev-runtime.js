/** What the compiler makes of JSX in development, for React's production build. */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { standInFor } from './refresh.js';

export { Fragment };

export const jsxDEV = (type, props, key, isStatic) =>
  (isStatic ? jsxs : jsx)(standInFor(type), props, key);
