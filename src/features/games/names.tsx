import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useNote } from '@/use-note.ts';
import styles from './games.module.css';

const none: readonly string[] = [];
const LONGEST = 60;

/** Her own list of names, and one of them by chance. */
export function Names() {
  const intl = useIntl();
  const [list = none, setList] = useNote('names', none);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim().slice(0, LONGEST);
    if (name === '') return;
    setList((kept) => (kept.includes(name) ? kept : [...kept, name]));
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
                    onClick={() => setList((kept) => kept.filter((each) => each !== name))}
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
