import { brand } from '@site/shared/brand';
import type { NavigationEntry } from '@site/shared/contracts/composition';
import { runtimeConfig } from '@site/shared/platform';
import { MailIcon, MapPinIcon, MessageCircleIcon, PhoneIcon } from '@site/shared/ui/icons.ts';
import { chatLink } from './contact/chat-link.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { useNavigation } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

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

/** Outlines drawn for this site on a 24-unit grid, by the names the brand file uses. */
const outlines: Record<string, string> = {
  LinkedIn: 'M5 9.5V19M5 5v.01M10 19V9.5m0 4.5c0-2.8 1.6-4.5 4.2-4.5S18.5 11.2 18.5 14V19',
  YouTube:
    'M3 8.5A2.5 2.5 0 0 1 5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5zM10.5 9.5v5l4-2.5z',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM16.8 7.2v.01',
  X: 'M4.5 4.5 19.5 19.5M19 4.5 5 19.5',
};

/** The logo of a social site; nothing for an unknown one, whose name is then shown alone. */
function SocialIcon({ name }: { name: string }) {
  const outline = outlines[name];
  if (!outline) return null;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
    </svg>
  );
}
