/** The administrator who changes something. */
export interface Editor {
  id: string;
  name: string;
}
