import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { visibleEntries, type Entry, type PartKind } from '@/content/entries/entry.ts';
import { SourceList } from '@/app/content/source-list.tsx';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import styles from './entry-list.module.css';

const icons: Readonly<Record<PartKind, IconName | null>> = {
  baby: 'sprout',
  body: 'user',
  todo: 'list-check',
  watch: 'alert',
  plain: null,
};

/** The parts of an entry with their icon and heading, and its sources. */
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

/** Whether a food may be eaten. A word and an icon, because colour alone is not accessible. */
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
  /** A button or link at the end of an entry. */
  action?: (entry: Entry) => ReactNode;
}

/** Entries that open one by one. In pregnancy-loss mode, entries about the baby are left out. */
export function EntryList({ entries, action }: EntryListProps) {
  const isPlain = useLossMode((mode) => mode.isPlain);
  return (
    <div className={styles.list}>
      {visibleEntries(entries, isPlain).map((entry) => (
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
