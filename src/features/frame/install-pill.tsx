import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { focusPage } from '@/ui/layout/focus-page.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './install-button.module.css';
import { dismissInstallHelp, install, useInstallPrompt } from './install-prompt.ts';

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
  useRestoreFocus(container);
  const isByHand = useInstallPrompt((state) => state.isByHand);
  const [isHelping, setHelping] = useState(false);
  const close = () => {
    setHelping(false);
    dismissInstallHelp();
  };
  return (
    <div ref={container} className={styles.offer}>
      <div className={styles.place}>
        <button type="button" className={styles.install} onClick={() => (isByHand ? setHelping(true) : void install())}>
          <Icon name="smartphone" />
          <FormattedMessage id="frame.install" />
        </button>
      </div>
      {isHelping && (
        <Suspense fallback={null}>
          <InstallHelp onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
