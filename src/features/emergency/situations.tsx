import { FormattedMessage } from 'react-intl';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { useEmergencyNumber } from '@/app/emergency/use-emergency-number.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './emergency-page.module.css';

const situations = ['bleeding', 'fit', 'breath', 'faint', 'stroke', 'allergy', 'birth', 'harm'] as const;

/** First aid until help arrives, one collapsible section per situation. */
export function Situations() {
  const { number } = useEmergencyNumber();
  const isPlain = useLossMode((mode) => mode.isPlain);
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
