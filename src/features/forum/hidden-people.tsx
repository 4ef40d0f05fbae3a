import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { hearAuthor, liveMutedPeople } from '@/db/forum.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { isolated } from '@/i18n/isolated.ts';
import { isNamed, type MutedAuthor } from '@/model/forum-muting.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { List, ListRow } from '@/ui/list.tsx';
import { Failed, News, Told } from '@/ui/news.tsx';
import { Sheet } from '@/ui/sheet.tsx';
import { useNotKept } from '@/use-not-kept.ts';
import { nameText } from './forum-words.ts';
import styles from './forum.module.css';

const none: readonly MutedAuthor[] = [];

/** Says that she hid somebody, and opens the list of them; nothing where she hid nobody. */
export function HiddenPeople({ userId }: { userId: string }) {
  const intl = useIntl();
  const people = useLiveQuery(liveMutedPeople, `muted people ${userId}`) ?? none;
  const [isOpen, setOpen] = useState(false);
  // Once opened it stays: the focus comes back to it, also from an empty list.
  const [wasOpened, setWasOpened] = useState(false);
  if (people.length === 0 && !wasOpened) return null;
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <div className={styles.hiddenPeople}>
      <Button tone="quiet" icon="minus" onClick={open}>
        {intl.formatMessage({ id: 'forum.muted.count' }, { count: people.length })}
      </Button>
      {isOpen && <HiddenList people={people} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface HiddenListProps {
  people: readonly MutedAuthor[];
  onClose: () => void;
}

/** Whom she hid, the last one first, with the way back for each. */
function HiddenList({ people, onClose }: HiddenListProps) {
  const intl = useIntl();
  const notKept = useNotKept();
  const [shown, setShown] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const nameOf = ({ met }: MutedAuthor) => nameText(intl, met?.userName);

  async function showAgain(person: MutedAuthor, { currentTarget }: MouseEvent<HTMLElement>) {
    setShown('');
    setFailed(false);
    // The button goes with its row: what stays has the focus.
    currentTarget.closest<HTMLElement>(`.${styles.sight}`)?.focus({ preventScroll: true });
    await hearAuthor(person.key).then(
      () => setShown(nameOf(person)),
      () => setFailed(true),
    );
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'forum.muted.title' })}
      lead={intl.formatMessage({ id: 'forum.muted.stays' })}
    >
      <div tabIndex={-1} className={classNames(styles.sight, styles.answers)}>
        {people.length === 0 ? (
          <p>{intl.formatMessage({ id: 'forum.muted.count' }, { count: 0 })}</p>
        ) : (
          <List>
            {people.map((person) => (
              <ListRow
                key={person.key}
                title={<bdi id={`hidden ${person.key}`}>{nameOf(person)}</bdi>}
                detail={<WhereMet person={person} />}
                action={
                  <Button
                    tone="quiet"
                    icon="eye"
                    aria-describedby={`hidden ${person.key}`}
                    onClick={(event) => void showAgain(person, event)}
                  >
                    {intl.formatMessage({ id: 'forum.unmute' })}
                  </Button>
                }
              />
            ))}
          </List>
        )}
        <News>
          {shown && <Told>{intl.formatMessage({ id: 'forum.muted.shown' }, { name: isolated(intl, shown) })}</Told>}
          {hasFailed && <Failed>{intl.formatMessage({ id: notKept('records.notChanged') })}</Failed>}
        </News>
      </div>
    </Sheet>
  );
}

/** Which of several of the same name: the topic where she hid her, which is the only one for a person without a name. */
function WhereMet({ person: { met } }: { person: MutedAuthor }) {
  const intl = useIntl();
  if (!met?.topicTitle) return null;
  const id = isNamed(met) ? 'forum.muted.from' : 'forum.muted.onlyIn';
  return intl.formatMessage({ id }, { title: isolated(intl, met.topicTitle) });
}
