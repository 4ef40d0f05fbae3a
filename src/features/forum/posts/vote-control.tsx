import { useIntl } from 'react-intl';
import { setVote } from '@/db/forum/forum-writes.ts';
import type { PendingForumWrite } from '@/model/forum/forum-write.ts';
import type { TargetType, VoteType } from '@/model/forum/vote.ts';
import type { UserVotes } from '@/sync/api/community/forum.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { nextVote, scoreWith, voteOn } from './votes.ts';
import styles from './vote-control.module.css';

interface VoteControlProps {
  type: TargetType;
  target: { readonly id: string; readonly voteScore?: number | null };
  votes: UserVotes;
  writes: readonly PendingForumWrite[];
  /** Title of the target, for the accessible label. */
  what: string;
}

const arrows = { up: 'arrow-up', down: 'arrow-down' } as const;

/** Up, score, down. A tap changes the score at once; the total comes from the server. */
export function VoteControl({ type, target, votes, writes, what }: VoteControlProps) {
  const intl = useIntl();
  const userVote = voteOn(target.id, votes, writes);
  const arrow = (vote: VoteType) => (
    <button
      type="button"
      className={classNames(styles.arrow, userVote.chosen === vote && styles.own)}
      aria-pressed={userVote.chosen === vote}
      onClick={() => void setVote(type, target.id, nextVote(userVote.chosen, vote))}
    >
      <Icon name={arrows[vote]} size={24} />
      <span className="hidden-text">{intl.formatMessage({ id: `forum.vote.${vote}` })}</span>
    </button>
  );
  const score = scoreWith(target.voteScore, userVote);
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'forum.vote' }, { what })} className={styles.votes}>
      {arrow('up')}
      <output className={styles.score} aria-live="off">
        <span aria-hidden="true">{intl.formatNumber(score)}</span>
        <span className="hidden-text">{intl.formatMessage({ id: 'forum.score' }, { score })}</span>
      </output>
      {arrow('down')}
    </div>
  );
}
