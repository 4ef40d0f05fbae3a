import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '@/content/entry.ts';
import type { ProductEntry } from '@/content/en/products.ts';
import { matching } from '@/content/matching.ts';
import { bookmarkProduct, liveBookmarks, removeProduct } from '@/db/bookmarks.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { ClinicalWords } from '@/english-part.tsx';
import { EntryList } from '@/entry-list.tsx';
import { useTact } from '@/tact.ts';
import { Button } from '@/ui/button.tsx';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { Page } from '@/ui/page.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useContent } from '@/use-content.ts';
import { AiSuggestions } from './ai-suggestions.tsx';
import { KeptSuggestions } from './kept-suggestions.tsx';
import styles from './products.module.css';

const categories = ['measure', 'food', 'comfort', 'birth', 'kept'] as const;
type Category = (typeof categories)[number];

const idOf = ({ id }: Entry) => id.replace('product.', '');

/** Kinds of products with what to know before using one; bookmarks work offline. */
export default function ProductsPage() {
  const intl = useIntl();
  const isPlain = useTact((tact) => tact.isPlain);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category | null>(null);
  const [hasFailed, setFailed] = useState(false);
  return (
    <Page
      title={intl.formatMessage({ id: 'products.title' })}
      back="/more"
      width="reading"
      tone={isPlain ? 'paper' : 'blush'}
    >
      <div className={styles.page}>
        <p className={styles.hint}>
          <FormattedMessage id="products.lead" />
        </p>
        <TextField
          label={intl.formatMessage({ id: 'products.search' })}
          type="search"
          value={search}
          onChange={setSearch}
        />
        <ChoiceChips
          legend={<FormattedMessage id="products.category" />}
          legendHidden
          options={categories.map((value) => ({
            value,
            label: intl.formatMessage({ id: `products.category.${value}` }),
          }))}
          chosen={category ? [category] : []}
          onChange={([value = null]) => setCategory(value)}
        />
        {hasFailed && (
          <p role="alert">
            <FormattedMessage id="products.failed" />
          </p>
        )}
        <ClinicalWords line="before">
          <ProductList category={category} search={search} onFailed={setFailed} />
        </ClinicalWords>
        {!isPlain && category !== 'kept' && <AiSuggestions />}
      </div>
    </Page>
  );
}

interface ProductListProps {
  category: Category | null;
  search: string;
  /** Called with true when a bookmark could not be changed, with false when it is tried. */
  onFailed: (hasFailed: boolean) => void;
}

/** Those of a category that hold the words, each to keep or to drop. */
function ProductList({ category, search, onFailed }: ProductListProps) {
  const products = useContent('products');
  const kept = useLiveQuery(() => liveBookmarks('product'), 'product bookmarks') ?? [];
  const isKept = (entry: Entry) => kept.some(({ productId }) => productId === idOf(entry));
  const shown = matching(products, search).filter(
    (entry) => category === null || (category === 'kept' ? isKept(entry) : entry.category === category),
  );
  const toggle = (entry: ProductEntry) => {
    onFailed(false);
    const change = isKept(entry)
      ? removeProduct(idOf(entry))
      : bookmarkProduct({
          productId: idOf(entry),
          productName: entry.title,
          description: entry.parts.map(({ text }) => text).join(' '),
          category: entry.category,
          searchKeywords: entry.also ?? null,
        });
    change.catch(() => onFailed(true));
  };
  return (
    <>
      {category === 'kept' && (
        <KeptSuggestions kept={kept.filter(({ productId }) => !products.some((entry) => idOf(entry) === productId))} />
      )}
      {shown.length === 0 && !(category === 'kept' && kept.length > 0 && search === '') && (
        <p role="status">
          <FormattedMessage id={category === 'kept' && search === '' ? 'products.noneKept' : 'content.none'} />
        </p>
      )}
      <EntryList
        entries={shown}
        action={(entry) => {
          const product = products.find(({ id }) => id === entry.id);
          return (
            product && (
              <Button tone="secondary" icon={isKept(entry) ? 'close' : 'flag'} onClick={() => toggle(product)}>
                <FormattedMessage id={isKept(entry) ? 'products.drop' : 'products.keep'} />
              </Button>
            )
          );
        }}
      />
    </>
  );
}
