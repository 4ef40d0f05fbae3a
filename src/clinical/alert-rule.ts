import { pressureRules } from './pressure-rules.ts';
import { pressureTrendRules } from './pressure-trend.ts';
import type { Rule } from './rule.ts';
import { sugarRules } from './sugar-rules.ts';
import { weightRules } from './weight-rules.ts';

/** Every rule of the four tables that has a tier, and so can open an alert. */
const tables = { ...pressureRules, ...pressureTrendRules, ...sugarRules, ...weightRules };
type Tables = typeof tables;
export type AlertRule = { [Id in keyof Tables]: Tables[Id]['tier'] extends null ? never : Id }[keyof Tables];

const rows: Readonly<Record<string, Rule>> = tables;
export const isAlertRule = (id: string): id is AlertRule => rows[id]?.tier != null;

export const alertRules: readonly AlertRule[] = Object.keys(tables).filter(isAlertRule);
