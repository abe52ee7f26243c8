import type { CppSignature } from '@site/shared/contracts/practice';

export function programOf(signature: CppSignature): string;
