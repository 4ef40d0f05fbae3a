import { forumPost } from '@/model/forum-post.ts';
import { forumTopic } from '@/model/forum-topic.ts';
import { checkConfiguration } from '../configuration.ts';
import { hangBell } from '../realtime.ts';

/** Rings whenever a topic or reply changes, until the returned function is called. */
export function watchForum(userId: string, ring: () => void): () => void {
  const bell = hangBell({
    connection: checkConfiguration(),
    userId,
    further: [forumTopic.collection, forumPost.collection],
    ring: (name) => {
      if (name === undefined) ring();
    },
  });
  const wake = () => {
    if (document.visibilityState === 'visible') bell.wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    bell.close();
  };
}
