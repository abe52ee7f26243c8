export const mount = '/new';
