import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { bookmarkProduct, liveBookmarks, removeProduct } from '@/db/records/bookmarks.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { derivedId } from '@/model/schema/derived-id.ts';
import type { ProductSuggestion } from '@/model/records/product-suggestion.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { AI_PREFIX } from './saved-suggestions.tsx';
import styles from './products.module.css';

/** An AI suggestion, marked as such: what it is, why, and a safety note. */
export function SuggestionCard({ suggestion }: { suggestion: ProductSuggestion }) {
  const { name, description, reasoning, safety, category, searchKeywords } = suggestion;
  const bookmarks = useLiveQuery(() => liveBookmarks('product'), 'product bookmarks') ?? [];
  const [hasFailed, setFailed] = useState(false);
  const bookmark = bookmarks.find(
    ({ productName, productId }) => productName === name && productId.startsWith(AI_PREFIX),
  );
  const toggle = async () => {
    setFailed(false);
    try {
      if (bookmark) return await removeProduct(bookmark.productId);
      const productId = `${AI_PREFIX}${await derivedId('suggestion', name)}`;
      const words = { description: `${description} ${safety}`, category, searchKeywords: searchKeywords || null };
      await bookmarkProduct({ productId, productName: name, reasoning, ...words });
    } catch {
      setFailed(true);
    }
  };
  return (
    <Card as="article">
      <div className={styles.suggestion} dir="auto">
        <p className={styles.byMachine}>
          <Icon name="info" size={16} /> <FormattedMessage id="products.ai.by" />
        </p>
        <h3>{name}</h3>
        <p>{description}</p>
        <p>{reasoning}</p>
        <p className={styles.safety}>
          <Icon name="alert" size={20} />
          <span>{safety}</span>
        </p>
        {hasFailed && (
          <p role="alert">
            <FormattedMessage id="products.failed" />
          </p>
        )}
        <Button tone="secondary" icon={bookmark ? 'close' : 'flag'} onClick={() => void toggle()}>
          <FormattedMessage id={bookmark ? 'products.drop' : 'products.keep'} />
        </Button>
      </div>
    </Card>
  );
}
