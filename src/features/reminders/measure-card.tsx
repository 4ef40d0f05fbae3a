import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { ListBlock } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import type { DoseCardProps } from './dose-card.tsx';
import styles from './doses.module.css';

/** A reading that is to be measured now. Nothing of what is said about late doses holds for it. */
export function MeasureCard({ dose, onAnswer, onLater }: DoseCardProps) {
  const intl = useIntl();
  const name = useId();
  const { reminder, time, dueAt } = dose;
  return (
    <ListBlock>
      <div className={styles.head}>
        <time className={styles.time} dateTime={new Date(dueAt).toISOString()}>
          {time}
        </time>
        <span className={styles.due}>
          <Icon name="bell" size={20} />
          {intl.formatMessage({ id: 'reminders.dueNow' })}
        </span>
      </div>
      <h3 id={name} className={styles.name}>
        {reminder.medicationName}
      </h3>
      <p className={styles.dosage}>{reminder.dosage}</p>
      <div className={styles.answers}>
        <ButtonLink to={`/dashboard?add=${reminder.measures ?? ''}`} icon="plus">
          {intl.formatMessage({ id: 'reminders.measure' })}
        </ButtonLink>
        <Button tone="secondary" icon="check" aria-describedby={name} onClick={() => onAnswer('taken')}>
          {intl.formatMessage({ id: 'reminders.measured' })}
        </Button>
        {onLater && (
          <Button tone="secondary" aria-describedby={name} onClick={onLater}>
            {intl.formatMessage({ id: 'reminders.later' })}
          </Button>
        )}
      </div>
    </ListBlock>
  );
}
