import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { pressureRules } from '@/clinical/pressure/hypertension-rules.ts';
import { pressureTrendRules } from '@/clinical/pressure/pressure-trend.ts';
import { sugarRules } from '@/clinical/glucose/sugar-rules.ts';
import { weightRules } from '@/clinical/weight/weight-rules.ts';
import { en } from '@/i18n/messages/en.ts';
import { sourceWords } from './source-words.ts';

const intl = createIntl({ locale: 'en', messages: en });
const own = 'a precaution of this app';

describe('the source of a rule', () => {
  it.each([
    ['ACOG-222, ACOG-767, WHO-DAK ANCDT17, PE-FDN', 'ACOG-222, ACOG-767, WHO-DAK ANCDT17, PE-FDN'],
    ['clinical rules 1.6 [P]', own],
    ['product decision [P]', own],
    ['IOM-2009, [P]', `IOM-2009; ${own}`],
    ['clinical rules 5.1 gate: WHO-DAK, CDC-HH', `WHO-DAK, CDC-HH; ${own}`],
    ['RCOG-SMBP [NV]', 'RCOG-SMBP; quoted without its text at hand'],
    ['RCOG GTG 69 [NV], NHS-VOM', 'RCOG GTG 69, NHS-VOM; quoted without its text at hand'],
  ])('%s is shown as "%s"', (source, words) => expect(sourceWords(intl, source)).toBe(words));

  it('never shows the markers of the rule tables', () => {
    const rules = [pressureRules, pressureTrendRules, sugarRules, weightRules].flatMap((table) => Object.values(table));
    for (const { source } of rules) expect(sourceWords(intl, source)).not.toMatch(/clinical\.md|\[|\]|^$|^[,;]|[,;]$/);
  });
});
