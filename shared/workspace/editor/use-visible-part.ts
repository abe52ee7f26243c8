import { useEffect } from 'react';

/**
 * Passes to stylesheets how much of the window isn't seen while a phone's keyboard is there: `--above-sight`, of what sticks
 * to the top, and `--below-sight`, behind the keyboard.
 */
export function useVisiblePart(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { documentElement: root } = document;
    const update = () => {
      // A person who enlarges the page looks at a part of their choice.
      const above = view.scale === 1 ? view.offsetTop : 0;
      const below = view.scale === 1 ? root.clientHeight - view.height - above : 0;
      root.style.setProperty('--above-sight', `${above}px`);
      root.style.setProperty('--below-sight', `${Math.max(0, below)}px`);
    };
    update();
    view.addEventListener('resize', update);
    view.addEventListener('scroll', update);
    return () => {
      view.removeEventListener('resize', update);
      view.removeEventListener('scroll', update);
      root.style.removeProperty('--above-sight');
      root.style.removeProperty('--below-sight');
    };
  }, []);
}
