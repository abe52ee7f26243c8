/**
 * Built into every remote in development. The shell alone holds a connection to the development server
 * and shows its overlay; it passes news of builds to the page.
 */
import hotEmitter from 'webpack/hot/emitter.js';

const NEWS = 'webpackHotUpdate';

self.addEventListener('message', ({ source, data }) => {
  if (source !== self || typeof data !== 'string' || !data.startsWith(NEWS)) return;
  hotEmitter.emit(NEWS, data.slice(NEWS.length));
});
