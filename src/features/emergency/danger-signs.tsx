import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useEmergencyNumber } from './use-emergency-number.ts';
import styles from './emergency-page.module.css';

const callNow = [
  'fit',
  'unconscious',
  'breath',
  'chest',
  'bleeding',
  'stroke',
  'birth',
  'harm',
  'allergy',
  'accident',
] as const;
const callUnit = [
  'headache',
  'vision',
  'swelling',
  'movements',
  'waters',
  'someBleeding',
  'belly',
  'ribs',
  'fever',
  'vomiting',
  'leg',
  'heart',
  'thoughts',
  'wrong',
] as const;

/** The signs that do not wait, in pregnancy and in the year after it. */
export function DangerSigns() {
  const { number } = useEmergencyNumber();
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === '#danger-signs') place.current?.scrollIntoView();
  }, [hash]);
  return (
    <div id="danger-signs" ref={place} className={styles.signs}>
      <SectionTitle>
        <FormattedMessage id="emergency.signs.title" />
      </SectionTitle>
      <p className={styles.small}>
        <FormattedMessage id="emergency.signs.when" />
      </p>
      <h3 className={styles.red}>
        <FormattedMessage id="emergency.signs.now" values={{ number }} />
      </h3>
      <ul className={styles.list}>
        {callNow.map((sign) => (
          <li key={sign}>
            <FormattedMessage id={`emergency.sign.${sign}`} />
          </li>
        ))}
      </ul>
      <h3 className={styles.ember}>
        <FormattedMessage id="emergency.signs.unit" />
      </h3>
      <ul className={styles.list}>
        {callUnit.map((sign) => (
          <li key={sign}>
            <FormattedMessage id={`emergency.urgent.${sign}`} />
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        <FormattedMessage id="emergency.signs.notReached" values={{ number }} />
      </p>
    </div>
  );
}
