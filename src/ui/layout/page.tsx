import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/ui/controls/link.tsx';
import { Brand } from '@/ui/media/brand.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { ActionBar } from '@/ui/page/action-bar.tsx';
import { DetailPane } from '@/ui/page/detail-pane.tsx';
import { ListPane } from '@/ui/page/list-pane.tsx';
import { MAIN_ID, PAGE_TITLE_ID } from '@/ui/page/page-ids.ts';
import { PaneContext, type ListPaneOf } from '@/ui/page/panes.ts';
import { TapeEdge } from './tape-edge.tsx';
import { useDesk } from '@/ui/page/use-desk.ts';
import styles from './page.module.css';

export interface PageProps {
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
  /** The primary action, such as Add: in the header on a desk, else above the status line, within reach of the thumb. */
  action?: ReactNode;
  /** Stays at the end of the window on every screen: the field of a message, the button that saves a form. */
  foot?: ReactNode;
  /** `reading` is a centred column: for forms and text. */
  width?: 'full' | 'reading';
  /** Useful things beside the content on a desk, below it on a phone: related tools, sources, numbers to call. */
  rail?: ReactNode;
  /** Beside a list while nothing of it is open. Without it the list has the whole width. */
  unchosen?: ReactNode;
  children: ReactNode;
}

/**
 * Header with the emergency link, the tape and the page content, in one of the templates of the README. Tabs and status
 * line belong to the frame around all pages.
 */
export function Page(props: PageProps) {
  const pane = use(PaneContext);
  if (pane?.kind === 'detail') return <DetailPane {...props} listPath={pane.listPath} />;
  return <WholePage {...props} pane={pane} />;
}

type Template = 'list' | 'rail' | 'form' | 'content';

function templateOf(pane: ListPaneOf | null, { rail, width }: PageProps): Template {
  if (pane) return 'list';
  if (rail) return 'rail';
  return width === 'reading' ? 'form' : 'content';
}

function WholePage({ pane, ...props }: PageProps & { pane: ListPaneOf | null }) {
  const {
    title,
    back,
    brand = false,
    hero,
    tape,
    tone = 'blush',
    tools,
    action,
    foot,
    rail,
    unchosen,
    children,
  } = props;
  const intl = useIntl();
  const isDesk = useDesk();
  const template = templateOf(pane, props);
  const page = (
    <>
      <header className={classNames(styles.header, styles[tone], styles[template])}>
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
            {isDesk && action && <span className={styles.add}>{action}</span>}
            <EmergencyLink />
          </span>
        </div>
        {hero && <div className={styles.hero}>{hero}</div>}
        {tape === undefined ? <TapeEdge plain={tone === 'paper'} /> : tape}
      </header>
      <main id={MAIN_ID} tabIndex={-1} data-template={template} className={classNames(styles.main, styles[template])}>
        {pane ? (
          <ListPane beside={pane.detail || unchosen}>{children}</ListPane>
        ) : rail ? (
          <>
            <div className={styles.beside}>{children}</div>
            <aside className={styles.side} aria-label={intl.formatMessage({ id: 'ui.rail' })}>
              {rail}
            </aside>
          </>
        ) : (
          children
        )}
      </main>
      {!isDesk && action && <ActionBar>{action}</ActionBar>}
      {foot && <ActionBar isCentred={template === 'form'}>{foot}</ActionBar>}
    </>
  );
  return pane ? <div className={styles.panes}>{page}</div> : page;
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
