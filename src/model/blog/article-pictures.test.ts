import { expect, it } from 'vitest';
import { pictureIdOf, pictureIdsIn, pictureMarkdown } from './article-pictures.ts';

it('the pictures of a text are found by their file ids, each once, and no other address is one', () => {
  const text = [
    pictureMarkdown('leaf-1', 'A leaf'),
    pictureMarkdown('leaf-1', 'again'),
    '![x](https://evil.example/pixel.png)',
    '![x](picture:../other)',
    '[a link](picture:bed.2)',
  ].join('\n\n');
  expect(pictureIdsIn(text)).toEqual(['leaf-1', 'bed.2']);
  for (const href of ['https://evil.example', 'picture:', 'picture:a/b', 'picture:a b', 'PICTURE:a', 'xpicture:a'])
    expect(pictureIdOf(href), href).toBeNull();
  expect(pictureIdOf('picture:leaf-1')).toBe('leaf-1');
});

it('a description cannot end the picture or begin something else', () => {
  expect(pictureMarkdown('a', ' Two]( javascript:alert(1))\n\n# leaves [x] \\ ')).toBe(
    '![Two ( javascript:alert(1)) # leaves x](picture:a)',
  );
});
