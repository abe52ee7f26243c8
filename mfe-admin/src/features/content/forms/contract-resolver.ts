import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';

type Schema = Parameters<typeof standardSchemaResolver>[0];

/**
 * Validates a form as the request that it becomes, so that the messages are those of the contract.
 * @param requestOf turns the form's texts into the request
 */
export const contractResolver = <Values extends FieldValues>(
  schema: Schema,
  requestOf: (values: Values) => object,
): Resolver<Values> => {
  const check = standardSchemaResolver(schema) as unknown as Resolver<FieldValues>;
  return async (values, context, options) => {
    const { errors } = await check(requestOf(values) as FieldValues, context, options as never);
    return (Object.keys(errors).length > 0
      ? { values: {}, errors }
      : { values, errors: {} }) as unknown as Awaited<ReturnType<Resolver<Values>>>;
  };
};
