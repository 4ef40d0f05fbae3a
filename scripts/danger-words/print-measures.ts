import { measureOn } from './measure.ts';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

for (const file of [
  'held-out-unseen.txt',
  'held-out-new.txt',
  'held-out-everyday.txt',
  'held-out-fresh.txt',
  'held-out-strangers.txt',
  ...['es', 'fr', 'sw', 'hi', 'ar'].flatMap((language) =>
    ['', '-fresh', '-unseen'].map((which) => `languages/${language}${which}.txt`),
  ),
]) {
  const { dangers, missed, harmless, alarmed } = measureOn(file);
  if (dangers > 0)
    console.log(`${file}: ${percent(dangers - missed.length, dangers)} of ${dangers} dangers at their tier or above`);
  for (const text of missed) console.log(`  missed: ${text}`);
  console.log(`${file}: full card on ${percent(alarmed.length, harmless)} of ${harmless} harmless ones`);
  for (const text of alarmed) console.log(`  alarmed: ${text}`);
}
