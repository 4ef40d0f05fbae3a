import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { matchingEntries } from '@/content/matching-entries.ts';
import type { Entry } from '@/content/entries/entry.ts';
import { EntryList } from '@/app/content/entry-list.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useContent } from '@/app/content/use-content.ts';
import styles from './meals.module.css';

const marks = ['avoid', 'limit', 'ok'] as const;
type Mark = NonNullable<Entry['mark']>;

/** Search for a food and whether it may be eaten; synonyms match too. */
export function FoodList() {
  const intl = useIntl();
  const food = useContent('food');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<readonly Mark[]>([]);
  const found = matchingEntries(food, search).filter(
    ({ mark }) => shown.length === 0 || (mark && shown.includes(mark)),
  );
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage id="meals.food.lead" />
      </p>
      <TextField label={intl.formatMessage({ id: 'meals.search' })} type="search" value={search} onChange={setSearch} />
      <ChoiceChips
        legend={<FormattedMessage id="meals.mark" />}
        legendHidden
        options={marks.map((value) => ({ value, label: intl.formatMessage({ id: `content.mark.${value}` }) }))}
        chosen={shown}
        onChange={setShown}
      />
      <p role="status" className={styles.hint}>
        {found.length === 0 ? (
          <FormattedMessage id="content.none" />
        ) : (
          <FormattedMessage id="content.found" values={{ count: found.length }} />
        )}
      </p>
      <EntryList entries={found} />
    </>
  );
}
