// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { PendingForumWrite } from '@/model/forum/forum-write.ts';
import { pendingTopics } from '@/features/forum/queries/pending-texts.ts';
import { PendingMark } from './pending-mark.tsx';

afterEach(cleanup);

const topic: PendingForumWrite['write'] = {
  kind: 'topic',
  id: 't',
  title: 'Swollen feet',
  content: 'x',
  category: null,
  isNamed: false,
};

it.each([
  ['the server could not be reached', {}, 'Waiting for a network. Will post by itself.'],
  [
    'the rate limit was reached',
    { held: 'often' },
    'Held back for a while, so that nobody posts too much at once. Will post by itself.',
  ],
  ['the server had an error', { held: 'server' }, 'The server cannot take it now. Will post by itself.'],
  ['the forum has received it', { state: 'sent' }, 'Posted'],
] as const)('the mark of a pending text is correct when %s', (_, changes, words) => {
  const [pending] = pendingTopics([{ id: 't', state: 'waiting', at: 1, write: topic, ...changes }], []);
  if (!pending) throw new Error('Expected the text in the pending list');
  render(
    <IntlProvider locale="en" messages={en}>
      <PendingMark isSent={pending.isSent} held={pending.held} />
    </IntlProvider>,
  );
  screen.getByText(words);
});
