import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { gateSigns } from '@/clinical/symptoms/emergency-screening.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { useEmergencyNumber } from '@/app/emergency/use-emergency-number.ts';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
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

/** Signs about an unborn baby, hidden after a loss. */
const babySigns: readonly string[] = ['birth', 'movements', 'waters'];

/** Danger signs in pregnancy and in the year after it. */
export function DangerSigns() {
  const { number } = useEmergencyNumber();
  const { hash } = useLocation();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const isShown = (sign: string) => !isPlain || !babySigns.includes(sign);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === '#danger-signs') container.current?.scrollIntoView();
  }, [hash]);
  return (
    <div id="danger-signs" ref={container} className={styles.signs}>
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
