import { useEffect } from 'react';

/**
 * Tells stylesheets how much of the window isn't seen while a phone's keyboard is there: `--above-sight`, of what sticks
 * to the top, and `--below-sight`, behind the keyboard.
 */
export function useVisiblePart(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { documentElement: root } = document;
    const tell = () => {
      // Somebody who enlarges the page looks at a part of their choice.
      const above = view.scale === 1 ? view.offsetTop : 0;
      const below = view.scale === 1 ? root.clientHeight - view.height - above : 0;
      root.style.setProperty('--above-sight', `${above}px`);
      root.style.setProperty('--below-sight', `${Math.max(0, below)}px`);
    };
    tell();
    view.addEventListener('resize', tell);
    view.addEventListener('scroll', tell);
    return () => {
      view.removeEventListener('resize', tell);
      view.removeEventListener('scroll', tell);
      root.style.removeProperty('--above-sight');
      root.style.removeProperty('--below-sight');
    };
  }, []);
}
