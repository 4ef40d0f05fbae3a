import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from './link.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import styles from './button.module.css';

/** `danger` is only for calls to an emergency number. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  tone?: ButtonTone;
  icon?: IconName;
  /** Full width; `large` is 60 px high, for the main action of a sheet. */
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
  /** Work is running: the button keeps its place and ignores a second tap. It is never greyed out. */
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
  /** A path of the app, or a `tel:`, `sms:`, `mailto:` or `otpauth:` address. */
  to: string;
  /** Stored with the history entry of the next page. */
  state?: unknown;
  /** A second line in small text, for example the phone number. */
  detail?: ReactNode;
  /** Runs when the link is pressed; it opens in any case. */
  onPress?: () => void;
}

/** A link that looks like a button. */
export function ButtonLink({ to, state, detail, onPress, ...look }: ButtonLinkProps) {
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
  return /^(tel|sms|mailto|otpauth):/.test(to) ? (
    <a href={to} className={className} onClick={onPress}>
      {inside}
    </a>
  ) : (
    <Link to={to} state={state} className={className} onClick={onPress}>
      {inside}
    </Link>
  );
}
