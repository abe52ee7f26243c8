import { type RefObject, useEffect, useState } from 'react';

/**
 * True once the element has come into view, and from then on.
 * @param margin counts it as in view this far outside the window, such as 400px
 */
export function useInView(element: RefObject<HTMLElement | null>, margin: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (inView || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [inView, element, margin]);
  return inView;
}
