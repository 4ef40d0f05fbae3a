import { FormattedMessage } from 'react-intl';
import { useTact } from '@/tact.ts';
import { Icon } from '@/ui/icon.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useEmergencyNumber } from './use-emergency-number.ts';
import styles from './emergency-page.module.css';

const situations = ['bleeding', 'fit', 'breath', 'faint', 'stroke', 'allergy', 'birth', 'harm'] as const;

/** What to do until help is there; short, and one tap each. */
export function Situations() {
  const { number } = useEmergencyNumber();
  const isPlain = useTact((tact) => tact.isPlain);
  return (
    <>
      <SectionTitle>
        <FormattedMessage id="emergency.situations" />
      </SectionTitle>
      <div className={styles.situations}>
        {situations
          .filter((name) => !isPlain || name !== 'birth')
          .map((name) => (
            <details key={name}>
              <summary>
                <FormattedMessage id={`emergency.${name}.title`} />
                <Icon name="chevron-down" size={20} />
              </summary>
              <p>
                <FormattedMessage id={`emergency.${name}.text`} values={{ number }} />
              </p>
            </details>
          ))}
      </div>
    </>
  );
}
