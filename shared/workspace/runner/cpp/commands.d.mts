export function headerArguments(header: string): string[];
export function compileArguments(source: string, object: string): string[];
export function linkArguments(objects: readonly string[], program: string): string[];
