import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { choosePlainLook } from '@/app/settings/plain-look.ts';
import { plainName } from '@/app/settings/plain-name.ts';
import { OptionList } from '@/ui/controls/option-list.tsx';
import styles from './lock.module.css';

/** A neutral name and icon, for people whose phone is looked at by others. */
export function PlainLook() {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'lock.plain.name' });
  const [isPlain, setPlain] = useState(() => plainName() !== null);
  const toggle = () => {
    choosePlainLook(isPlain ? null : name);
    setPlain(!isPlain);
  };
  return (
    <>
      <OptionList
        options={[{ value: 'plain', label: <FormattedMessage id="lock.plain.show" /> }]}
        chosen={isPlain ? ['plain'] : []}
        onToggle={toggle}
      />
      <p className={styles.small}>
        <FormattedMessage id="lock.plain.changes" values={{ name }} />
      </p>
    </>
  );
}
