import type { AlertRule } from '@/clinical/inbox.ts';
import { pressureRules } from '@/clinical/pressure-rules.ts';
import { pressureTrendRules } from '@/clinical/pressure-trend.ts';
import type { Rule } from '@/clinical/rule.ts';
import { sugarRules } from '@/clinical/sugar-rules.ts';
import { weightRules } from '@/clinical/weight-rules.ts';
import type { ReadingKind } from '@/model/reading.ts';

const tables: Readonly<Record<ReadingKind, Readonly<Record<string, Rule>>>> = {
  bloodPressure: { ...pressureRules, ...pressureTrendRules },
  bloodSugar: sugarRules,
  weight: weightRules,
};

/** The row of the table that a rule of this kind of reading stands in; some ids stand in two tables. */
export const ruleRow = (kind: ReadingKind, rule: AlertRule): Rule | undefined => tables[kind][rule];
