export const insert = () => null;
