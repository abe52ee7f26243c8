import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  /** `primary` at most once per view, for its main action. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width. */
  wide?: boolean;
  /** Shown before the text; decorative only. */
  icon?: ReactNode;
}

const look = ({ variant = 'secondary', size = 'md', wide }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a spinner and ignores further clicks. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; `type` defaults to "button". */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, busy = false, className, children, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

type RouterLinkProps = LinkProps & { href?: undefined };
type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; to?: undefined };
export type ButtonLinkProps = (RouterLinkProps | AnchorProps) & ButtonLook;

/** A link that looks like a button: `to` for a page of the site, `href` for any other address. */
export function ButtonLink({ variant, size, wide, icon, className, ...rest }: ButtonLinkProps) {
  const classes = look({ variant, size, wide }, className);
  const content = (
    <>
      {icon}
      {rest.children}
    </>
  );
  if (rest.to === undefined) {
    return (
      <a {...rest} className={classes}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} className={classes}>
      {content}
    </Link>
  );
}
