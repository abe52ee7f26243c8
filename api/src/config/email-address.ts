import * as z from 'zod';

export const emailAddress = z
  .string()
  .regex(/^[^\s@<>",;:]+@[^\s@<>",;:]+$/, 'must be one address, such as hello@example.org');
