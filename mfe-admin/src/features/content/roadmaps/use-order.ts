import type { AdminRoadmap } from '@site/shared/contracts';
import { messageOf, problemOf, toast, useMutation } from '@site/shared/platform';
import { useEffect, useRef } from 'react';
import { type Order, orderOf } from './order.ts';
import { currentRoadmap } from './roadmap-form.tsx';
import { orderParts } from './roadmaps.queries.ts';

/** The pressed button, which is focused again once the list is reordered. */
type Mover = (change: (order: Order) => Order, pressed: string) => void;

/** @returns a function that reorders a roadmap's topics and problems, one change at a time */
export function useOrder(roadmap: AdminRoadmap): Mover {
  const pressed = useRef<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (topics: Order) =>
      orderParts(roadmap.id, { version: roadmap.orderVersion, topics }),
    onError: (error) => {
      const problem = problemOf(error) as { code: string; current?: unknown } | null;
      if (problem?.code === 'changed-elsewhere' && problem.current) currentRoadmap(problem.current);
      toast.error(messageOf(error, "We couldn't move it. Please try again."));
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order has moved the pressed button
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [roadmap.orderVersion]);
  return (change, button) => {
    if (isPending) return;
    pressed.current = button;
    mutate(change(orderOf(roadmap)));
  };
}
