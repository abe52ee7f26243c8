import { http, runtimeConfig, useSearchParams } from '@site/shared/platform';
import { ButtonLink } from '@site/shared/ui';
import { leaveForProvider } from './journey.ts';
import { marks } from './marks.tsx';
import styles from './provider-links.module.css';

export interface ProviderWords {
  google: string;
  github: string;
  divider: string;
}

/** Sign-in through the providers that are configured; nothing where there are none. */
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
            icon={marks[provider]}
            href={http.getUri({ url: `/v1/oauth/${provider}` })}
            onClick={() => leaveForProvider(search.get('redirect'))}
          >
            {words[provider]}
          </ButtonLink>
        ))}
      </div>
      <p className={styles.divider}>{words.divider}</p>
    </>
  );
}
