import { forumPost } from '@/model/forum-post.ts';
import { forumTopic } from '@/model/forum-topic.ts';
import { checkConfiguration } from '../configuration.ts';
import { hangPageBell } from './bell-of-page.ts';

/** Rings whenever a topic or reply changes, until the returned function is called. */
export function watchForum(userId: string, ring: () => void): () => void {
  return hangPageBell({
    connection: checkConfiguration(),
    userId,
    further: [forumTopic.collection, forumPost.collection],
    ring: (name) => {
      if (name === undefined) ring();
    },
  });
}
