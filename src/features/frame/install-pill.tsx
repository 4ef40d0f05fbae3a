import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { allWords } from '@/i18n/catalogue.ts';
import { classNames } from '@/ui/class-names.ts';
import { focusPage } from '@/ui/focus-page.ts';
import { Icon } from '@/ui/icon.tsx';
import styles from './install-button.module.css';
import { forgoHelp, install, useInstallPrompt } from './install-prompt.ts';
import { useClearGround } from './use-clear-ground.ts';

const InstallHelp = lazy(async () => {
  const [{ InstallHelp: help }] = await Promise.all([import('./install-help.tsx'), allWords()]);
  return { default: help };
});

/** When this goes with the focus in it, the focus goes to the page: otherwise it would be nowhere. */
function useFocusAfterwards(place: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [place]);
  useEffect(
    () => () => {
      if (hadFocus.current) focusPage();
    },
    [],
  );
}

/** Shown only while the app can be installed, so it is no part of the first chunk. */
export default function InstallPill() {
  const place = useRef<HTMLDivElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  useFocusAfterwards(place);
  const isClear = useClearGround(pill);
  const isByHand = useInstallPrompt((state) => state.isByHand);
  const [isHelping, setHelping] = useState(false);
  const close = () => {
    setHelping(false);
    forgoHelp();
  };
  return (
    <div ref={place} className={styles.offer}>
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
      {/* Beside the place, which lets every tap through: the help could not be tapped in it. */}
      {isHelping && (
        <Suspense fallback={null}>
          <InstallHelp onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
