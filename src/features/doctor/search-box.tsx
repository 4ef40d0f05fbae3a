import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '@/ui/text-field.tsx';
import type { SearchWords } from './search-words.ts';

/** The search of the list. It keeps its own text, so that nothing around it is drawn anew with a letter. */
export function SearchBox({ search }: { search: SearchWords }) {
  const intl = useIntl();
  const [value, setValue] = useState(search.now);
  const type = (typed: string) => {
    setValue(typed);
    search.set(typed);
  };
  return (
    <TextField
      type="search"
      label={intl.formatMessage({ id: 'doctor.find' })}
      value={value}
      onChange={type}
      autoComplete="off"
    />
  );
}
