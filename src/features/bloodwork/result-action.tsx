import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LabAction } from '@/clinical/lab/action-value.ts';
import { tierWords } from '@/clinical/rules/acuity-tier.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './result-notes.module.css';

const icons = { URGENT: 'phone-call', TODAY: 'phone', none: 'info' } as const;

/** The advice for a result behind the words about it; without advice only these words. */
export function ResultAction({ action, children }: { action: LabAction | null; children?: ReactNode }) {
  if (action === null) return children ? <p>{children}</p> : null;
  const { tier, advice } = action;
  return (
    <p className={classNames(styles.action, tier ? styles[tier] : styles.note)}>
      <Icon name={icons[tier ?? 'none']} size={20} />
      <span>
        {children}{' '}
        {tier && (
          <strong>
            <FormattedMessage id={tierWords[tier]} />{' '}
          </strong>
        )}
        <FormattedMessage id={`bloodwork.advice.${advice}`} />
      </span>
    </p>
  );
}
