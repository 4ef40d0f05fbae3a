import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../support/build/build-app.ts';

const sources = readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));
const naming = (words: RegExp) =>
  sources.filter((path) => words.test(readFileSync(join(repository, 'src', path), 'utf8'))).toSorted();

it('only one file looks a country up for its emergency number and helplines', () => {
  expect(
    naming(/\b(emergencyNumberOf|emergencyNumberFor|crisisLinesOf|guessCountry|DEFAULT_EMERGENCY_NUMBER)\b/),
  ).toEqual([
    'app/emergency/emergency-contacts.ts',
    'app/emergency/use-emergency-number.ts',
    'clinical/care/crisis-lines.ts',
    'clinical/care/emergency-number.ts',
  ]);
  expect(naming(/\bemergencyNumbers\b/)).toEqual([
    'app/emergency/country-options.ts',
    'clinical/care/emergency-number.ts',
  ]);
});

it('no screen reads a country but the two where it is chosen; blood sugar targets have their own rule', () => {
  expect(naming(/\bcountryCode\b/).filter((path) => /^(app|features)\//.test(path))).toEqual([
    'app/emergency/emergency-contacts.ts',
    'app/emergency/profile-country.ts',
    'app/emergency/use-emergency-number.ts',
    'app/profile/copy-to-emergency.ts',
    // An administrator writes where a hospital is; nobody's emergency number follows from it.
    'features/clinic/hospital/hospital-sheet.tsx',
    'features/doctor/readings/sugar-targets.ts',
    'features/emergency/call-now.tsx',
    'features/emergency/country-field.tsx',
    'features/profile/about-section.tsx',
    'features/profile/profile-form.ts',
    'features/profile/summary.ts',
    'features/readings/values/sugar-limit.ts',
  ]);
});
