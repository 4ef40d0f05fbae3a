import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { diets, slots, type Diet, type Meal } from '@/content/entries/meal.ts';
import { mealsFor, parseDiets } from '@/content/diets/meals-for.ts';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { useSession } from '@/sync/session/session.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useContent } from '@/app/content/use-content.ts';
import styles from './meals.module.css';

const fits = ['nausea', 'lowBudget'] as const;

/** Meal ideas for a day, filtered by the diets in the profile until the user chooses others. */
export function MealIdeas() {
  const intl = useIntl();
  const meals = useContent('meals');
  const userId = useSession((session) => session.user?.id ?? '');
  const profile = useProfile(userId);
  const fromProfile = parseDiets(profile?.dietaryPreferences ?? []);
  const hasDiabetes = profile?.diabetes != null && profile.diabetes !== 'none';
  const preset = [...fromProfile.diets, ...(hasDiabetes ? (['gdm-friendly'] as const) : [])];
  const [chosen, setChosen] = useState<readonly Diet[] | null>(null);
  const [fit, setFit] = useState<readonly (typeof fits)[number][]>([]);
  const selected = chosen ?? preset;
  const found = mealsFor(meals, selected).filter((meal) => fit.every((each) => meal.fits.includes(each)));
  return (
    <>
      <ChoiceChips
        legend={<FormattedMessage id="meals.diets" />}
        many
        options={diets.map((value) => ({ value, label: intl.formatMessage({ id: `meals.diet.${value}` }) }))}
        chosen={selected}
        onChange={setChosen}
      />
      <ChoiceChips
        legend={<FormattedMessage id="meals.fit" />}
        many
        options={fits.map((value) => ({ value, label: intl.formatMessage({ id: `meals.fit.${value}` }) }))}
        chosen={fit}
        onChange={setFit}
      />
      {fromProfile.unknown.map((preference) => (
        <p key={preference} className={styles.hint}>
          <FormattedMessage id="meals.unmatched" values={{ preference }} />
        </p>
      ))}
      {fromProfile.isKeto && (
        <p className={styles.hint}>
          <FormattedMessage id="meals.keto" />
        </p>
      )}
      {found.length === 0 && (
        <p role="status">
          <FormattedMessage id="meals.none" />
        </p>
      )}
      {slots.map((slot) => (
        <Slot key={slot} slot={slot} meals={found.filter((meal) => meal.slot === slot)} />
      ))}
    </>
  );
}

function Slot({ slot, meals }: { slot: Meal['slot']; meals: readonly Meal[] }) {
  const intl = useIntl();
  const food = useContent('food');
  if (meals.length === 0) return null;
  const rule = (id: string) =>
    food
      .find((entry) => entry.id === id)
      ?.parts.map(({ text }) => text)
      .join(' ');
  return (
    <section>
      <SectionTitle>{intl.formatMessage({ id: `meals.slot.${slot}` })}</SectionTitle>
      <List>
        {meals.map((meal) => (
          <ListRow
            key={meal.id}
            title={meal.title}
            detail={[
              intl.formatMessage(
                { id: 'meals.detail' },
                {
                  minutes: meal.prepMinutes,
                  carbs: meal.carbServings,
                  nutrients:
                    meal.nutrients.length > 0
                      ? intl.formatMessage({ id: 'meals.nutrients' }, { list: intl.formatList(meal.nutrients) })
                      : '',
                },
              ),
              ...meal.safety.flatMap((id) => rule(id) ?? []),
            ].join('. ')}
          />
        ))}
      </List>
    </section>
  );
}
