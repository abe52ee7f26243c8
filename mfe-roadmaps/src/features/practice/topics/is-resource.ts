/** Whether an address of an explanation leads anywhere: '#' means that there is none. */
export const isResource = (href: string | null): href is string => !!href && href !== '#';
