import { useLocation } from '@site/shared/platform';
import { useBackgroundComponent } from '../../lazy-component.ts';
import { useAfterFirstContent } from '../../remotes/use-after-first-content.ts';
import { chatLink } from './chat-link.ts';

// With the styles of the page: a stylesheet of its own would be requested at each visit.
import './contact-button.module.css';

/** Pages on which people work, where it would cover something: they have the link in the menu and in the footer. */
const AT_WORK = /^\/(?:roadmaps|dsaarticle|article|mock-tests|mock-interviews|admin)\/./;

const load = async () => (await import('./contact-button.tsx')).ContactButton;

/** The button that floats over other pages. It comes after the first content. */
export function Contact() {
  const { pathname } = useLocation();
  const isShown = useAfterFirstContent() && !AT_WORK.test(pathname) && chatLink() !== null;
  const Button = useBackgroundComponent(isShown, load);
  return isShown && Button && <Button />;
}
