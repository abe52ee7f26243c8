/** Where somebody pressed, in CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}
