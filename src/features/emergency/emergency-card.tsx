import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import styles from './emergency-page.module.css';

/** Brings the drawing of the square and, signed in, her profile: neither may keep this page from opening. */
const WalletCard = lazy(() => import('./wallet-card.tsx'));

/** A card for the wallet, made on the phone when it is asked for. */
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
