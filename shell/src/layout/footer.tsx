import { brand } from '@site/shared/brand';
import type { NavigationEntry } from '@site/shared/contracts';
import { runtimeConfig } from '@site/shared/platform';
import { MailIcon, MapPinIcon, MessageCircleIcon, PhoneIcon } from '@site/shared/ui/icons.ts';
import { chatLink } from './contact/chat-link.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { useNavigation } from './navigation.ts';
import { SiteLink } from './site-link.tsx';
import { SocialIcon } from './social-icon.tsx';

export function Footer({ navigation }: { navigation: NavigationEntry[] }) {
  const links = useNavigation('footer', navigation);
  return (
    <footer className={styles.footer}>
      <hr className={styles.divider} />
      <div className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p>{brand.tagline}</p>
          <SocialLinks />
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className={styles.heading}>
            Quick Links
          </h2>
          <ul className={styles.list}>
            {links.map((link) => (
              <li key={link.label}>
                <SiteLink link={link} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <Contact />
      </div>
      {/* On New Year's Day, server and browser may be in different years. */}
      <p className={styles.copyright} suppressHydrationWarning>
        {`© ${new Date().getFullYear()} ${brand.name}. All rights reserved.`}
      </p>
    </footer>
  );
}

function SocialLinks() {
  const { social = [] } = runtimeConfig().contact ?? {};
  if (social.length === 0) return null;
  return (
    <ul className={styles.social} aria-label="Social media">
      {social.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" aria-label={name} title={name}>
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What is configured, without placeholders for the rest. */
function Contact() {
  const { phone, email, address } = runtimeConfig().contact ?? {};
  if (!phone && !email && !address) return null;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className={styles.heading}>
        Contact
      </h2>
      <address className={styles.list}>
        {phone && (
          <>
            <a {...chatLink()} className={styles.link}>
              <MessageCircleIcon aria-hidden="true" />
              Contact Us
            </a>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.link}>
              <PhoneIcon aria-hidden="true" />
              {phone}
            </a>
          </>
        )}
        {email && (
          <a href={`mailto:${email}`} className={styles.link}>
            <MailIcon aria-hidden="true" />
            {email}
          </a>
        )}
        {address && (
          <span className={styles.link}>
            <MapPinIcon aria-hidden="true" />
            <span>
              {address.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </span>
          </span>
        )}
      </address>
    </section>
  );
}
