import { forumPost } from '@/model/forum/forum-post.ts';
import { forumTopic } from '@/model/forum/forum-topic.ts';
import { checkConfiguration } from '@/sync/transport/configuration.ts';
import { connectPageRealtime } from '@/sync/transport/page-realtime.ts';

/** Calls `onChange` whenever a topic or reply changes, until the returned function is called. */
export function watchForum(userId: string, onChange: () => void): () => void {
  return connectPageRealtime({
    connection: checkConfiguration(),
    userId,
    extraCollections: [forumTopic.collection, forumPost.collection],
    onChange: (name) => {
      if (name === undefined) onChange();
    },
  });
}
