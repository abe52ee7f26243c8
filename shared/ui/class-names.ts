/** Joins the class names that are set; what is absent or false leaves no trace. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ');
