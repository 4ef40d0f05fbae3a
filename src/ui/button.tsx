import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from './link.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './button.module.css';

/** `danger` is only for calls to an emergency number. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  tone?: ButtonTone;
  icon?: IconName;
  /** Fills the line; `large` is 60 px high, for the one action of a sheet. */
  wide?: boolean;
  large?: boolean;
  children: ReactNode;
}

const lookClasses = ({ tone = 'primary', wide, large }: Look) =>
  classNames(styles.button, styles[tone], wide && styles.wide, large && styles.large);

const Inside = ({ icon, children }: Look) => (
  <>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </>
);

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> {
  /** Work is under way: the button keeps its place and ignores a second tap. It is never greyed out. */
  busy?: boolean;
}

export function Button({ tone, icon, wide, large, busy = false, children, onClick, type, ...rest }: ButtonProps) {
  const look = { tone, icon, wide, large, children };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={lookClasses(look)}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Inside {...look} />
    </button>
  );
}

interface ButtonLinkProps extends Look {
  /** A path of the app, or a `tel:`, `sms:` or `mailto:` address. */
  to: string;
  /** Kept with the next page of the history. */
  state?: unknown;
  /** A second line in small type, for example the number that will be called. */
  detail?: ReactNode;
}

/** Looks like a button and leads somewhere. */
export function ButtonLink({ to, state, detail, ...look }: ButtonLinkProps) {
  const inside = (
    <Inside {...look}>
      {look.children}
      {detail && (
        <span className={styles.detail}>
          <bdi>{detail}</bdi>
        </span>
      )}
    </Inside>
  );
  const className = classNames(lookClasses(look), detail !== undefined && styles.twoLines);
  return /^(tel|sms|mailto):/.test(to) ? (
    <a href={to} className={className}>
      {inside}
    </a>
  ) : (
    <Link to={to} state={state} className={className}>
      {inside}
    </Link>
  );
}
