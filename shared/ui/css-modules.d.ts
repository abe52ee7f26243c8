/** A CSS module maps the names used in the stylesheet to class names. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg';
declare module '*.webp';
