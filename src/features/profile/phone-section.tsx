import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageChoice } from '@/language-choice.tsx';
import { chooseLowData, useLowData } from '@/low-data.ts';
import { chooseTextSize, readTextSize, textSizes } from '@/text-size.ts';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import styles from './profile.module.css';

/** Which language this phone speaks, how it shows things and what it fetches; kept here and at once. */
export function PhoneSection() {
  const intl = useIntl();
  const [size, setSize] = useState(readTextSize);
  const isLow = useLowData((lowData) => lowData.isLow);
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="profile.phoneSettings" />
      </SectionTitle>
      <div className={styles.fields}>
        <LanguageChoice />
        <ChoiceChips
          always
          legend={intl.formatMessage({ id: 'profile.textSize' })}
          options={textSizes.map((value) => ({
            value,
            label: intl.formatMessage({ id: `profile.textSize.${value}` }),
          }))}
          chosen={[size]}
          onChange={([chosen = 'normal']) => {
            chooseTextSize(chosen);
            setSize(chosen);
          }}
        />
        <ChoiceChips
          legend={intl.formatMessage({ id: 'profile.lowData' })}
          options={[{ value: 'yes', label: intl.formatMessage({ id: 'profile.lowData.yes' }) }]}
          chosen={isLow ? ['yes'] : []}
          onChange={(chosen) => chooseLowData(chosen.length > 0)}
        />
        <p className={styles.small}>
          <FormattedMessage id="profile.phoneSettings.text" />
        </p>
      </div>
    </section>
  );
}
