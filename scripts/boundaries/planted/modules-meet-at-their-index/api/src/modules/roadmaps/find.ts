export const find = () => null;
