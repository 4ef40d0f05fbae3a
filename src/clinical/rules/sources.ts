/** A published document from which a rule or a text was taken. Titles are not translated. */
interface Source {
  readonly title: string;
  /** Its year or years, its day, or its version, as printed in the document; absent where it states none. */
  readonly published?: string;
  /**
   * Whether the document itself was read, a copy of it, or neither. A document that was not read is only cited, and
   * must be checked.
   */
  readonly seen: 'itself' | 'copy' | 'never';
  /** The day on which it was looked up, when that was later than the others. */
  readonly seenOn?: string;
}

/** The day on which all of them were looked up, except those with `seenOn`. */
export const SOURCES_SEEN_ON = '2026-11-21';

const published = {
  'WHO-DAK': { title: 'WHO SMART Guidelines: antenatal care', published: '2025-03-28', seen: 'itself' },
  OPENSRP: { title: 'WHO and OpenSRP antenatal care reference app', published: '2023-02-24', seen: 'itself' },
  'WHO-2016': { title: 'WHO recommendations on antenatal care', published: '2016', seen: 'copy' },
  'CDC-HH': { title: 'CDC: Hear Her, urgent maternal warning signs', seen: 'itself' },
  AWHONN: { title: 'AWHONN: POST-BIRTH warning signs', published: '2019', seen: 'copy' },
  'ACOG-222': { title: 'ACOG Practice Bulletin 222', published: '2020', seen: 'copy' },
  'ACOG-767': { title: 'ACOG Committee Opinion 767', published: '2019', seen: 'itself' },
  'ACOG-736': { title: 'ACOG Committee Opinion 736: postpartum care', published: '2018', seen: 'itself' },
  ACOG: { title: 'ACOG guidance', seen: 'never' },
  'PE-FDN': { title: 'Preeclampsia Foundation: Check. Know. Share.', published: '2022', seen: 'itself' },
  'MH-BP': { title: 'Million Hearts: blood pressure technique', seen: 'itself' },
  'ADA-H': {
    title: 'American Diabetes Association: levels of low blood sugar',
    published: '2017–2023',
    seen: 'itself',
  },
  'ADA-P': { title: 'American Diabetes Association: diabetes in pregnancy', published: '2019, 2024', seen: 'itself' },
  'NICE-NG3': { title: 'NICE NG3: diabetes in pregnancy', published: '2015, 2020', seen: 'copy' },
  'IOM-2009': { title: 'IOM: weight gain during pregnancy', published: '2009', seen: 'itself' },
  'NICE-NG201': { title: 'NICE NG201: antenatal care, schedule of visits', seen: 'copy' },
  NICE: { title: 'NICE guidance', seen: 'never' },
  'RCOG-43': { title: 'RCOG Green-top Guideline 43: itching in pregnancy', published: '2022', seen: 'itself' },
  RCOG: { title: 'RCOG guidance', seen: 'never' },
  'NHS-FM': { title: 'NHS: your baby’s movements', seen: 'itself' },
  'NHS-VOM': { title: 'NHS and HSE: vomiting and morning sickness', seen: 'itself' },
  'NHS-SPS': { title: 'NHS Specialist Pharmacy Service: missed doses', seen: 'itself' },
  'NHS-FOOD': { title: 'NHS: foods to avoid in pregnancy', seen: 'copy' },
  FSA: { title: 'UK Food Standards Agency', seen: 'copy' },
  FDA: { title: 'US FDA, CDC and EPA: food in pregnancy', seen: 'never' },
  NHS: { title: 'NHS pages', seen: 'never' },
  HESPERIAN: { title: 'Hesperian: early pregnancy pain and bleeding', seen: 'itself' },
  'EPDS-STUDY': { title: 'PMC4440326: Edinburgh scale, positive from 10', seen: 'itself' },
  'PHQ-2': { title: 'Kroenke: Patient Health Questionnaire-2', published: '2003', seen: 'never' },
  'MOUNT-SINAI': { title: 'Mount Sinai health library: fetal development', seen: 'copy' },
  COLUMBIA: { title: 'Columbia University: landmarks in fetal development', published: '2004', seen: 'copy' },
  DRI: { title: 'Dietary reference intakes (IOM)', seen: 'copy' },
  ACIP: { title: 'ACIP schedule, PMC10975994', seen: 'itself' },
  IMMUNIZE: { title: 'immunize.org and gov.uk: RSV vaccine', published: '2024', seen: 'itself' },
  'WHO-NEWBORN': { title: 'WHO: danger signs of the newborn', seen: 'never' },
  'ROBINSON-1975': {
    title: 'Robinson and Fleming: crown-rump length by scan',
    published: '1975',
    seen: 'copy',
    seenOn: '2026-11-27',
  },
  'INTERGROWTH-FL': {
    title: 'INTERGROWTH-21st: fetal growth standards, thigh bone',
    published: '2014',
    seen: 'copy',
    seenOn: '2026-11-27',
  },
  'VINTZILEOS-1984': {
    title: 'Vintzileos: length of the fetus from its thigh bone',
    published: '1984',
    seen: 'copy',
    seenOn: '2026-11-27',
  },
  'HADLOCK-1991': {
    title: 'Hadlock: a sonographic weight standard (summary)',
    published: '1991',
    seen: 'itself',
    seenOn: '2026-11-27',
  },
  'INTERGROWTH-SFH': {
    title: 'INTERGROWTH-21st: height of the womb by tape',
    published: '2016',
    seen: 'copy',
    seenOn: '2026-11-27',
  },
  'WHO-GROWTH': {
    title: 'WHO Child Growth Standards: length for age',
    published: '2006',
    seen: 'copy',
    seenOn: '2026-11-27',
  },
  LIBPHONE: { title: 'Google libphonenumber, short numbers', published: '8.13.48', seen: 'itself' },
} as const satisfies Record<string, Source>;

/** The sources of the rules and the built-in texts. */
export const sources: Readonly<Record<keyof typeof published, Source>> = published;
/** `MAIA` is a cautious choice of this project where no source covers an app. */
export type SourceKey = keyof typeof published | 'MAIA';
