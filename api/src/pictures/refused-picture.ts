import { DomainError } from '../errors/domain-error.ts';
import type { PictureKind } from './picture-kind.ts';

export const refusedPicture = ({ field }: PictureKind, message: string, status = 400) =>
  new DomainError(status, 'picture', message, { [field]: message });
