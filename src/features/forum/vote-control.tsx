import { useIntl } from 'react-intl';
import { wishVote } from '@/db/forum.ts';
import type { KeptWrite } from '@/model/forum-write.ts';
import type { TargetType, VoteType } from '@/model/vote.ts';
import type { OwnVotes } from '@/sync/online/forum.ts';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import { nextWish, scoreWith, voteOn } from './votes.ts';
import styles from './vote-control.module.css';

interface VoteControlProps {
  type: TargetType;
  target: { readonly id: string; readonly voteScore?: number | null };
  votes: OwnVotes;
  writes: readonly KeptWrite[];
  /** What it is about, for those who listen. */
  what: string;
}

const arrows = { up: 'arrow-up', down: 'arrow-down' } as const;

/** Up, the score, down. A tap counts here at once; the sum comes from the server. */
export function VoteControl({ type, target, votes, writes, what }: VoteControlProps) {
  const intl = useIntl();
  const own = voteOn(target.id, votes, writes);
  const arrow = (vote: VoteType) => (
    <button
      type="button"
      className={classNames(styles.arrow, own.wished === vote && styles.own)}
      aria-pressed={own.wished === vote}
      onClick={() => void wishVote(type, target.id, nextWish(own.wished, vote))}
    >
      <Icon name={arrows[vote]} size={24} />
      <span className="hidden-text">{intl.formatMessage({ id: `forum.vote.${vote}` })}</span>
    </button>
  );
  const score = scoreWith(target.voteScore, own);
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
