import { type LoaderFunctionArgs, redirect } from '@site/shared/platform';

/** Browsers keep the fragment. */
export const oldAddressLoader = ({ request }: LoaderFunctionArgs) =>
  redirect(`/dsaarticles${new URL(request.url).search}`, 301);
