/** Ümlauts – and a dash before it, so that positions in bytes and in characters differ. */
export const cubic = /^\S+@\S+\.\S+$/;

export const linear = /^[^@\s]+@[^@\s]+$/;
