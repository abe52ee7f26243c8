import { useEffect, useState } from 'react';

const LOOK_MS = 3_000;

/**
 * How many tabs of this browser have the article open, with this one. Each holds a lock that all may share, which ends
 * with the tab, however that ends.
 */
export function useOwnTabs(article: string): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    const { locks } = navigator;
    // Pages without encryption have none.
    if (!locks) return;
    const name = `article-editor:${article}`;
    let release = () => {};
    const untilClosed = new Promise<void>((resolve) => {
      release = resolve;
    });
    const look = async () => {
      const { held = [] } = await locks.query();
      setCount(held.filter((lock) => lock.name === name).length);
    };
    void locks.request(name, { mode: 'shared' }, () => {
      void look();
      return untilClosed;
    });
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      clearInterval(timer);
      release();
    };
  }, [article]);
  return count;
}
