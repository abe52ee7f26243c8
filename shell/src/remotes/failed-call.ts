import { isRouteErrorResponse } from 'react-router-dom';

/** Whether what a page threw is a failed call of the API, which isn't an error of the page. */
export const isFailedCall = (thrown: unknown): boolean => {
  const { cause, isAxiosError } = Object(thrown) as { cause?: unknown; isAxiosError?: boolean };
  return Boolean(
    isAxiosError || isResponse(thrown) || (cause && cause !== thrown && isFailedCall(cause)),
  );
};

const isResponse = (thrown: unknown) => thrown instanceof Response || isRouteErrorResponse(thrown);
