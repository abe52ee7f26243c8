/** Whether an explanation has an address: '#' means that there is none. */
export const isResource = (href: string | null): href is string => !!href && href !== '#';
