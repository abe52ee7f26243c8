/** Numbers of rendering processes for each unit that figures of the server are measured with: the usual one, and one more. */
export const RENDERERS = [1, 2] as const;

export const renderersInWords = (renderers: number) =>
  renderers === 1 ? '1 rendering process a unit' : `${renderers} rendering processes a unit`;
