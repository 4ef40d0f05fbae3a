/** A laboratory test by the name that its trend has (clinical rules 6.3), with other names that reports print. */
interface Analyte {
  readonly key: string;
  readonly names: readonly string[];
}

const analytes: readonly Analyte[] = [
  { key: 'hb', names: ['haemoglobin', 'hemoglobin', 'hb', 'hgb'] },
  { key: 'hct', names: ['haematocrit', 'hematocrit', 'hct', 'pcv', 'packed cell volume'] },
  { key: 'mcv', names: ['mcv', 'mean corpuscular volume'] },
  { key: 'plt', names: ['platelets', 'platelet count', 'plt', 'thrombocytes'] },
  {
    key: 'wbc',
    names: ['white cells', 'white blood cells', 'wbc', 'leukocytes', 'leucocytes', 'tlc', 'total leucocyte count'],
  },
  { key: 'ferritin', names: ['ferritin', 'serum ferritin'] },
  { key: 'iron', names: ['iron', 'serum iron'] },
  { key: 'glu_f', names: ['fasting glucose', 'glucose fasting', 'fpg', 'fbs', 'fasting blood sugar'] },
  { key: 'glu', names: ['glucose', 'random glucose', 'glucose random', 'rbs'] },
  { key: 'hba1c', names: ['hba1c', 'a1c', 'glycated haemoglobin', 'glycated hemoglobin'] },
  { key: 'tsh', names: ['tsh', 'thyrotropin', 'thyroid stimulating hormone'] },
  { key: 'ft4', names: ['free t4', 'ft4', 'free thyroxine'] },
  { key: 'crea', names: ['creatinine', 'serum creatinine'] },
  { key: 'urea', names: ['urea', 'bun', 'blood urea nitrogen'] },
  { key: 'alt', names: ['alt', 'sgpt', 'alanine aminotransferase'] },
  { key: 'ast', names: ['ast', 'sgot', 'aspartate aminotransferase'] },
  { key: 'alp', names: ['alp', 'alkaline phosphatase'] },
  { key: 'bili', names: ['bilirubin', 'total bilirubin', 'bilirubin total'] },
  { key: 'ba', names: ['bile acids', 'total bile acids', 'tba'] },
  { key: 'ua', names: ['uric acid', 'urate'] },
  { key: 'ldh', names: ['ldh', 'lactate dehydrogenase'] },
  { key: 'alb', names: ['albumin', 'serum albumin'] },
  { key: 'na', names: ['sodium', 'na'] },
  { key: 'k', names: ['potassium', 'k'] },
  { key: 'crp', names: ['crp', 'c reactive protein'] },
  { key: 'upcr', names: ['urine protein creatinine ratio', 'protein creatinine ratio', 'upcr', 'pcr'] },
  { key: 'vitd', names: ['vitamin d', '25 oh vitamin d', 'calcidiol'] },
  { key: 'b12', names: ['vitamin b12', 'b12', 'cobalamin'] },
  { key: 'folate', names: ['folate', 'serum folate', 'folic acid'] },
];

const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const keyByName = new Map(analytes.flatMap(({ key, names }) => names.map((name) => [plainName(name), key] as const)));

/** The same for every way a test is called; a test that is not known keeps its own name. */
export function analyteKey(name: string): string {
  const plain = plainName(name);
  const bracketed = /\(([^)]+)\)/.exec(name)?.[1];
  return keyByName.get(plain) ?? (bracketed ? keyByName.get(plainName(bracketed)) : undefined) ?? plain;
}
