import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { unmuteAuthor, liveMutedAuthorDetails } from '@/db/forum/forum-writes.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import { isNamed, type MutedAuthor } from '@/model/forum/forum-authorship.ts';
import { Button } from '@/ui/controls/button.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { FailureMessage, LiveRegion, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { nameText } from '@/features/forum/queries/forum-words.ts';
import styles from '@/features/forum/layout/forum.module.css';

const none: readonly MutedAuthor[] = [];

/** A notice that authors are muted, which opens their list; nothing if none is muted. */
export function MutedAuthors({ userId }: { userId: string }) {
  const intl = useIntl();
  const people = useLiveQuery(liveMutedAuthorDetails, `muted people ${userId}`) ?? none;
  const [isOpen, setOpen] = useState(false);
  // Stays rendered after it was opened, because the focus returns to it even when the list becomes empty.
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

/** The muted authors, latest first, each with a button to unmute. */
function HiddenList({ people, onClose }: HiddenListProps) {
  const intl = useIntl();
  const failureMessage = useSaveFailure();
  const [shown, setShown] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const nameOf = ({ met }: MutedAuthor) => nameText(intl, met?.userName);

  async function showAgain(person: MutedAuthor, { currentTarget }: MouseEvent<HTMLElement>) {
    setShown('');
    setFailed(false);
    // The focused button disappears with its row, so move the focus to the surrounding element.
    currentTarget.closest<HTMLElement>(`.${styles.sight}`)?.focus({ preventScroll: true });
    await unmuteAuthor(person.key).then(
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
        <LiveRegion>
          {shown && (
            <SuccessMessage>
              {intl.formatMessage({ id: 'forum.muted.shown' }, { name: bidiIsolate(intl, shown) })}
            </SuccessMessage>
          )}
          {hasFailed && (
            <FailureMessage>{intl.formatMessage({ id: failureMessage('records.notChanged') })}</FailureMessage>
          )}
        </LiveRegion>
      </div>
    </Sheet>
  );
}

/**
 * Tells authors of the same name apart: the topic where the author was muted, which is all there is for an anonymous
 * author.
 */
function WhereMet({ person: { met } }: { person: MutedAuthor }) {
  const intl = useIntl();
  if (!met?.topicTitle) return null;
  const id = isNamed(met) ? 'forum.muted.from' : 'forum.muted.onlyIn';
  return intl.formatMessage({ id }, { title: bidiIsolate(intl, met.topicTitle) });
}
