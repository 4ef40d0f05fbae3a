import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageChoice } from '@/app/settings/language-choice.tsx';
import { chooseLowData, useLowData } from '@/app/settings/low-data.ts';
import { chooseTextSize, readTextSize, textSizes } from '@/app/settings/text-size.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import styles from './profile.module.css';

/** Settings of this phone: language, text size, data use. Applied and stored at once, without Save. */
export function PhoneSection() {
  const intl = useIntl();
  const [size, setSize] = useState(readTextSize);
  const isLow = useLowData((lowData) => lowData.isLow);
  return (
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
  );
}
