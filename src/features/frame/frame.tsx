import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MAIN_ID } from '@/ui/page/page-ids.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { useLocation } from 'react-router-dom';
import { isAdministrator, isClinician, isMidwife } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { AdministratorNavigation } from './administrator-navigation.tsx';
import { InstallButton } from './install-button.tsx';
import { Navigation } from './navigation.tsx';
import { SyncLine } from './sync-line.tsx';
import { UpdateLine } from './update-line.tsx';
import { WarningLine } from './warning-line.tsx';
import styles from './frame.module.css';

interface FrameProps {
  /** The page has its own header and no tabs: home, signing in. */
  isBare: boolean;
  /** A line about due doses. */
  due?: ReactNode;
  /** A button to leave quickly. */
  quickExit?: ReactNode;
  children: ReactNode;
}

/**
 * The frame around every page: skip link, tabs or side bar, status line, update offer; on pages without tabs also the offer to
 * install, which is a row of Today for a signed-in patient.
 */
export function Frame({ isBare, due, quickExit, children }: FrameProps) {
  const user = useSession((session) => session.user);
  const isDoctor = isClinician(user?.labels ?? []);
  const { pathname } = useLocation();
  const isOfClinic = user !== null && (isAdministrator(user.labels) || /^\/clinic(\/|$)/.test(pathname));
  const hasNavigation = user !== null && !isBare;
  const foot = useRef<HTMLDivElement>(null);
  useFootHeight(foot);

  return (
    <div
      className={classNames(styles.frame, hasNavigation && styles.withSide, (isDoctor || isOfClinic) && styles.doctor)}
      data-side={hasNavigation || undefined}
    >
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        <FormattedMessage id="frame.skip" />
      </a>
      <div className={styles.page}>{children}</div>
      {/* The last screen of the first run offers it. */}
      {!hasNavigation && pathname !== '/welcome' && <InstallButton />}
      <div ref={foot} className={styles.foot}>
        <UpdateLine />
        {hasNavigation && (
          <>
            {quickExit}
            {due}
            <WarningLine />
            <SyncLine quiet={isOfClinic} />
            {isOfClinic ? (
              <AdministratorNavigation />
            ) : (
              <Navigation isDoctor={isDoctor} hasMessages={!isMidwife(user.labels)} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Writes the height of the sticky foot into `--foot`, so that bars and toasts stay above it. */
function useFootHeight(foot: { current: HTMLDivElement | null }) {
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const { style } = document.documentElement;
    // Write only changes, because each write restyles the whole page. Start from the value of the first frame, which may differ.
    let current = style.getPropertyValue('--foot') || '0px';
    const measure = () => {
      const parts = [element, element.querySelector<HTMLElement>(':scope > :has(+ nav)')];
      const sticky = parts.find((part) => part && getComputedStyle(part).position === 'sticky');
      const height = `${sticky?.offsetHeight ?? 0}px`;
      if (height !== current) style.setProperty('--foot', height);
      current = height;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // An element with `display: contents` has no box to observe; the body changes size with its children.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [foot]);
}
