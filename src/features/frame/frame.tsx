import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MAIN_ID } from '@/ui/page.tsx';
import { classNames } from '@/ui/class-names.ts';
import { useSession } from '@/sync/session.ts';
import { InstallButton } from './install-button.tsx';
import { Navigation } from './navigation.tsx';
import { SyncLine } from './sync-line.tsx';
import { UpdateLine } from './update-line.tsx';
import styles from './frame.module.css';

interface FrameProps {
  /** The page has its own header and no tabs: home, signing in. */
  isBare: boolean;
  children: ReactNode;
}

/** What stands around every page: skip link, tabs or side bar, the status line, the update and install offers. */
export function Frame({ isBare, children }: FrameProps) {
  const user = useSession((session) => session.user);
  const isDoctor = user?.labels.includes('doctor') ?? false;
  const hasNavigation = user !== null && !isBare;
  const foot = useRef<HTMLDivElement>(null);
  useFootHeight(foot, hasNavigation);

  return (
    <div className={classNames(styles.frame, hasNavigation && styles.withSide, isDoctor && styles.doctor)}>
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        <FormattedMessage id="frame.skip" />
      </a>
      <div className={styles.page}>{children}</div>
      <InstallButton />
      <div ref={foot} className={styles.foot}>
        <UpdateLine />
        {hasNavigation && (
          <>
            <SyncLine />
            <Navigation isDoctor={isDoctor} />
          </>
        )}
      </div>
    </div>
  );
}

/** Writes the height of what is stuck to the bottom into `--foot`, so that bars and toasts stay above it. */
function useFootHeight(foot: { current: HTMLDivElement | null }, hasNavigation: boolean) {
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const wide = window.matchMedia('(min-width: 900px)');
    const measure = () =>
      document.documentElement.style.setProperty(
        '--foot',
        `${wide.matches && hasNavigation ? 0 : element.offsetHeight}px`,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [foot, hasNavigation]);
}
