import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ClinicalWords } from '@/english-part.tsx';
import { EntryList } from '@/entry-list.tsx';
import { useTact } from '@/tact.ts';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { Page } from '@/ui/page.tsx';
import { useContent } from '@/use-content.ts';
import { CaffeineCount } from './caffeine-count.tsx';
import { FoodList } from './food-list.tsx';
import { MealIdeas } from './meal-ideas.tsx';
import styles from './meals.module.css';

const views = ['food', 'ideas', 'needs', 'caffeine'] as const;
type View = (typeof views)[number];

/** What to eat and leave, ideas by how she eats, what the body needs; after a loss the ideas alone. */
export default function MealsPage() {
  const intl = useIntl();
  const isPlain = useTact((tact) => tact.isPlain);
  const [chosen, setView] = useState<View>('food');
  const view = isPlain ? 'ideas' : chosen;
  return (
    <Page
      title={intl.formatMessage({ id: 'meals.title' })}
      back="/more"
      width="reading"
      tone={isPlain ? 'paper' : 'blush'}
    >
      <div className={styles.page}>
        {!isPlain && (
          <ChoiceChips
            legend={<FormattedMessage id="meals.view" />}
            legendHidden
            always
            options={views.map((value) => ({ value, label: intl.formatMessage({ id: `meals.view.${value}` }) }))}
            chosen={[view]}
            onChange={([value]) => value && setView(value)}
          />
        )}
        {view === 'caffeine' ? (
          <CaffeineCount />
        ) : (
          <ClinicalWords line="before">
            {view === 'food' && <FoodList />}
            {view === 'ideas' && <MealIdeas />}
            {view === 'needs' && <Needs />}
          </ClinicalWords>
        )}
      </div>
    </Page>
  );
}

const Needs = () => <EntryList entries={useContent('needs')} />;
