// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { KeptWrite } from '@/model/forum-write.ts';
import { ownTopics } from './own-writes.ts';
import { WaitingMark } from './waiting-mark.tsx';

afterEach(cleanup);

const topic: KeptWrite['write'] = {
  kind: 'topic',
  id: 't',
  title: 'Swollen feet',
  content: 'x',
  category: null,
  isNamed: false,
};

it.each([
  ['nobody could be reached', {}, 'Waiting for a network. Will post by itself.'],
  [
    'too much was written in a short time',
    { held: 'often' },
    'Held back for a while, so that nobody posts too much at once. Will post by itself.',
  ],
  ['the server was in trouble', { held: 'server' }, 'The server cannot take it now. Will post by itself.'],
  ['the forum has it', { state: 'sent' }, 'Posted'],
] as const)('a text of hers says what is true when %s', (_, kept, words) => {
  const [own] = ownTopics([{ id: 't', state: 'waiting', at: 1, write: topic, ...kept }], []);
  if (!own) throw new Error('it stands in no list');
  render(
    <IntlProvider locale="en" messages={en}>
      <WaitingMark isSent={own.isSent} held={own.held} />
    </IntlProvider>,
  );
  screen.getByText(words);
});
