import { type RefObject, useEffect, useState } from 'react';

/**
 * True once the element has come into view, and from then on.
 * @param ahead counts it as in view this far outside the window, such as 400px, once the page has been scrolled:
 *   before that, nothing is loaded ahead
 */
export function useInView(element: RefObject<HTMLElement | null>, ahead: string): boolean {
  const [inView, setInView] = useState(false);
  const margin = useScrolled() ? ahead : '0px';
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

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const note = () => setScrolled(true);
    addEventListener('scroll', note, { once: true, passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
  return scrolled;
}
