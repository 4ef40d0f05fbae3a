import { useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage, LiveRegion } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './emergency-page.module.css';

/**
 * Creates the wallet card on a tap, on this phone. Its code loads late, because the QR encoder and the profile must not
 * delay or break this page; when it cannot be fetched, the page stays and the button can be tapped again.
 */
export function EmergencyCard() {
  const [Card, setCard] = useState<ComponentType | null>(null);
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const show = async () => {
    setState('busy');
    try {
      const { default: WalletCard } = await import('./wallet-card.tsx');
      // A function would be called: React takes it for an update.
      setCard(() => WalletCard);
      setState('rest');
    } catch {
      setState('failed');
    }
  };
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="emergency.card" />
      </SectionTitle>
      <p className={styles.small}>
        <FormattedMessage id="emergency.card.hint" />
      </p>
      {Card ? (
        <Card />
      ) : (
        <Button tone="secondary" icon="document" busy={state === 'busy'} onClick={() => void show()}>
          <FormattedMessage id="emergency.card.show" />
        </Button>
      )}
      <LiveRegion>
        {state === 'failed' && (
          <FailureMessage>
            <FormattedMessage id="emergency.card.notLoaded" />
          </FailureMessage>
        )}
      </LiveRegion>
    </section>
  );
}
