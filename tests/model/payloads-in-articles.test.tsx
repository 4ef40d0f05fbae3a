// @vitest-environment page
import { cleanup, render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { BlogPost } from '@/model/blog/blog-post.ts';
import { scriptPayloads } from '../support/samples/script-payloads.ts';
import { Markdown } from '@/ui/media/markdown.tsx';
import { Bubble } from '@/features/doctor-chat/bubble.tsx';
import { Author, WrittenText } from '@/features/forum/posts/text-card.tsx';
import { TopicRow } from '@/features/forum/topic/topic-row.tsx';
import { MemoryRouter } from 'react-router-dom';
import { emptyDraft, postOf } from '@/model/blog/article-draft.ts';
import { Preview } from '@/features/blog/editor/preview.tsx';
import { insertLink, linkAddress } from '@/features/blog/text/insertions.ts';
import { pictureMarkdown } from '@/model/blog/article-pictures.ts';
import { ArticleView } from '@/features/blog/article/article-view.tsx';

afterEach(cleanup);

const inApp = (content: ReactNode) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{content}</MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  ).container;
const show = (post: BlogPost) => inApp(<ArticleView post={post} date="2026-11-21T08:00:00.000+00:00" />);

const message = {
  userId: 'x',
  doctorId: 'y',
  sessionId: 'z',
  senderId: 'y',
  role: 'doctor',
  timestamp: '2026-11-21T08:00:00.000+00:00',
  isRead: false,
  serverUpdatedAt: '',
  createdAt: null,
} as const;

const RUNS = 'script, img, svg, iframe, object, embed, video, audio, style, link, meta, base, form, input, math';
const isFollowed = ({ href }: HTMLAnchorElement) => /^(https:|http:\/\/localhost)/.test(href);

/** The parts of a page that could run code or leave the app. */
const dangers = (page: Element): string[] =>
  [...page.querySelectorAll('*')]
    .filter(
      (element) =>
        element.matches(RUNS) ||
        (element.matches('a') && !isFollowed(element as HTMLAnchorElement)) ||
        element.getAttributeNames().some((name) => name.startsWith('on') || name === 'style'),
    )
    .map((element) => element.outerHTML);

it(`${scriptPayloads.length} payloads in the text and in every field become no element that runs, and no address but https`, () => {
  expect(scriptPayloads.length).toBeGreaterThan(500);
  const all = [...scriptPayloads];
  const fields = all
    .slice(0, 50)
    .map((payload) => (
      <ArticleView
        key={payload}
        date="2026-11-21T08:00:00.000+00:00"
        post={{ title: payload, slug: 'x', content: payload, author: payload, category: payload, reviewer: payload }}
      />
    ));
  const texts = all.map((payload) => <Markdown key={payload} text={payload} links />);
  const lists: BlogPost = { title: 'x', slug: 'x', content: all.join('\n\n'), author: 'x', tags: all, sources: all };
  expect(dangers(inApp([...fields, ...texts]))).toEqual([]);
  cleanup();
  expect(dangers(show(lists))).toEqual([]);
  expect('ran' in globalThis).toBe(false);
});

it('every payload as the words of a picture or link of the toolbar stays words, in the preview as on the page', () => {
  const caret = { text: '', start: 0, end: 0 };
  const made = scriptPayloads.flatMap((payload) => {
    const address = linkAddress(payload);
    return [
      pictureMarkdown('leaf', payload),
      insertLink(caret, payload, 'https://who.int/').text,
      ...(address === null ? [] : [insertLink(caret, 'x', address).text]),
    ];
  });
  const draft = { ...emptyDraft('x'), title: 'x', content: made.join('\n\n') };
  expect(dangers(inApp(<Preview draft={draft} />))).toEqual([]);
  cleanup();
  expect(dangers(show({ ...postOf(draft), slug: 'x' }))).toEqual([]);
  for (const href of scriptPayloads)
    expect(dangers(show({ ...postOf(draft), content: `![x](${href})\n\n![x](picture:${href})` })), href).toEqual([]);
  expect('ran' in globalThis).toBe(false);
});

it('a sample in topics, replies, messages between both and answers of the assistant stays text', () => {
  const sample = scriptPayloads.filter((_, at) => at % 10 === 0);
  const at = '2026-11-21T08:00:00.000+00:00';
  const rows = sample.map((text, nth) => (
    <div key={text}>
      <TopicRow
        topic={{
          id: `t${nth}`,
          createdAt: at,
          userId: 'x',
          userName: text,
          title: text,
          content: text,
          category: text,
        }}
        isOwn={false}
        score={0}
        now={0}
      />
      <Author name={text} isOwn={false} seed="x" when={text} />
      <WrittenText>{text}</WrittenText>
      <Bubble
        message={{ ...message, id: `m${nth}`, content: text, attachment: text }}
        isOwn={false}
        name={text}
        onDelete={() => {}}
      />
      <Markdown text={text} />
    </div>
  ));
  // The icons are the app's own SVGs, and a topic links to its own page.
  const found = dangers(inApp(rows)).filter((html) => !/^<svg [^>]*aria-hidden="true"|^<a href="\/forum\//.test(html));
  expect(found).toEqual([]);
  expect(document.body.textContent).toContain(sample[1]);
  expect('ran' in globalThis).toBe(false);
});

it('a planted hole is seen: the same look finds a handler, a script and an address', () => {
  const place = document.createElement('div');
  place.innerHTML = '<b onclick="1">x</b><img src=x><a href="javascript:1">x</a><a href="https://who.int">x</a>';
  expect(dangers(place)).toHaveLength(3);
});

it('says that a text is unchecked, and who checked it when it was checked', () => {
  const post: BlogPost = { title: 'Sleep', slug: 'sleep', content: 'x', author: 'Maia' };
  expect(show(post).textContent).toContain('No clinician has signed this text off');
  expect(show({ ...post, reviewer: 'A midwife', reviewedOn: '2026-11-20' }).textContent).toContain(
    'Checked by A midwife on November 20, 2026.',
  );
});
