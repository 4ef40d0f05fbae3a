import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '@/ui/text-field.tsx';
import { SearchPanel } from './search-panel.tsx';
import { stepAmong } from './step-among.ts';
import type { InboxContent } from './use-inbox.ts';
import styles from './patient-search.module.css';

interface PatientSearchProps {
  doctorId: string;
  inbox: InboxContent;
  now: number;
}

/**
 * Finds a patient by name. What is found lies over the list, which stays as it is: to draw the list anew with every
 * letter costs more than a letter may. It closes when the focus or a press goes elsewhere, so that nothing has the focus
 * under it.
 */
export function PatientSearch({ doctorId, inbox, now }: PatientSearchProps) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const open = () => setOpen(true);
  // A field that still held a name above everybody's rows would say that these are the ones who have it.
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: PointerEvent) => {
      if (!place.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);

  const field = () => place.current?.querySelector('input');
  // Without a new place the focus went nowhere, for example because a phone put its keys away.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !place.current?.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !place.current) return;
    const links = [...place.current.querySelectorAll<HTMLElement>('li a')];
    const { key, target } = event;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      field()?.focus();
      close();
    } else if (key === 'Enter' && target === field()) {
      if (typed.trim()) links[0]?.click();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) stepAmong([field(), ...links], key === 'ArrowDown' ? 1 : -1);
      else open();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the field and of the links below it meet here
    <div ref={place} role="search" className={styles.search} onBlur={onBlur} onKeyDown={onKeyDown}>
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
            // Where somebody presses with a finger, the field's focus would bring the keys back.
            if (isByKey) field()?.focus();
            close();
          }}
        />
      )}
    </div>
  );
}
