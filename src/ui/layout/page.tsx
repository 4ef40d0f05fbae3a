import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/ui/controls/link.tsx';
import { Brand } from '@/ui/media/brand.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { TapeEdge } from './tape-edge.tsx';
import styles from './page.module.css';

/** Id of the element that takes the focus when a page opens. */
export const PAGE_TITLE_ID = 'page-title';
/** Target of the skip link. */
export const MAIN_ID = 'main';

interface PageProps {
  title: string;
  /** A path: shows a back link in place of the brand mark. */
  back?: string;
  /** Shows mark and name; the title is visually hidden. */
  brand?: boolean;
  /** Additional content of the header, for example the week. */
  hero?: ReactNode;
  /** A whole tape in place of the tape's rim. `null` = none, as after a loss. */
  tape?: ReactNode;
  /** `paper` has no blush background: for doctors, and after a loss. */
  tone?: 'blush' | 'paper';
  /** Controls at the end of the header, before the emergency link. */
  tools?: ReactNode;
  /** The primary action; floats above the status line, within reach of the thumb. */
  action?: ReactNode;
  /** `reading` limits the line length of text. */
  width?: 'full' | 'reading';
  children: ReactNode;
}

/**
 * Header with the emergency link, the tape and the page content. Tabs and status line belong to the frame around all
 * pages.
 */
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

/** Parts of a page: stacked on a phone, in two columns where they fit. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;

/** In every header, always with its word. */
export function EmergencyLink() {
  const intl = useIntl();
  return (
    <Link to="/emergency" className={styles.emergency}>
      <Icon name="siren" />
      {intl.formatMessage({ id: 'ui.emergency' })}
    </Link>
  );
}

/** Publishes its height as a CSS variable, so that floating elements can stay above it. */
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
