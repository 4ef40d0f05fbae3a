import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fitting, type Entry, type PartKind } from '@/content/entry.ts';
import { SourceList } from '@/source-list.tsx';
import { useTact } from '@/tact.ts';
import { classNames } from '@/ui/class-names.ts';
import { Icon, type IconName } from '@/ui/icon.tsx';
import styles from './entry-list.module.css';

const icons: Readonly<Record<PartKind, IconName | null>> = {
  baby: 'sprout',
  body: 'user',
  todo: 'list-check',
  watch: 'alert',
  plain: null,
};

/** The parts of a text, each with what it speaks of, and where it comes from. */
export function EntryBody({ entry }: { entry: Entry }) {
  const intl = useIntl();
  return (
    <div className={styles.body}>
      {entry.parts.map(({ kind, text }) => {
        const icon = icons[kind];
        return (
          <div key={text} className={classNames(styles.part, kind === 'watch' && styles.watch)}>
            {icon && <Icon name={icon} size={20} />}
            <p>
              {kind !== 'plain' && <b>{intl.formatMessage({ id: `content.part.${kind}` })}: </b>}
              {text}
            </p>
          </div>
        );
      })}
      <SourceList sources={entry.sources} title={<FormattedMessage id="content.sources" />} />
    </div>
  );
}

/** Whether a food may be eaten: by word and icon, never by colour alone. */
function Mark({ mark }: { mark: NonNullable<Entry['mark']> }) {
  const names = { avoid: 'close', limit: 'warning', ok: 'check' } as const;
  return (
    <span className={classNames(styles.mark, styles[mark])}>
      <Icon name={names[mark]} size={16} />
      <FormattedMessage id={`content.mark.${mark}`} />
    </span>
  );
}

interface EntryListProps {
  entries: readonly Entry[];
  /** What can be done with one, at its end. */
  action?: (entry: Entry) => ReactNode;
}

/** Texts under each other, opened one by one. After a loss nothing of the baby is among them. */
export function EntryList({ entries, action }: EntryListProps) {
  const isPlain = useTact((tact) => tact.isPlain);
  return (
    <div className={styles.list}>
      {fitting(entries, isPlain).map((entry) => (
        <details key={entry.id}>
          <summary>
            <span className={styles.title}>
              {entry.title}
              {entry.mark && <Mark mark={entry.mark} />}
            </span>
            <Icon name="chevron-down" size={20} />
          </summary>
          <EntryBody entry={entry} />
          {action && <div className={styles.action}>{action(entry)}</div>}
        </details>
      ))}
    </div>
  );
}
