import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import styles from './clinic.module.css';

export interface Figure {
  readonly id: MessageId;
  readonly value: string;
}

/** Names with their values, one below the other. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const intl = useIntl();
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, value }) => (
        <Fragment key={id}>
          <dt>{intl.formatMessage({ id })}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
