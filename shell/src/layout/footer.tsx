import { brand } from '@site/shared/brand';
import type { NavigationEntry } from '@site/shared/contracts';
import { MailIcon, MapPinIcon, PhoneIcon } from '@site/shared/ui/icons.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { navigationFor } from './navigation.ts';
import { SiteLink } from './site-link.tsx';
import { SocialIcon } from './social-icon.tsx';

export function Footer({ navigation }: { navigation: NavigationEntry[] }) {
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
            {navigationFor('footer', navigation).map((link) => (
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
  return (
    <ul className={styles.social} aria-label="Social media">
      {brand.social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener" aria-label={name} title={name}>
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Contact() {
  const { phone, phoneDigits, email, address } = brand.contact;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className={styles.heading}>
        Contact
      </h2>
      <address className={styles.list}>
        <a href={`tel:+${phoneDigits}`} className={styles.link}>
          <PhoneIcon aria-hidden="true" />
          {phone}
        </a>
        <a href={`mailto:${email}`} className={styles.link}>
          <MailIcon aria-hidden="true" />
          {email}
        </a>
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
      </address>
    </section>
  );
}
