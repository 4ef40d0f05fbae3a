import { describe, expect, it } from 'vitest';
import { forumGrants, isTextIssue, readReply, readTopic, displayName } from './forum-rules.ts';

describe('a topic', () => {
  it('is trimmed, with its title on one line and a blank category as null', () => {
    expect(readTopic({ title: '  Swollen\n feet ', content: ' One\n\ntwo ', category: ' ' })).toEqual({
      title: 'Swollen feet',
      content: 'One\n\ntwo',
      category: null,
    });
  });

  it.each(['🤰', '؟', 'ok', '\u202eabc'])('titled %j is accepted', (title) => {
    expect(isTextIssue(readTopic({ title, content: 'x' }))).toBe(false);
  });

  it.each([undefined, 7, '', ' \n', '\u200d\u202e\u2066', '\u0301'])(
    'titled %j is refused because nothing is visible',
    (title) => {
      expect(readTopic({ title, content: 'x' })).toMatchObject({ code: 'required', field: 'title' });
    },
  );

  it('with too many letters has an issue at the field', () => {
    expect(readTopic({ title: 'x'.repeat(201), content: 'x' })).toMatchObject({ field: 'title', code: 'long' });
    expect(readTopic({ title: 'x', content: 'x'.repeat(20_001) })).toMatchObject({ field: 'content', code: 'long' });
    expect(readReply({ content: 'x'.repeat(20_001) })).toMatchObject({ field: 'content', code: 'long' });
  });
});

it.each([
  ['Amina Otieno', 'Amina Otieno'],
  ['Amina \u202eoneitO', 'Amina oneitO'],
  ['  Dr\u0000\n Ada ', 'Dr Ada'],
  ['\u200f\u2066 ', 'Anonymous'],
  [undefined, 'Anonymous'],
  ['x'.repeat(500), 'x'.repeat(128)],
])('the name %j is shown as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown);
});

it('a hidden text is readable by its author and moderators only', () => {
  expect(forumGrants('amina', false)).toEqual(['read("users")']);
  expect(forumGrants('amina', true).join()).not.toContain('users');
});
