import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './menu.module.css';

export interface MenuItem {
  readonly text: string;
  readonly icon: IconName;
  readonly onChoose: () => void;
}

interface MenuProps {
  /** Name of the button with three dots. */
  label: string;
  /** Id of a text that says what the menu is about. */
  describedBy?: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Grows towards the start of the line, where the end is at the edge of the screen. */
  isAtEnd?: boolean;
}

/** The item that a key moves to; undefined when the key does not move. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return moves[key];
}

/**
 * A button with three dots and its menu (WAI-ARIA menu button). The owner holds the state, so that a long press or a
 * right click can open it too.
 */
export function Menu({ label, describedBy, items, isOpen, onOpenChange, isAtEnd = false }: MenuProps) {
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const shown = menu.current;
    shown?.querySelector('button')?.focus({ preventScroll: true });
    void shown?.scrollIntoView?.({ block: 'nearest' });
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || shown?.parentElement?.contains(target) !== true) onOpenChange(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen, onOpenChange]);

  const close = () => {
    button.current?.focus();
    onOpenChange(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onOpenChange(false);
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    const at = nextIndex(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length);
    if (at === undefined) return;
    event.preventDefault();
    buttons[at]?.focus();
  };
  return (
    <span className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-describedby={describedBy}
        onClick={() => onOpenChange(!isOpen)}
      >
        <Icon name="more" size={20} />
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classNames(styles.menu, isAtEnd && styles.atEnd)}
          onKeyDown={onKeyDown}
        >
          {items.map(({ text, icon, onChoose }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              <Icon name={icon} size={20} />
              {text}
            </button>
          ))}
        </div>
      )}
    </span>
  );
}
