import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { gateSigns } from '@/clinical/symptoms/gate.ts';
import { useTact } from '@/tact.ts';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useEmergencyNumber } from './use-emergency-number.ts';
import styles from './emergency-page.module.css';

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

/** Speak of a baby that is to be born: not shown after a loss. */
const ofBaby: readonly string[] = ['birth', 'movements', 'waters'];

/** The signs that do not wait, in pregnancy and in the year after it. */
export function DangerSigns() {
  const { number } = useEmergencyNumber();
  const { hash } = useLocation();
  const isPlain = useTact((tact) => tact.isPlain);
  const isShown = (sign: string) => !isPlain || !ofBaby.includes(sign);
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
        {gateSigns.filter(isShown).map((sign) => (
          <li key={sign}>
            <FormattedMessage id={isPlain && sign === 'harm' ? 'schecker.gate.harmPlain' : `emergency.sign.${sign}`} />
          </li>
        ))}
      </ul>
      <h3 className={styles.ember}>
        <FormattedMessage id="emergency.signs.unit" />
      </h3>
      <ul className={styles.list}>
        {callUnit.filter(isShown).map((sign) => (
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
