import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from './link.tsx';
import { Brand } from './brand.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { TapeEdge } from './tape-edge.tsx';
import styles from './page.module.css';

/** The element that takes the focus when a page opens. */
export const PAGE_TITLE_ID = 'page-title';
/** Where the skip link leads. */
export const MAIN_ID = 'main';

interface PageProps {
  title: string;
  /** A path: shows the way back in place of the mark. */
  back?: string;
  /** Shows mark and name; the title is for those who listen. */
  brand?: boolean;
  /** Further content of the header band, for example the week. */
  hero?: ReactNode;
  /** In place of the tape's rim: a whole tape. `null` = none, as after a loss. */
  tape?: ReactNode;
  /** `paper` has no blush: doctors, and after a loss. */
  tone?: 'blush' | 'paper';
  /** Controls at the end of the header, before Emergency. */
  tools?: ReactNode;
  /** The one primary action; stays in thumb reach above the status line. */
  action?: ReactNode;
  /** `reading` holds lines of text to a width that reads well. */
  width?: 'full' | 'reading';
  children: ReactNode;
}

/** Header with Emergency, the tape, and the page itself. Tabs and status line come from the frame around all pages. */
export function Page({
  title,
  back,
  brand = false,
  hero,
  tape,
  tone = 'blush',
  tools,
  action,
  width = 'full',
  children,
}: PageProps) {
  const intl = useIntl();
  return (
    <>
      <header className={classNames(styles.header, styles[tone])}>
        <div className={styles.bar}>
          {back !== undefined && (
            <Link to={back} className={styles.back} aria-label={intl.formatMessage({ id: 'ui.back' })}>
              <Icon name="back" size={24} />
            </Link>
          )}
          {brand && (
            <span className={styles.mark}>
              <Brand />
            </span>
          )}
          <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={brand ? 'hidden-text' : styles.title}>
            {title}
          </h1>
          <span className={styles.end}>
            {tools}
            <EmergencyLink />
          </span>
        </div>
        {hero && <div className={styles.hero}>{hero}</div>}
        {tape === undefined ? <TapeEdge plain={tone === 'paper'} /> : tape}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classNames(styles.main, styles[width])}>
        {children}
      </main>
      {action && <ActionBar>{action}</ActionBar>}
    </>
  );
}

/** What a page holds: below each other on a phone, two beside each other where there is room. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;

/** In every header, always with the word. */
export function EmergencyLink() {
  const intl = useIntl();
  return (
    <Link to="/emergency" className={styles.emergency}>
      <Icon name="siren" />
      {intl.formatMessage({ id: 'ui.emergency' })}
    </Link>
  );
}

/** Tells the page how high it is, so that what floats can stay above it. */
function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--action', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--action');
    };
  }, []);
  return (
    <div ref={bar} className={styles.action}>
      {children}
    </div>
  );
}
