import { useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '@/ui/styles/class-names.ts';
import { FormatIcon, type FormatIconName } from './format-icon.tsx';
import styles from './content-field.module.css';

export type FormatCommand = FormatIconName;

const commands: readonly FormatCommand[] = [
  'heading',
  'bold',
  'italic',
  'bullets',
  'numbers',
  'quote',
  'link',
  'picture',
  'undo',
  'redo',
];
/** Commands that can be on or off at the place of the caret. */
const toggles: ReadonlySet<FormatCommand> = new Set(['heading', 'bold', 'italic', 'bullets', 'numbers', 'quote']);

interface FormatToolbarProps {
  /** Id of the text field. */
  controls: string;
  pressed: ReadonlySet<FormatCommand>;
  /** Commands that would do nothing now. */
  idle: ReadonlySet<FormatCommand>;
  onCommand: (command: FormatCommand) => void;
}

/** The toolbar above the text (WAI-ARIA toolbar): one stop of the Tab key, and the arrow keys between its buttons. */
export function FormatToolbar({ controls, pressed, idle, onCommand }: FormatToolbarProps) {
  const intl = useIntl();
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + (isMirrored ? -1 : 1),
      ArrowLeft: at + (isMirrored ? 1 : -1),
      Home: 0,
      End: buttons.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined || at === -1) return;
    event.preventDefault();
    const next = buttons[(to + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'blog.text.toolbar' })}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {commands.map((command, index) => (
        <button
          key={command}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          className={classNames(styles.tool, pressed.has(command) && styles.pressed)}
          aria-label={intl.formatMessage({ id: `blog.text.${command}` })}
          aria-pressed={toggles.has(command) ? pressed.has(command) : undefined}
          aria-disabled={idle.has(command) || undefined}
          // The text keeps the focus, and with it the selection and the keyboard of a phone.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onCommand(command)}
        >
          <FormatIcon name={command} />
        </button>
      ))}
    </div>
  );
}
