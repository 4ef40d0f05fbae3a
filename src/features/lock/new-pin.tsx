import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { PinField } from './pin-field.tsx';
import { pinTrouble, readPin } from './pin-rules.ts';

/** A new PIN, typed twice. `read` returns it, or shows why it cannot be used and returns null. */
export function useNewPin() {
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [trouble, setTrouble] = useState<MessageId | null>(null);
  return {
    pin,
    again,
    trouble,
    change: (next: { pin?: string; again?: string }) => {
      setTrouble(null);
      if (next.pin !== undefined) setPin(next.pin);
      if (next.again !== undefined) setAgain(next.again);
    },
    read(): string | null {
      const found = pinTrouble(readPin(pin), readPin(again));
      setTrouble(found);
      return found ? null : readPin(pin);
    },
  };
}

export function NewPinFields({ pin, again, trouble, change }: ReturnType<typeof useNewPin>) {
  const intl = useIntl();
  const error = trouble && intl.formatMessage({ id: trouble });
  const isAboutAgain = trouble === 'lock.pin.differs';
  return (
    <>
      <PinField
        label={intl.formatMessage({ id: 'lock.pin.new' })}
        hint={intl.formatMessage({ id: 'lock.pin.hint' })}
        value={pin}
        onChange={(value) => change({ pin: value })}
        error={isAboutAgain ? null : error}
      />
      <PinField
        label={intl.formatMessage({ id: 'lock.pin.again' })}
        value={again}
        onChange={(value) => change({ again: value })}
        error={isAboutAgain ? error : null}
      />
    </>
  );
}
