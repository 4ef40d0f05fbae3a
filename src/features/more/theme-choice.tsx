import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chooseTheme, readTheme, themes, type Theme } from '@/app/settings/theme.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';

/** Light, dark, or the phone's setting; stored on this phone. */
export function ThemeChoice() {
  const intl = useIntl();
  const [theme, setTheme] = useState(readTheme);
  const choose = ([chosen]: Theme[]) => {
    if (!chosen) return;
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <ChoiceChips
      always
      legend={<FormattedMessage id="more.look" />}
      options={themes.map((value) => ({ value, label: intl.formatMessage({ id: `more.look.${value}` }) }))}
      chosen={[theme]}
      onChange={choose}
    />
  );
}
