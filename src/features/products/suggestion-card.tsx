import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { bookmarkProduct, liveBookmarks, removeProduct } from '@/db/bookmarks.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { derivedId } from '@/model/derived-id.ts';
import type { ProductSuggestion } from '@/model/product-suggestion.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Icon } from '@/ui/icon.tsx';
import { AI_PREFIX } from './kept-suggestions.tsx';
import styles from './products.module.css';

/** One suggestion: what it is, why, and what to know first. Says on itself that a machine made it. */
export function SuggestionCard({ suggestion }: { suggestion: ProductSuggestion }) {
  const { name, description, reasoning, safety, category, searchKeywords } = suggestion;
  const kept = useLiveQuery(() => liveBookmarks('product'), 'product bookmarks') ?? [];
  const [hasFailed, setFailed] = useState(false);
  const held = kept.find(({ productName, productId }) => productName === name && productId.startsWith(AI_PREFIX));
  const toggle = async () => {
    setFailed(false);
    try {
      if (held) return await removeProduct(held.productId);
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
        <Button tone="secondary" icon={held ? 'close' : 'flag'} onClick={() => void toggle()}>
          <FormattedMessage id={held ? 'products.drop' : 'products.keep'} />
        </Button>
      </div>
    </Card>
  );
}
