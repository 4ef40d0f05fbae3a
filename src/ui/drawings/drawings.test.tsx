// @vitest-environment page
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { BabyOnTape } from './baby-on-tape.tsx';
import { DangerSign, dangerSignNames } from './danger-sign.tsx';
import Ghost, { ghostNames } from './ghosts.tsx';
import { CuffOnArm, FeetFlat, NothingBefore, NoTalking, SitAndMeasure } from './measure-pressure.tsx';
import { MotherWithTape } from './mother-with-tape.tsx';
import { PhoneScene, phoneScenes } from './phone-scene.tsx';

const MOST_BYTES = 6_000;
const words = { title: 'What it is', description: 'What can be seen.' };

const described = [
  ...Array.from({ length: 39 }, (_, index) => ({
    name: `the baby of week ${index + 4}`,
    element: <BabyOnTape week={index + 4} mm={index < 2 ? null : 5 + index * 12} unit="cm" {...words} />,
  })),
  ...[7, 12, 20, 28, 40].map((heightCm) => ({
    name: `the womb at ${heightCm} cm`,
    element: (
      <MotherWithTape heightCm={heightCm} isMeasured={heightCm > 15} words={{ bone: 'bone', unit: 'cm' }} {...words} />
    ),
  })),
  { name: 'how to sit', element: <SitAndMeasure {...words} /> },
  { name: 'the cuff', element: <CuffOnArm {...words} /> },
  { name: 'the feet', element: <FeetFlat {...words} /> },
];
const decoration = [
  { name: 'nothing before', element: <NothingBefore /> },
  { name: 'no talking', element: <NoTalking /> },
  ...phoneScenes.map((scene) => ({ name: `the step ${scene}`, element: <PhoneScene scene={scene} /> })),
  ...ghostNames.map((name) => ({ name: `the ghost of ${name}`, element: <Ghost name={name} /> })),
  ...dangerSignNames.map((name) => ({ name: `the sign ${name}`, element: <DangerSign name={name} /> })),
];

it.each([...described, ...decoration])('$name has less than 6 kB', ({ element }) => {
  expect(renderToStaticMarkup(element).length).toBeLessThan(MOST_BYTES);
});

it.each([...described, ...decoration])('$name has no colour of its own and no broken number', ({ element }) => {
  const markup = renderToStaticMarkup(element);
  expect(markup).not.toMatch(/NaN|undefined|Infinity|#[0-9a-f]{3,6}\b|rgb|style=/i);
});

it.each(described)('$name is described in words', ({ element }) => {
  const markup = renderToStaticMarkup(element);
  expect(markup).toMatch(/role="img"/);
  expect(markup).toContain('What it is</title>');
  expect(markup).toContain('What can be seen.</desc>');
});

it.each(decoration)('$name stands beside words that say the same, and is silent', ({ element }) => {
  expect(renderToStaticMarkup(element)).toMatch(/^<svg[^>]*aria-hidden="true"/);
});

describe('the baby on the tape', () => {
  it('ends at its length on the tape: the mark stands at the same share of the tape as the length of its end', () => {
    const markup = renderToStaticMarkup(createElement(BabyOnTape, { week: 40, mm: 500, unit: 'cm', ...words }));
    // The tape ends at 600 mm and has 332 units; 500 mm are at 14 + 276.7.
    expect(markup).toContain('M290.7 ');
  });
});
