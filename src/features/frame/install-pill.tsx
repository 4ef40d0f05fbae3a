import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { focusPage } from '@/ui/layout/focus-page.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './install-button.module.css';
import { dismissInstallHelp, install, useInstallPrompt } from './install-prompt.ts';
import { useUnobstructed } from './use-unobstructed.ts';

const InstallHelp = lazy(async () => {
  const [{ InstallHelp: help }] = await Promise.all([import('./install-help.tsx'), loadAllMessages()]);
  return { default: help };
});

/** If the element has the focus when it is removed, the focus moves to the page instead of being lost. */
function useRestoreFocus(container: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = container.current;
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [container]);
  useEffect(
    () => () => {
      if (hadFocus.current) focusPage();
    },
    [],
  );
}

/** Shown only while the app can be installed, so it is not in the first chunk. */
export default function InstallPill() {
  const container = useRef<HTMLDivElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  useRestoreFocus(container);
  const isClear = useUnobstructed(pill);
  const isByHand = useInstallPrompt((state) => state.isByHand);
  const [isHelping, setHelping] = useState(false);
  const close = () => {
    setHelping(false);
    dismissInstallHelp();
  };
  return (
    <div ref={container} className={styles.offer}>
      <div className={styles.place}>
        <button
          ref={pill}
          type="button"
          className={classNames(styles.install, !isClear && styles.aside)}
          onClick={() => (isByHand ? setHelping(true) : void install())}
        >
          <Icon name="smartphone" />
          <FormattedMessage id="frame.install" />
        </button>
      </div>
      {/* Outside `.place`, which has `pointer-events: none`. */}
      {isHelping && (
        <Suspense fallback={null}>
          <InstallHelp onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
