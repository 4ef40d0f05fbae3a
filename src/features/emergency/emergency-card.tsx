import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './emergency-page.module.css';

/** Lazy: the QR encoder and the profile must not delay or break this page. */
const WalletCard = lazy(() => import('./wallet-card.tsx'));

/** Creates the wallet card on a tap, on this phone. */
export function EmergencyCard() {
  const [isShown, setShown] = useState(false);
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="emergency.card" />
      </SectionTitle>
      <p className={styles.small}>
        <FormattedMessage id="emergency.card.hint" />
      </p>
      {isShown ? (
        <Suspense fallback={null}>
          <WalletCard />
        </Suspense>
      ) : (
        <Button tone="secondary" icon="document" onClick={() => setShown(true)}>
          <FormattedMessage id="emergency.card.show" />
        </Button>
      )}
    </section>
  );
}
