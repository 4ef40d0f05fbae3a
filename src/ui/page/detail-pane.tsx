import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/ui/controls/link.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { ActionBar } from './action-bar.tsx';
import { DETAIL_TITLE_ID } from './page-ids.ts';
import styles from './panes.module.css';

interface DetailPaneProps {
  listPath: string;
  title: string;
  hero?: ReactNode;
  tape?: ReactNode;
  tools?: ReactNode;
  action?: ReactNode;
  foot?: ReactNode;
  rail?: ReactNode;
  children: ReactNode;
}

/** A page that is open beside the list at `listPath`. The header of the list has the emergency link. */
export function DetailPane({ listPath, ...page }: DetailPaneProps) {
  const intl = useIntl();
  return (
    <section aria-labelledby={DETAIL_TITLE_ID} className={styles.pane}>
      <div className={styles.bar}>
        <h2 id={DETAIL_TITLE_ID} tabIndex={-1} className={styles.title}>
          {page.title}
        </h2>
        <span className={styles.tools}>
          {page.tools}
          {page.action}
          <Link to={listPath} className={styles.close} aria-label={intl.formatMessage({ id: 'ui.close' })}>
            <Icon name="close" size={24} />
          </Link>
        </span>
      </div>
      {page.hero && <div className={styles.hero}>{page.hero}</div>}
      {page.tape}
      <div className={styles.content}>
        {page.children}
        {page.rail}
      </div>
      {page.foot && <ActionBar>{page.foot}</ActionBar>}
    </section>
  );
}
