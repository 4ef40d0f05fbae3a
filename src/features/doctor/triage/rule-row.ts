import type { AlertRule } from '@/clinical/care/open-alerts.ts';
import { pressureRules } from '@/clinical/pressure/hypertension-rules.ts';
import { pressureTrendRules } from '@/clinical/pressure/pressure-trend.ts';
import type { Rule } from '@/clinical/rules/rule.ts';
import { sugarRules } from '@/clinical/glucose/sugar-rules.ts';
import { weightRules } from '@/clinical/weight/weight-rules.ts';
import type { ReadingKind, RuledKind } from '@/model/records/reading-kinds.ts';

type RuleTable = Readonly<Record<string, Rule>>;
const tables: Readonly<Record<RuledKind, RuleTable>> = {
  bloodPressure: { ...pressureRules, ...pressureTrendRules },
  bloodSugar: sugarRules,
  weight: weightRules,
};

/** The table row of a rule for this kind of reading; some ids are in two tables. A kind without rules has no table. */
export const ruleRow = (kind: ReadingKind, rule: AlertRule): Rule | undefined =>
  (tables as Partial<Record<ReadingKind, RuleTable>>)[kind]?.[rule];
