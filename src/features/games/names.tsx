import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { usePersistentState } from '@/app/forms/use-persistent-state.ts';
import styles from './games.module.css';

const none: readonly string[] = [];
const MAX_NAME_LENGTH = 60;

/** The user's list of names, and a random pick from it. */
export function Names() {
  const intl = useIntl();
  const [list = none, setList] = usePersistentState('names', none);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim().slice(0, MAX_NAME_LENGTH);
    if (name === '') return;
    setList((current) => (current.includes(name) ? current : [...current, name]));
    setTyped('');
  };
  return (
    <>
      <form onSubmit={add} className={styles.page}>
        <TextField label={intl.formatMessage({ id: 'games.names.add' })} value={typed} onChange={setTyped} />
        <Button type="submit" tone="secondary" icon="plus">
          <FormattedMessage id="games.names.addIt" />
        </Button>
      </form>
      <p role="status" className={styles.big}>
        {picked && list.includes(picked) && <FormattedMessage id="games.names.picked" values={{ name: picked }} />}
      </p>
      {list.length === 0 ? (
        <p className={styles.hint}>
          <FormattedMessage id="games.names.empty" />
        </p>
      ) : (
        <>
          <Button wide large onClick={() => setPicked(list[Math.floor(Math.random() * list.length)] ?? null)}>
            <FormattedMessage id="games.names.pick" />
          </Button>
          <List>
            {list.map((name) => (
              <ListRow
                key={name}
                title={<bdi>{name}</bdi>}
                action={
                  <Button
                    tone="quiet"
                    icon="close"
                    aria-label={intl.formatMessage({ id: 'games.names.drop' }, { name })}
                    onClick={() => setList((current) => current.filter((each) => each !== name))}
                  >
                    {''}
                  </Button>
                }
              />
            ))}
          </List>
        </>
      )}
    </>
  );
}
