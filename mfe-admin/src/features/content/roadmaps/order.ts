import type { AdminRoadmap, OrderRequest } from '@site/shared/contracts';

export type Order = OrderRequest['topics'];

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

/** To the end of another topic. */
export const moveUnitTo = (order: Order, id: string, topicId: string): Order =>
  order.map((topic) => {
    const others = topic.units.filter((unit) => unit !== id);
    return { ...topic, units: topic.id === topicId ? [...others, id] : others };
  });
