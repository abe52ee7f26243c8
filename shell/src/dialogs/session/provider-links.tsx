import {
  apiAddress,
  leaveToLogIn,
  runtimeConfig,
  useLocation,
  type Wanted,
} from '@site/shared/platform';
import { ButtonLink } from '@site/shared/ui/button.tsx';

const names = { google: 'Google', github: 'GitHub' };

interface ProviderLinksProps {
  /** What the person was about to do: it's done on this page once they have come back. */
  wanted: Wanted | undefined;
}

/** Rendered only for those that the server has configured. */
export function ProviderLinks({ wanted }: ProviderLinksProps) {
  const here = useLocation();
  return runtimeConfig().providers.map((provider) => (
    <ButtonLink
      key={provider}
      href={apiAddress(`/v1/oauth/${provider}`)}
      size="lg"
      wide
      onClick={() => leaveToLogIn(here, wanted)}
    >
      Continue with {names[provider]}
    </ButtonLink>
  ));
}
