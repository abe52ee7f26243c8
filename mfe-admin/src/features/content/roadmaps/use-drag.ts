import { type PointerEvent, useRef, useState } from 'react';

/** The row that a dragged one would take the place of. */
interface Over {
  id: string;
  /** Whether it would come behind that row, since it comes from above. */
  isBehind: boolean;
}

/**
 * Rows that are dragged by a handle within their list, with a mouse, a pen or a finger. The rows carry `data-row`, their
 * id. Buttons do the same for keyboards.
 * @param onDrop by how many positions the row moves
 */
export function useDrag(ids: readonly string[], onDrop: (id: string, by: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const list = useRef<Element | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const rowAt = ({ clientX, clientY }: PointerEvent): string | undefined => {
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
    return row && list.current?.contains(row) ? row.dataset.row : undefined;
  };
  const handleOf = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      list.current = event.currentTarget.closest('tbody');
      setDragged(id);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged !== id) return;
      const target = rowAt(event);
      const isOther = target !== undefined && target !== id && ids.includes(target);
      setOver(isOther ? { id: target, isBehind: ids.indexOf(target) > ids.indexOf(id) } : null);
    },
    onPointerUp: () => {
      if (dragged === id && over) onDrop(id, ids.indexOf(over.id) - ids.indexOf(id));
      end();
    },
    onPointerCancel: end,
  });
  /** How a row looks while one is dragged. */
  const stateOf = (id: string): 'dragged' | 'before' | 'behind' | undefined => {
    if (dragged === id) return 'dragged';
    if (over?.id !== id) return undefined;
    return over.isBehind ? 'behind' : 'before';
  };
  return { handleOf, stateOf };
}
