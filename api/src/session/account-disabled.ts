import { brand } from '@site/shared/brand';
import { DomainError } from '../errors/domain-error.ts';

/** 403: only for people who have shown that the account is theirs. */
export const accountDisabled = () =>
  new DomainError(
    403,
    'account-disabled',
    `Your account has been disabled. We've emailed you the reason. If you think this is a mistake, write to ${brand.contact.email}.`,
  );
