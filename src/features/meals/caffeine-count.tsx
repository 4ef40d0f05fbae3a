import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CAFFEINE_LIMIT_MG, caffeineIn, caffeineMg, type CaffeineDrink } from '@/clinical/medicines/caffeine.ts';
import { Button } from '@/ui/controls/button.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import styles from './meals.module.css';

const drinks = Object.keys(caffeineMg) as CaffeineDrink[];

/** Adds up the caffeine of today's drinks. Not stored. */
export function CaffeineCount() {
  const intl = useIntl();
  const [counts, setCounts] = useState<Partial<Record<CaffeineDrink, number>>>({});
  const sum = caffeineIn(counts);
  const limit = CAFFEINE_LIMIT_MG;
  const change = (drink: CaffeineDrink, by: number) =>
    setCounts({ ...counts, [drink]: Math.max(0, (counts[drink] ?? 0) + by) });
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage id="meals.caffeine.lead" values={{ limit }} />
      </p>
      <p role="status" className={styles.sum}>
        <FormattedMessage id="meals.caffeine.sum" values={{ sum, limit }} />
        {sum > limit && (
          <small>
            <FormattedMessage id="meals.caffeine.over" values={{ limit }} />
          </small>
        )}
      </p>
      <List>
        {drinks.map((drink) => {
          const word = intl.formatMessage({ id: `meals.caffeine.${drink}` });
          return (
            <ListRow
              key={drink}
              title={word}
              detail={<FormattedMessage id="meals.caffeine.each" values={{ mg: caffeineMg[drink] }} />}
              action={
                <>
                  <Button
                    tone="secondary"
                    icon="minus"
                    aria-label={intl.formatMessage({ id: 'meals.caffeine.less' }, { drink: word })}
                    onClick={() => change(drink, -1)}
                  >
                    {''}
                  </Button>
                  <b>{counts[drink] ?? 0}</b>
                  <Button
                    tone="secondary"
                    icon="plus"
                    aria-label={intl.formatMessage({ id: 'meals.caffeine.add' }, { drink: word })}
                    onClick={() => change(drink, 1)}
                  >
                    {''}
                  </Button>
                </>
              }
            />
          );
        })}
      </List>
    </>
  );
}
