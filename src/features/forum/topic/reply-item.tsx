import { useState } from 'react';
import { useIntl } from 'react-intl';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import type { PendingForumWrite } from '@/model/forum/forum-write.ts';
import type { ListedReply, UserVotes } from '@/sync/api/community/forum.ts';
import { ListBlock } from '@/ui/layout/list.tsx';
import { nameText, writtenText } from '@/features/forum/queries/forum-words.ts';
import { EditReplySheet } from './edit-reply-sheet.tsx';
import { MutedText } from '@/features/forum/moderation/muted-text.tsx';
import { Author, WrittenText } from '@/features/forum/posts/text-card.tsx';
import { TextActions, type TextAction } from '@/features/forum/moderation/text-actions.tsx';
import { TopicMarks } from './topic-row.tsx';
import { VoteControl } from '@/features/forum/posts/vote-control.tsx';

interface ReplyItemProps {
  reply: ListedReply;
  /** Title of the topic that it belongs to. */
  topicTitle: string;
  user: { readonly id: string; readonly labels: readonly string[] };
  votes: UserVotes;
  writes: readonly PendingForumWrite[];
  isOwn: boolean;
  isMuted: boolean;
  now: number;
}

/** One reply with its votes and actions. */
export function ReplyItem({ reply, topicTitle, user, votes, writes, isOwn, isMuted, now }: ReplyItemProps) {
  const intl = useIntl();
  const [act, setAct] = useState<TextAction | null>(null);
  const name = isOwn ? intl.formatMessage({ id: 'forum.you' }) : nameText(intl, reply.userName);
  return (
    <ListBlock>
      <MutedText author={{ ...reply, topicTitle }} isMuted={isMuted}>
        {(mute) => (
          <>
            <TopicMarks topic={{ isHidden: reply.isHidden }} />
            <Author
              name={reply.userName}
              isOwn={isOwn}
              seed={`${reply.topicId}${reply.userId}`}
              when={writtenText(intl, reply, now)}
            />
            <WrittenText id={`reply-${reply.id}`}>{reply.content}</WrittenText>
            <TextActions
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
                  what={intl.formatMessage({ id: 'forum.vote.reply' }, { name: bidiIsolate(intl, name) })}
                />
              }
            />
            {act === 'edit' && <EditReplySheet userId={user.id} reply={reply} onClose={() => setAct(null)} />}
          </>
        )}
      </MutedText>
    </ListBlock>
  );
}
