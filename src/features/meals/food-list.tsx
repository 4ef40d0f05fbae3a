import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { matching } from '@/content/matching.ts';
import type { Entry } from '@/content/entry.ts';
import { EntryList } from '@/entry-list.tsx';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useContent } from '@/use-content.ts';
import styles from './meals.module.css';

const marks = ['avoid', 'limit', 'ok'] as const;
type Mark = NonNullable<Entry['mark']>;

/** May I eat this? By any word for it. */
export function FoodList() {
  const intl = useIntl();
  const food = useContent('food');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<readonly Mark[]>([]);
  const found = matching(food, search).filter(({ mark }) => shown.length === 0 || (mark && shown.includes(mark)));
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
