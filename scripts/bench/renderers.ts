/** Numbers of rendering threads that figures of the server are measured with: the usual one, and one more. */
export const RENDERERS = [1, 2] as const;

export const threadsInWords = (threads: number) =>
  threads === 1 ? '1 rendering thread' : `${threads} rendering threads`;
