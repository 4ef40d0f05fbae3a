import { describe, expect, it } from 'vitest';
import { blockAt, breakLine, toggleBlock, type LineBlock } from './line-blocks.ts';
import { isMarked, toggleMark } from './inline-marks.ts';
import { insertBlock, insertLink, linkAddress } from './insertions.ts';
import type { TextSelection } from './text-edit.ts';

/** Reads `[` and `]` as the ends of the selection, `|` as the caret. */
function at(marked: string): TextSelection {
  const caret = marked.indexOf('|');
  if (caret !== -1) return { text: marked.replace('|', ''), start: caret, end: caret };
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
  return { text: marked.replace('[', '').replace(']', ''), start, end };
}
const show = ({ text, start, end }: TextSelection) =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

describe('bold and italic', () => {
  it.each([
    ['the selected words', 'Lie [on your side] now', 'Lie **[on your side]** now'],
    ['the selection without the space at its end', 'Lie [on ]your side', 'Lie **[on]** your side'],
    ['the word at the caret', 'Lie on yo|ur side', 'Lie on **[your]** side'],
    ['a word with an accent', 'Le bé|bé dort', 'Le **[bébé]** dort'],
    ['a placeholder where there is no word', 'Lie | now', 'Lie **[bold]** now'],
    ['each line of a list by itself', '[- one\n- two]', '- **[one**\n- **two]**'],
  ])('bold marks %s', (_, before, after) => {
    expect(show(toggleMark(at(before), 'bold', 'bold'))).toBe(after);
  });

  it.each([
    ['bold', 'Lie **[on]** now', 'Lie [on] now'],
    ['bold', 'Lie [**on**] now', 'Lie [on] now'],
    ['bold', 'Lie ***[on]*** now', 'Lie *[on]* now'],
    ['italic', 'Lie ***[on]*** now', 'Lie **[on]** now'],
    ['italic', 'Lie **[on]** now', 'Lie ***[on]*** now'],
    ['italic', 'Lie *[on]* now', 'Lie [on] now'],
  ] as const)('%s pressed on “%s” gives “%s”', (mark, before, after) => {
    expect(show(toggleMark(at(before), mark, 'x'))).toBe(after);
  });

  it.each([
    ['bold', 'a **b|c** d', true],
    ['italic', 'a **b|c** d', false],
    ['italic', 'a *b|c* d', true],
    ['bold', 'a b|c d', false],
  ] as const)('%s is on in “%s”: %s', (mark, text, isOn) => expect(isMarked(at(text), mark)).toBe(isOn));

  it('pressed twice leaves the text as it was', () => {
    for (const text of ['a [b c] d', '[one\ntwo]', 'x [y]'])
      for (const mark of ['bold', 'italic'] as const)
        expect(toggleMark(toggleMark(at(text), mark, 'x'), mark, 'x').text).toBe(at(text).text);
  });
});

describe('headings, lists and quotations', () => {
  it.each([
    ['heading', 'At ni|ght', '## At night|'],
    ['bullets', '[one\ntwo]', '[- one\n- two]'],
    ['numbers', '[one\n\ntwo]', '[1. one\n\n2. two]'],
    ['numbers', '[- one\n- two]', '[1. one\n2. two]'],
    ['quote', 'sa|id', '> said|'],
    ['bullets', '|', '- |'],
    ['heading', '## At ni|ght', 'At night|'],
    ['bullets', '[- one\n- two]', '[one\ntwo]'],
  ] as const)('%s pressed on “%s” gives “%s”', (kind, before, after) => {
    expect(show(toggleBlock(at(before), kind))).toBe(after);
  });

  it('a block is set apart from the lines around it, and a list goes on with a list', () => {
    expect(toggleBlock(at('before\nmid|dle\nafter'), 'bullets').text).toBe('before\n\n- middle\n\nafter');
    expect(toggleBlock(at('- before\nmid|dle\n- after'), 'bullets').text).toBe('- before\n- middle\n- after');
  });

  it.each([
    ['## a|', 'heading'],
    ['- a|', 'bullets'],
    ['12. a|', 'numbers'],
    ['> a|', 'quote'],
    ['a|', null],
  ] as const)('in “%s” the pressed button is %s', (text, kind: LineBlock | null) =>
    expect(blockAt(at(text))).toBe(kind),
  );
});

describe('Enter', () => {
  it.each([
    ['begins a new paragraph', 'One.|', 'One.\n\n|'],
    ['adds no second empty line', 'One.|\n\nTwo.', 'One.\n|\n\nTwo.'],
    ['goes on with a list', '- one|', '- one\n- |'],
    ['goes on with the next number', '9. nine|', '9. nine\n10. |'],
    ['goes on with a quotation', '> said|', '> said\n> |'],
    ['ends a list at an empty point', '- one\n- |', '- one\n\n|'],
    ['leaves a heading', '## Night|', '## Night\n\n|'],
    ['is one line break in an empty line', 'One.\n\n|', 'One.\n\n\n|'],
  ])('%s', (_, before, after) => expect(show(breakLine(at(before)))).toBe(after));

  it('with Shift breaks the line inside the paragraph', () => {
    expect(show(breakLine(at('One|two'), true))).toBe('One  \n|two');
  });
});

describe('links and pictures', () => {
  it.each([
    ['https://who.int/a', 'https://who.int/a'],
    [' who.int ', 'https://who.int/'],
    ['/emergency', '/emergency'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['http://who.int', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['', null],
    ['two words', null],
  ])('the address “%s” becomes %s', (typed, address) => expect(linkAddress(typed)).toBe(address));

  it('a link takes the place of the selected words, and its words cannot end it', () => {
    expect(
      insertLink(at('See {WHO} now'.replace('{', '[').replace('}', ']')), 'WHO [1]', 'https://who.int/(a)').text,
    ).toBe('See [WHO \\[1\\]](https://who.int/%28a%29) now');
  });

  it('a picture stands as a paragraph of its own behind the line of the caret', () => {
    expect(show(insertBlock(at('One| line\nTwo'), '![x](picture:a)'))).toBe('One line\n\n![x](picture:a)|\n\nTwo');
    expect(show(insertBlock(at('|'), '![x](picture:a)'))).toBe('![x](picture:a)|\n');
  });
});
