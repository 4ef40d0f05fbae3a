import { FormattedMessage, useIntl } from 'react-intl';
import { useEmergencyNumber } from '@/app/emergency/use-emergency-number.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { LeaveNow } from './reading/leave-now.tsx';
import styles from './resources.module.css';

/** The emergency number and the verified helplines of the country. */
export function Helplines() {
  const intl = useIntl();
  const { number, crisisLines: lines } = useEmergencyNumber();
  return (
    <section className={styles.page}>
      <SectionTitle inStack>
        <FormattedMessage id="resources.help" />
      </SectionTitle>
      <ButtonLink
        to={`tel:${number}`}
        tone="danger"
        icon="siren"
        wide
        detail={intl.formatMessage({ id: 'resources.help.emergency' })}
      >
        {intl.formatMessage({ id: 'emergency.call' }, { number })}
      </ButtonLink>
      {lines.map((line) => (
        <ButtonLink
          key={line.number}
          to={`tel:${line.number}`}
          tone="secondary"
          icon="phone"
          wide
          detail={intl.formatMessage({ id: `resources.help.${line.use}` })}
        >
          {line.name}
        </ButtonLink>
      ))}
      {lines.length === 0 && (
        <p className={styles.hint}>
          <FormattedMessage id="resources.help.none" values={{ number }} />
        </p>
      )}
      <h3>
        <FormattedMessage id="resources.violence" />
      </h3>
      <p>
        <FormattedMessage id="resources.violence.text" values={{ number }} />
      </p>
      <LeaveNow />
    </section>
  );
}
