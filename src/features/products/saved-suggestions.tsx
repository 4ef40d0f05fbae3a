import { FormattedMessage } from 'react-intl';
import { removeProduct, type StoredBookmark } from '@/db/records/bookmarks.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './products.module.css';

/** Prefix of the product ids of AI suggestions; no id of the catalogue has it. */
export const AI_PREFIX = 'ai-';

/** Bookmarks of products outside the catalogue: AI suggestions, marked as such, and bookmarks of other clients. */
export function SavedSuggestions({ bookmarks }: { bookmarks: readonly StoredBookmark<'product'>[] }) {
  return bookmarks.map(({ productId, productName, description, reasoning }) => (
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
