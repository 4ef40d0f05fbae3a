import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MAIN_ID } from '@/ui/page.tsx';
import { classNames } from '@/ui/class-names.ts';
import { useSession } from '@/sync/session.ts';
import { InstallButton } from './install-button.tsx';
import { Navigation } from './navigation.tsx';
import { SyncLine } from './sync-line.tsx';
import { UpdateLine } from './update-line.tsx';
import { WarningLine } from './warning-line.tsx';
import styles from './frame.module.css';

interface FrameProps {
  /** The page has its own header and no tabs: home, signing in. */
  isBare: boolean;
  /** What waits for an answer now. */
  due?: ReactNode;
  children: ReactNode;
}

/** What stands around every page: skip link, tabs or side bar, the status line, the update and install offers. */
export function Frame({ isBare, due, children }: FrameProps) {
  const user = useSession((session) => session.user);
  const isDoctor = user?.labels.includes('doctor') ?? false;
  const hasNavigation = user !== null && !isBare;
  const foot = useRef<HTMLDivElement>(null);
  useFootHeight(foot);

  return (
    <div
      className={classNames(styles.frame, hasNavigation && styles.withSide, isDoctor && styles.doctor)}
      data-side={hasNavigation || undefined}
    >
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        <FormattedMessage id="frame.skip" />
      </a>
      <div className={styles.page}>{children}</div>
      <InstallButton />
      <div ref={foot} className={styles.foot}>
        <UpdateLine />
        {hasNavigation && (
          <>
            {due}
            <WarningLine />
            <SyncLine />
            <Navigation isDoctor={isDoctor} />
          </>
        )}
      </div>
    </div>
  );
}

/** Writes the height of what is stuck to the bottom into `--foot`, so that bars and toasts stay above it. */
function useFootHeight(foot: { current: HTMLDivElement | null }) {
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const { style } = document.documentElement;
    // Most have nothing there, and writing what is so already restyles the whole page. A drawing may have been of another window.
    let written = style.getPropertyValue('--foot') || '0px';
    const measure = () => {
      const parts = [element, element.querySelector<HTMLElement>(':scope > :has(+ nav)')];
      const stuck = parts.find((part) => part && getComputedStyle(part).position === 'sticky');
      const height = `${stuck?.offsetHeight ?? 0}px`;
      if (height !== written) style.setProperty('--foot', height);
      written = height;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // An element without a box of its own is not observed; the page around it changes with its parts.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [foot]);
}
