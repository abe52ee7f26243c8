/** Python files are imported as text. */
declare module '*.py' {
  const text: string;
  export default text;
}

declare module 'pyodide/pyodide.asm.mjs' {
  const createPyodideModule: (settings: object) => Promise<never>;
  export default createPyodideModule;
}
