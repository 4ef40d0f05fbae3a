/** A published document that a rule or a text was taken from. Titles are names and stay as they are in every language. */
interface Source {
  readonly title: string;
  /** When it was published or last changed, as it says itself. */
  readonly date: string;
}

/** The day on which all of them were looked up. */
export const SOURCES_SEEN_ON = '2026-11-21';

/** What the rules and the built-in texts rest on. `MAIA` marks a cautious choice made here, for want of a source that speaks to an app. */
export const sources = {
  'WHO-DAK': { title: 'WHO SMART Guidelines: antenatal care', date: '2021, smart-anc of 28 March 2025' },
  OPENSRP: { title: 'WHO and OpenSRP antenatal care reference app', date: '24 February 2023' },
  'WHO-2016': { title: 'WHO recommendations on antenatal care', date: '2016' },
  'CDC-HH': { title: 'CDC: Hear Her, urgent maternal warning signs', date: 'seen 2026' },
  AWHONN: { title: 'AWHONN: POST-BIRTH warning signs', date: 'copies of 2019' },
  'ACOG-222': { title: 'ACOG Practice Bulletin 222', date: '2020' },
  'ACOG-767': { title: 'ACOG Committee Opinion 767', date: '2019' },
  'ACOG-736': { title: 'ACOG Committee Opinion 736: postpartum care', date: '2018' },
  ACOG: { title: 'ACOG advice for patients', date: 'not verified here' },
  'PE-FDN': { title: 'Preeclampsia Foundation: Check. Know. Share.', date: '2022' },
  'MH-BP': { title: 'Million Hearts: blood pressure technique', date: 'seen 2026' },
  'ADA-H': { title: 'American Diabetes Association: levels of low blood sugar', date: '2017 to 2023' },
  'ADA-P': { title: 'American Diabetes Association: diabetes in pregnancy', date: '2019 and 2024' },
  'NICE-NG3': { title: 'NICE NG3: diabetes in pregnancy', date: '2015, updated 2020' },
  'NICE-NG201': { title: 'NICE NG201: antenatal care, schedule of visits, in copies', date: 'seen 2026' },
  NICE: { title: 'NICE guidance', date: 'not verified here' },
  'RCOG-43': { title: 'RCOG Green-top Guideline 43: itching in pregnancy', date: '2022' },
  RCOG: { title: 'RCOG guidance', date: 'not verified here' },
  'NHS-FM': { title: 'NHS: your baby’s movements', date: 'seen 2026' },
  'NHS-VOM': { title: 'NHS and HSE: vomiting and morning sickness', date: 'seen 2026' },
  'NHS-SPS': { title: 'NHS Specialist Pharmacy Service: missed doses', date: 'seen 2026' },
  'NHS-FOOD': { title: 'NHS: foods to avoid in pregnancy, in copies', date: 'seen 2026' },
  FSA: { title: 'UK Food Standards Agency, in copies', date: 'seen 2026' },
  FDA: { title: 'US FDA, CDC and EPA: food in pregnancy', date: 'not verified here' },
  NHS: { title: 'NHS pages', date: 'not verified here' },
  HESPERIAN: { title: 'Hesperian: early pregnancy pain and bleeding', date: 'seen 2026' },
  'EPDS-STUDY': { title: 'PMC4440326: Edinburgh scale, positive from 10', date: 'seen 2026' },
  'PHQ-2': { title: 'Kroenke: Patient Health Questionnaire-2', date: '2003, not verified here' },
  'MOUNT-SINAI': { title: 'Mount Sinai health library: fetal development', date: 'seen 2026' },
  COLUMBIA: { title: 'Columbia University: landmarks in fetal development', date: '2004' },
  DRI: { title: 'Dietary reference intakes (IOM), in copies', date: 'seen 2026' },
  ACIP: { title: 'ACIP schedule, PMC10975994', date: 'seen 2026' },
  IMMUNIZE: { title: 'immunize.org and gov.uk: RSV vaccine', date: '2024' },
  'WHO-NEWBORN': { title: 'WHO: danger signs of the newborn', date: 'not verified here' },
  LIBPHONE: { title: 'Google libphonenumber, short numbers', date: 'version 8.13.48' },
  MAIA: { title: 'Maia’s own cautious choice, no clinician has signed it off yet', date: '21 November 2026' },
} as const satisfies Record<string, Source>;
export type SourceKey = keyof typeof sources;
