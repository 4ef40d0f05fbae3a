import { FormattedMessage } from 'react-intl';
import { removeProduct, type Kept } from '@/db/bookmarks.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Icon } from '@/ui/icon.tsx';
import styles from './products.module.css';

/** Begins the product id of what a machine suggested; no id of the catalogue does. */
export const AI_PREFIX = 'ai-';

/** Bookmarks of what the catalogue does not hold: suggestions, still marked as what they are, and what another program kept. */
export function KeptSuggestions({ kept }: { kept: readonly Kept<'product'>[] }) {
  return kept.map(({ productId, productName, description, reasoning }) => (
    <Card as="article" key={productId}>
      <div className={styles.suggestion} dir="auto">
        {productId.startsWith(AI_PREFIX) && (
          <p className={styles.byMachine}>
            <Icon name="info" size={16} /> <FormattedMessage id="products.ai.by" />
          </p>
        )}
        <h2>{productName}</h2>
        <p>{description}</p>
        {reasoning && <p>{reasoning}</p>}
        <Button tone="secondary" icon="close" onClick={() => void removeProduct(productId)}>
          <FormattedMessage id="products.drop" />
        </Button>
      </div>
    </Card>
  ));
}
