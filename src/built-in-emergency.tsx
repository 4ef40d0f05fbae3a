import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Page } from '@/ui/page.tsx';
import styles from './built-in-emergency.module.css';

/** Danger signs and numbers from `index.html`: shown when the page of Emergency itself could not be loaded. */
export function BuiltInEmergency() {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const built = document.getElementById('built-in-emergency');
    if (built instanceof HTMLTemplateElement) place.current?.replaceChildren(built.content.cloneNode(true));
  }, []);
  return (
    <Page title={intl.formatMessage({ id: 'ui.emergency' })} back="/" width="reading">
      <div ref={place} className={styles.built} data-no-offers="" lang="en" dir="ltr" />
    </Page>
  );
}
