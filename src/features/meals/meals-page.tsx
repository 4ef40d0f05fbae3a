import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { EntryList } from '@/app/content/entry-list.tsx';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { CaffeineCount } from './caffeine-count.tsx';
import { FoodList } from './food-list.tsx';
import { MealIdeas } from './meal-ideas.tsx';
import styles from './meals.module.css';

const views = ['food', 'ideas', 'needs', 'caffeine'] as const;
type View = (typeof views)[number];

/** Food safety, meal ideas, nutrients and caffeine; after a loss only the meal ideas. */
export default function MealsPage() {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [chosen, setView] = useState<View>('food');
  const view = isPlain ? 'ideas' : chosen;
  return (
    <Page
      title={intl.formatMessage({ id: 'meals.title' })}
      back="/more"
      rail={<Rail related={['/resources', '/readings', '/products', '/bloodwork']} values calls />}
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
          <ClinicalContent line="before">
            {view === 'food' && <FoodList />}
            {view === 'ideas' && <MealIdeas />}
            {view === 'needs' && <Needs />}
          </ClinicalContent>
        )}
      </div>
    </Page>
  );
}

const Needs = () => <EntryList entries={useContent('needs')} />;
