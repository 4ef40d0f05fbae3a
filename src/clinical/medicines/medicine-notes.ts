/**
 * Medicines with special rules for missed doses, and those often not advised in pregnancy (clinical rules 10 [NV], to
 * be approved by a pharmacist). Matched in the typed text; a note is shown, nothing is refused.
 */
const withSpecialRules = [
  'insulin',
  'metformin',
  'levothyroxine',
  'methyldopa',
  'labetalol',
  'nifedipine',
  'enoxaparin',
  'heparin',
  'dalteparin',
  'aspirin',
  'levetiracetam',
  'lamotrigine',
  'carbamazepine',
  'prednisolone',
  'prednisone',
  'dexamethasone',
  'hydrocortisone',
  'tenofovir',
  'lamivudine',
  'emtricitabine',
  'dolutegravir',
  'efavirenz',
  'zidovudine',
  'antiretroviral',
  'lithium',
  'sertraline',
  'fluoxetine',
  'citalopram',
  'paroxetine',
  'methadone',
  'buprenorphine',
  'amoxicillin',
  'penicillin',
  'cefalexin',
  'erythromycin',
  'nitrofurantoin',
  'antibiotic',
];
const oftenNotAdvised = [
  'valproate',
  'valproic',
  'methotrexate',
  'isotretinoin',
  'warfarin',
  'captopril',
  'enalapril',
  'lisinopril',
  'ramipril',
  'losartan',
  'valsartan',
  'candesartan',
  'atorvastatin',
  'simvastatin',
  'rosuvastatin',
  'mycophenolate',
  'leflunomide',
  'vitamin a',
];

/** `ask`: often not advised in pregnancy, never to be stopped suddenly. `special`: special rules for missed doses. */
export type MedicineNote = 'special' | 'ask';

/** The note for a medicine as typed; null when its name is in no list. */
export function medicineNote(medicationName: string): MedicineNote | null {
  const name = ` ${medicationName.toLowerCase().replace(/\s+/g, ' ')} `;
  // Whole words only: "vitamin a" must not be found in "vitamin and iron".
  const has = (known: string) => new RegExp(`[^a-z]${known}[^a-z]`).test(name);
  if (oftenNotAdvised.some(has)) return 'ask';
  return withSpecialRules.some(has) ? 'special' : null;
}
