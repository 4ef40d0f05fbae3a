import { useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import styles from './forum.module.css';

interface PagesProps {
  /** From 0. */
  page: number;
  total: number;
  size: number;
  onChange: (page: number) => void;
  /** The last page holds the newest. */
  toNewest?: true;
}

/** The way from one page to the next; nothing where there is only one. */
export function Pages({ page, total, size, onChange, toNewest }: PagesProps) {
  const intl = useIntl();
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1 && page === 0) return null;
  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: 'forum.pages' })}>
      {page > 0 && (
        <Button tone="secondary" onClick={() => onChange(page - 1)}>
          {intl.formatMessage({ id: 'forum.page.before' })}
        </Button>
      )}
      <span role="status">{intl.formatMessage({ id: 'forum.page' }, { page: page + 1, pages })}</span>
      {page + 1 < pages && (
        <Button tone="secondary" onClick={() => onChange(page + 1)}>
          {intl.formatMessage({ id: 'forum.page.next' })}
        </Button>
      )}
      {toNewest && page + 2 < pages && (
        <Button tone="quiet" onClick={() => onChange(pages - 1)}>
          {intl.formatMessage({ id: 'forum.page.last' })}
        </Button>
      )}
    </nav>
  );
}
