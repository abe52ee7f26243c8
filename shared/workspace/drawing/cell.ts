/** Why something stands out: it has just changed, it's what a picture is about, or it no longer counts. */
export type Mark = 'changed' | 'marked' | 'faded';

/** A value as it is drawn. */
export interface Cell {
  text: string;
  mark?: Mark | undefined;
}

/** What points to the places of a list, by place. */
export type Names = ReadonlyMap<number, readonly string[]>;
