import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import styles from './forum.module.css';

interface PaginationProps {
  /** From 0. */
  page: number;
  total: number;
  size: number;
  onChange: (page: number) => void;
  /** Labels the last page as the newest. */
  toNewest?: true;
}

/** Page navigation; nothing if there is only one page. */
export function Pagination({ page, total, size, onChange, toNewest }: PaginationProps) {
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
