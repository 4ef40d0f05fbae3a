import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isolated } from '@/i18n/isolated.ts';
import type { KeptWrite } from '@/model/forum-write.ts';
import type { ListedReply, OwnVotes } from '@/sync/online/forum.ts';
import { ListBlock } from '@/ui/list.tsx';
import { agoText, nameText } from './forum-words.ts';
import { InSight } from './in-sight.tsx';
import { Author, WrittenText } from './text-card.tsx';
import { TextActs, type Act } from './text-acts.tsx';
import { TopicMarks } from './topic-row.tsx';
import { VoteControl } from './vote-control.tsx';

interface ReplyItemProps {
  reply: ListedReply;
  /** Of the topic it stands in. */
  topicTitle: string;
  user: { readonly id: string; readonly labels: readonly string[] };
  votes: OwnVotes;
  writes: readonly KeptWrite[];
  isOwn: boolean;
  isMuted: boolean;
  now: number;
}

/** One reply with its votes, and what may be done with it. */
export function ReplyItem({ reply, topicTitle, user, votes, writes, isOwn, isMuted, now }: ReplyItemProps) {
  const intl = useIntl();
  const [act, setAct] = useState<Act | null>(null);
  const name = isOwn ? intl.formatMessage({ id: 'forum.you' }) : nameText(intl, reply.userName);
  return (
    <ListBlock>
      <InSight author={{ ...reply, topicTitle }} isMuted={isMuted}>
        {(mute) => (
          <>
            <TopicMarks topic={{ isHidden: reply.isHidden }} />
            <Author
              name={reply.userName}
              isOwn={isOwn}
              seed={`${reply.topicId}${reply.userId}`}
              when={agoText(intl, reply.createdAt, now)}
            />
            <WrittenText id={`reply-${reply.id}`}>{reply.content}</WrittenText>
            <TextActs
              type="post"
              target={reply}
              topicId={reply.topicId}
              user={user}
              isOwn={isOwn}
              describedBy={`reply-${reply.id}`}
              act={act}
              onAct={setAct}
              onMute={mute}
              votes={
                <VoteControl
                  type="post"
                  target={reply}
                  votes={votes}
                  writes={writes}
                  what={intl.formatMessage({ id: 'forum.vote.reply' }, { name: isolated(intl, name) })}
                />
              }
            />
          </>
        )}
      </InSight>
    </ListBlock>
  );
}
