import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '@/ui/controls/text-field.tsx';
import { SearchPanel } from './search-panel.tsx';
import type { InboxContent } from '@/features/doctor/list/use-inbox.ts';
import styles from './patient-search.module.css';

/** Moves the focus to the next or previous of these elements; it stays at either end. */
function moveFocus(elements: readonly (HTMLElement | null | undefined)[], step: 1 | -1): void {
  const at = elements.findIndex((each) => each && each === document.activeElement);
  elements[at + step]?.focus();
}

interface PatientSearchProps {
  doctorId: string;
  inbox: InboxContent;
  now: number;
}

/**
 * Finds a patient by name. The results lie above the list, which stays as it is: rendering the list again with every
 * keystroke takes too long. The panel closes when the focus or a press moves outside, so that no covered element has
 * the focus.
 */
export function PatientSearch({ doctorId, inbox, now }: PatientSearchProps) {
  const intl = useIntl();
  const searchRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const open = () => setOpen(true);
  // Clear the field: a name above the full list would suggest that the list is filtered by it.
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: PointerEvent) => {
      if (!searchRef.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);

  const field = () => searchRef.current?.querySelector('input');
  // Without a new target the focus was lost, for example because a phone closed its keyboard.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !searchRef.current?.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !searchRef.current) return;
    const links = [...searchRef.current.querySelectorAll<HTMLElement>('li a')];
    const { key, target } = event;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      field()?.focus();
      close();
    } else if (key === 'Enter' && target === field()) {
      if (typed.trim()) links[0]?.click();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) moveFocus([field(), ...links], key === 'ArrowDown' ? 1 : -1);
      else open();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the field and the links
    <div ref={searchRef} role="search" className={styles.search} onBlur={onBlur} onKeyDown={onKeyDown}>
      <TextField
        type="search"
        label={intl.formatMessage({ id: 'doctor.find' })}
        value={typed}
        onChange={(words) => {
          setTyped(words);
          open();
        }}
        onFocus={open}
        onClick={open}
      />
      {isOpen && (
        <SearchPanel
          {...{ doctorId, inbox, now }}
          words={typed.trim()}
          onClose={(isByKey) => {
            // On touch, focusing the field would open the on-screen keyboard again.
            if (isByKey) field()?.focus();
            close();
          }}
        />
      )}
    </div>
  );
}
