import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { PictureStage } from './picture-stage.tsx';
import { useShownPage } from './use-shown-page.ts';
import { isWhole, MAX_SCALE, turnRight, whole, zoomBy, type View } from './zoom.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './viewer.module.css';

/** How much a button or a key enlarges. */
const STEP = 1.5;

interface FileViewerProps {
  /** A picture or a PDF. Another file needs another `key`. */
  file: File;
  /** Names the picture, and the place that takes the keys. */
  title: string;
}

export const isPdfFile = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type === 'application/pdf' || /\.pdf$/i.test(name);

/**
 * A picture, or a PDF page by page. Fingers, buttons and keys enlarge, move and turn it: plus, minus, 0 for the whole
 * page, R to turn, arrows, Page Up and Page Down, Home and End.
 */
export function FileViewer({ file, title }: FileViewerProps) {
  const intl = useIntl();
  const [page, setPage] = useState(0);
  const [view, setView] = useState<View>(whole);
  const [isUnreadable, setUnreadable] = useState(false);
  const isPdf = isPdfFile(file);
  const shown = useShownPage(isPdf ? file : null, page, view.scale > STEP);
  const count = isPdf ? shown.count : 1;
  const picture = isPdf ? (shown.is === 'drawn' ? shown.picture : null) : isUnreadable ? null : file;
  const pageWords = intl.formatMessage({ id: 'documents.pdf.page' }, { page: page + 1, pages: count });
  const note: MessageId = isPdf
    ? `documents.pdf.${shown.is === 'drawn' ? 'opening' : shown.is}`
    : 'documents.noPicture';

  const goTo = (next: number) => {
    if (next < 0 || next >= count || next === page) return;
    setPage(next);
    setView({ ...whole, turns: view.turns });
  };
  const zoom = (factor: number) => setView(zoomBy(view, factor));
  const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': () => setView({ ...whole, turns: view.turns }),
    r: () => setView(turnRight(view)),
    ArrowRight: () => goTo(page + forward),
    ArrowLeft: () => goTo(page - forward),
    ArrowDown: () => goTo(page + 1),
    ArrowUp: () => goTo(page - 1),
    PageDown: () => goTo(page + 1),
    PageUp: () => goTo(page - 1),
    Home: () => goTo(0),
    End: () => goTo(count - 1),
  };
  const onKey = (event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  const tool = (id: MessageId, icon: IconName, onClick: () => void, isAtEnd: boolean, className?: string) => (
    <button
      type="button"
      className={classNames(styles.tool, className)}
      aria-label={intl.formatMessage({ id })}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onClick()}
    >
      <Icon name={icon} size={24} />
    </button>
  );
  return (
    <div className={styles.viewer}>
      <PictureStage
        picture={picture}
        alt={isPdf ? pageWords : title}
        label={title}
        view={view}
        onView={setView}
        onTurnPage={(pages) => goTo(page + pages)}
        onKey={onKey}
        onUnreadable={() => setUnreadable(true)}
      >
        <p className={styles.note} role="status">
          {intl.formatMessage({ id: note })}
        </p>
      </PictureStage>
      <div className={styles.tools}>
        {count > 1 && (
          <div className={styles.pages}>
            {tool('documents.pdf.before', 'chevron-right', () => goTo(page - 1), page === 0, styles.before)}
            <span role="status">{pageWords}</span>
            {tool('documents.pdf.next', 'chevron-right', () => goTo(page + 1), page === count - 1)}
          </div>
        )}
        {picture && (
          <div className={styles.zoom}>
            {tool('viewer.zoomOut', 'minus', () => zoom(1 / STEP), isWhole(view))}
            {tool('viewer.zoomIn', 'plus', () => zoom(STEP), view.scale >= MAX_SCALE)}
            {tool('viewer.turn', 'rotate', () => setView(turnRight(view)), false)}
          </div>
        )}
      </div>
    </div>
  );
}
