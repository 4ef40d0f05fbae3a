import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { shrinkPicture } from '@/app/files/pictures.ts';
import { useGestures } from './use-gestures.ts';
import { fitted, isWhole, moveBy, within, type Size, type View } from './zoom.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './viewer.module.css';

/** A photo of a camera, 12 megapixels, takes 48 MB when it is decoded; more than this many pixels are made smaller. */
const MAX_PIXELS = 5_000_000;
const LARGE_EDGE = 2560;
/** How far (CSS px) an arrow key moves an enlarged picture. */
const KEY_STEP = 60;

interface PictureStageProps {
  picture: Blob | null;
  /** Names the picture. */
  alt: string;
  /** Names the stage, which takes keys. */
  label: string;
  view: View;
  onView: (view: View) => void;
  /** To the next (1) or the previous (-1) page. */
  onTurnPage: (pages: -1 | 1) => void;
  onKey: (event: KeyboardEvent) => void;
  onUnreadable: () => void;
  /** In place of the picture. */
  children?: ReactNode;
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setSize({ width: target.clientWidth, height: target.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The place on which one page lies: fitted, enlarged, moved and turned. */
export function PictureStage(props: PictureStageProps) {
  const { picture, alt, label, view, onView, onTurnPage, onKey, onUnreadable, children } = props;
  const stage = useRef<HTMLDivElement>(null);
  const room = useSize(stage);
  const [natural, setNatural] = useState<Size>({ width: 0, height: 0 });
  const [smaller, setSmaller] = useState<{ readonly of: Blob; readonly picture: Blob } | null>(null);
  const shown = smaller && smaller.of === picture ? smaller.picture : picture;
  const change = (next: (view: View) => View) => onView(within(next(view), natural, room));
  const gestures = useGestures({
    stage,
    view,
    onView: change,
    onSwipe: (pages) => onTurnPage(pages > 0 === (document.documentElement.dir !== 'rtl') ? 1 : -1),
  });
  const size = fitted(natural, room, view.turns);
  const placed = within(view, natural, room);
  const onLoad = (image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    setNatural({ width, height });
    if (!picture || shown !== picture || width * height <= MAX_PIXELS) return;
    // A browser that cannot make it smaller shows the picture as it is.
    shrinkPicture(picture, LARGE_EDGE).then(
      (found) => found && setSmaller({ of: picture, picture: found }),
      () => undefined,
    );
  };
  return (
    // Everything that its gestures do, buttons do too.
    <div // oxlint-disable-line jsx-a11y/no-noninteractive-element-interactions
      ref={stage}
      role="group"
      aria-label={label}
      // The keys of the viewer need a place that has the focus.
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      className={classNames(styles.stage, !isWhole(placed) && styles.grab)}
      {...gestures}
      onKeyDown={(event) => {
        const step = arrows[event.key];
        if (!step || isWhole(placed)) return onKey(event);
        event.preventDefault();
        change((before) => moveBy(before, step));
      }}
    >
      {shown ? (
        <BlobPicture
          picture={shown}
          alt={alt}
          draggable={false}
          className={styles.picture}
          style={{
            inlineSize: `${size.width}px`,
            blockSize: `${size.height}px`,
            transform: `translate(-50%, -50%) translate(${placed.x}px, ${placed.y}px) rotate(${placed.turns * 90}deg) scale(${placed.scale})`,
          }}
          onLoad={(event) => onLoad(event.currentTarget)}
          onError={onUnreadable}
        />
      ) : (
        children
      )}
    </div>
  );
}
