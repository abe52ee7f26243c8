import type { AdminRoadmap, OrderRequest } from '@site/shared/contracts/editorial';
import { messageOf, problemOf, toast, useMutation } from '@site/shared/platform';
import { useFocusAfterMove } from '../move-buttons.tsx';
import { currentRoadmap } from './roadmap-form.tsx';
import { orderParts } from './roadmaps.queries.ts';

/** The pressed button, which is focused again once the list is reordered. */
type Mover = (change: (order: Order) => Order, pressed: string) => void;

/** @returns a function that reorders a roadmap's topics and problems, one change at a time */
export function useOrder(roadmap: AdminRoadmap): Mover {
  const keepFocus = useFocusAfterMove(roadmap.orderVersion);
  const { mutate, isPending } = useMutation({
    mutationFn: (topics: Order) =>
      orderParts(roadmap.id, { version: roadmap.orderVersion, topics }),
    onError: (error) => showRefusal(error, "We couldn't move it. Please try again."),
  });
  return (change, button) => {
    if (isPending) return;
    keepFocus(button);
    mutate(change(orderOf(roadmap)));
  };
}

/** Says why a change was refused, and shows what someone else has changed meanwhile. */
export function showRefusal(error: unknown, failed: string): void {
  const problem = problemOf(error) as { code: string; current?: unknown } | null;
  if (problem?.code === 'changed-elsewhere' && problem.current) currentRoadmap(problem.current);
  toast.error(messageOf(error, failed));
}

type Order = OrderRequest['topics'];

/** What learners see, in order, without retired parts. */
export const orderOf = ({ topics }: AdminRoadmap): Order =>
  topics
    .filter(({ retired }) => !retired)
    .map(({ id, units }) => ({
      id,
      units: units.filter(({ retired }) => !retired).map((unit) => unit.id),
    }));

/** A list with one entry moved by some positions; unchanged if it would leave the list. */
function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

export const moveTopic = (order: Order, id: string, by: number): Order =>
  moved(
    order,
    order.findIndex((topic) => topic.id === id),
    by,
  );

export const moveUnit = (order: Order, id: string, by: number): Order =>
  order.map((topic) => ({ ...topic, units: moved(topic.units, topic.units.indexOf(id), by) }));

/** To the end of another topic, in their order; what is there already stays where it is. */
export function moveUnitsTo(order: Order, ids: readonly string[], topicId: string): Order {
  const there = new Set(order.find(({ id }) => id === topicId)?.units);
  const moving = ids.filter((id) => !there.has(id));
  return order.map((topic) => {
    const others = topic.units.filter((unit) => !moving.includes(unit));
    return { ...topic, units: topic.id === topicId ? [...others, ...moving] : others };
  });
}
