import { type LoaderFunctionArgs, redirect } from '@site/shared/platform';

/** Browsers keep the fragment. */
export const oldAddressLoader =
  (to: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirect(`${to}${new URL(request.url).search}`, 301);
