import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '@/content/entries/entry.ts';
import type { ProductEntry } from '@/content/en/products.ts';
import { matchingEntries } from '@/content/matching-entries.ts';
import { bookmarkProduct, liveBookmarks, removeProduct } from '@/db/records/bookmarks.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { EntryList } from '@/app/content/entry-list.tsx';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { AiSuggestions } from './ai-suggestions.tsx';
import { SavedSuggestions } from './saved-suggestions.tsx';
import styles from './products.module.css';

const categories = ['measure', 'food', 'comfort', 'birth', 'kept'] as const;
type Category = (typeof categories)[number];

const idOf = ({ id }: Entry) => id.replace('product.', '');

/** Kinds of products with safety advice; bookmarks work offline. */
export default function ProductsPage() {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category | null>(null);
  const [hasFailed, setFailed] = useState(false);
  return (
    <Page
      title={intl.formatMessage({ id: 'products.title' })}
      back="/more"
      rail={<Rail related={['/readings', '/sup', '/resources', '/meals']} values calls />}
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
        <ClinicalContent line="before">
          <ProductList category={category} search={search} onFailed={setFailed} />
        </ClinicalContent>
        {!isPlain && category !== 'kept' && <AiSuggestions />}
      </div>
    </Page>
  );
}

interface ProductListProps {
  category: Category | null;
  search: string;
  /** Called with false before a bookmark is changed, and with true when that failed. */
  onFailed: (hasFailed: boolean) => void;
}

/** The products of a category that match the search, each with a bookmark button. */
function ProductList({ category, search, onFailed }: ProductListProps) {
  const products = useContent('products');
  const bookmarks = useLiveQuery(() => liveBookmarks('product'), 'product bookmarks') ?? [];
  const isBookmarked = (entry: Entry) => bookmarks.some(({ productId }) => productId === idOf(entry));
  const shown = matchingEntries(products, search).filter(
    (entry) => category === null || (category === 'kept' ? isBookmarked(entry) : entry.category === category),
  );
  const toggle = (entry: ProductEntry) => {
    onFailed(false);
    const change = isBookmarked(entry)
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
        <SavedSuggestions
          bookmarks={bookmarks.filter(({ productId }) => !products.some((entry) => idOf(entry) === productId))}
        />
      )}
      {shown.length === 0 && !(category === 'kept' && bookmarks.length > 0 && search === '') && (
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
              <Button tone="secondary" icon={isBookmarked(entry) ? 'close' : 'flag'} onClick={() => toggle(product)}>
                <FormattedMessage id={isBookmarked(entry) ? 'products.drop' : 'products.keep'} />
              </Button>
            )
          );
        }}
      />
    </>
  );
}
