import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../support/build/build-app.ts';
import { scriptPayloads } from '../support/samples/script-payloads.ts';
import { fieldPlaces } from '../payloads/field-places.ts';
import { openFields } from '../payloads/open-fields.ts';
import { formPlaces } from '../payloads/form-places.ts';
import { marksIn, payloadTexts } from '../payloads/tagged-payloads.ts';

it('every text of the model into which words fit has its place in the walk with all payloads, and no other', () => {
  expect(Object.keys(fieldPlaces).toSorted()).toEqual(openFields.map(({ key }) => key).toSorted());
});

it('so has every component with a field to type in', () => {
  const folder = join(repository, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('ui/'))
    .filter((file) =>
      /<(TextField|TextAreaField|NumberField|DateField|TimeField|input|textarea)\b/.test(
        readFileSync(join(folder, file), 'utf8'),
      ),
    );
  expect(Object.keys(formPlaces).toSorted()).toEqual(files.toSorted());
});

it('a payload is found again by its mark, and one that was changed is seen', () => {
  const { note } = payloadTexts('weight', 7);
  const [found] = marksIn(`Weight ${String(note)} kg`);
  expect(found).toEqual({ key: 'weight.note', payload: 7, stands: 'as written' });
  const changed = String(note).replace(scriptPayloads[7]?.slice(0, 3) ?? '', '');
  expect(marksIn(changed)[0]).toMatchObject({ stands: 'altered' });
});

it('what Markdown does to a payload is distinguished from a word that is lost', () => {
  const at = scriptPayloads.findIndex((text) => text.startsWith('[x](javascript:'));
  const { content } = payloadTexts('blog_posts', at);
  const mark = / ~\w+\.\d+$/.exec(String(content))?.[0] ?? '';
  expect(marksIn(`x${mark}`)[0]).toMatchObject({ key: 'blog_posts.content', stands: 'as Markdown' });
  expect(marksIn(`y${mark}`)[0]).toMatchObject({ stands: 'altered' });
});
