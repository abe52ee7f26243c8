export const load = (name: string) => import(`./${name}.ts`);
