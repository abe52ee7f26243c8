import { apiAddress, runtimeConfig, useSearchParams } from '@site/shared/platform';
import { ButtonLink } from '@site/shared/ui';
import { startOauth } from './oauth-progress.ts';
import styles from './provider-links.module.css';
import { providerLogos } from './provider-logos.tsx';

export interface ProviderWords {
  google: string;
  github: string;
  divider: string;
}

/** Sign-in links for the configured providers; nothing if there are none. */
export function ProviderLinks({ words }: { words: ProviderWords }) {
  const { providers } = runtimeConfig();
  const [search] = useSearchParams();
  if (providers.length === 0) return null;
  return (
    <>
      <div className={styles.links}>
        {providers.map((provider) => (
          <ButtonLink
            key={provider}
            wide
            size="lg"
            icon={providerLogos[provider]}
            href={apiAddress(`/v1/oauth/${provider}`)}
            onClick={() => startOauth(search.get('redirect'))}
          >
            {words[provider]}
          </ButtonLink>
        ))}
      </div>
      <p className={styles.divider}>{words.divider}</p>
    </>
  );
}
