/**
 * Laboratory tests by the key of their trend (clinical rules 6.3), with the names that reports print: English and the
 * most common of other languages, without accents.
 */
const NAMES = `
hb: haemoglobin, hemoglobin, hb, hgb, hamoglobin, hemoglobine, hemoglobina, emoglobina
hct: haematocrit, hematocrit, hct, pcv, packed cell volume, hamatokrit, hematocrite, hematocrito
mcv: mcv, mean corpuscular volume, mean cell volume, vgm, vcm
mch: mch, mean corpuscular haemoglobin, mean corpuscular hemoglobin, mean cell haemoglobin, tcmh, hbe
mchc: mchc, mean corpuscular haemoglobin concentration, mean corpuscular hemoglobin concentration, mean cell haemoglobin concentration, ccmh
rbc: rbc, red blood cells, red cells, red cell count, red blood cell count, rbc count, erythrocytes, erythrozyten, hematies, total rbc count
rdw: rdw, rdw cv, rdw sd, red cell distribution width
plt: platelets, platelet count, plt, thrombocytes, thrombozyten, plaquettes, plaquetas
mpv: mpv, mean platelet volume
wbc: white cells, white blood cells, white blood cell count, white cell count, wbc, wbc count, leukocytes, leucocytes, tlc, total leucocyte count, total leukocyte count, total wbc count, leukozyten, leucocitos
neut: neutrophils, neutrophil count, absolute neutrophil count, neutrophile, polymorphs, polynucleaires neutrophiles, neutrofilos
lymph: lymphocytes, lymphocyte count, absolute lymphocyte count, lymphozyten, linfocitos
mono: monocytes, monozyten, monocitos
eos: eosinophils, eosinophile, eosinofilos
baso: basophils, basophile, basofilos
esr: esr, erythrocyte sedimentation rate, bsg
ferritin: ferritin, ferritine, ferritina
iron: iron, eisen, fer, hierro, fer serique
tibc: tibc, total iron binding capacity
transferrin: transferrin, transferrin saturation, tsat
glu_f: fasting glucose, glucose fasting, fpg, fbs, fasting blood sugar, fasting blood glucose, fasting plasma glucose, glucose nuchtern, nuchternglukose, glycemie a jeun, glucosa basal, ogtt fasting, blood sugar fasting
glu: glucose, random glucose, glucose random, rbs, random blood sugar, glukose, glucosa, glycemie
ogtt1: ogtt 1 h, ogtt 75 g 1 h, glucose 1 h, glucose 1 hour, 1 hour glucose, ogtt 1 hour, 75 g ogtt 1 hour
ogtt2: ogtt 2 h, ogtt 75 g 2 h, glucose 2 h, glucose 2 hour, 2 hour glucose, ogtt 2 hour, 75 g ogtt 2 hour
gct: gct, gct 50 g 1 h, glucose challenge test, 50 g 1 h
hba1c: hba1c, a1c, glycated haemoglobin, glycated hemoglobin, glycosylated haemoglobin, glycosylated hemoglobin, haemoglobin a1c, hemoglobin a1c
tsh: tsh, thyrotropin, thyroid stimulating hormone, tsh basal, tsh 3rd generation
ft4: free t4, ft4, free thyroxine, t4 free, t4 libre
ft3: free t3, ft3, t3 free, free triiodothyronine
t4: t4, total t4, thyroxine
t3: t3, total t3
crea: creatinine, kreatinin, creatinina
egfr: egfr, gfr, estimated gfr
urea: urea, harnstoff, uree
bun: bun, blood urea nitrogen, urea nitrogen
alt: alt, sgpt, alanine aminotransferase, alt sgpt, sgpt alt, gpt, gpt alt, alat, alat gpt, tgp
ast: ast, sgot, aspartate aminotransferase, ast sgot, sgot ast, got, got ast, asat, asat got, tgo
alp: alp, alkaline phosphatase, alkalische phosphatase, fosfatasa alcalina, phosphatase alcaline
ggt: ggt, gamma gt, gamma glutamyl transferase
bili: bilirubin, total bilirubin, bilirubin total, bilirubin gesamt, bilirubine totale, bilirrubina total
dbili: direct bilirubin, bilirubin direct, conjugated bilirubin
ba: bile acids, total bile acids, tba, bile acids total, gallensauren, acides biliaires
ua: uric acid, urate, harnsaure, acide urique, acido urico
ldh: ldh, lactate dehydrogenase
alb: albumin, albumine, albumina
tp: total protein, protein total, gesamteiweiss
glob: globulin
na: sodium, na, natrium
k: potassium, k, kalium, potasio
cl: chloride, cl, chlorid
ca: calcium, ca, calcium total, total calcium
mg: magnesium, mg
phos: phosphate, phosphorus, inorganic phosphorus
hco3: bicarbonate, hco3, total co2
chol: cholesterol, total cholesterol, cholesterol total
trig: triglycerides
hdl: hdl, hdl cholesterol
ldl: ldl, ldl cholesterol
crp: crp, c reactive protein, proteine c reactive, proteina c reactiva
pt: pt, prothrombin time, quick
inr: inr
aptt: aptt, ptt, activated partial thromboplastin time
fib: fibrinogen
ddimer: d dimer, d dimers
upcr: urine protein creatinine ratio, protein creatinine ratio, upcr, pcr, protein to creatinine ratio, urine pcr, urine protein to creatinine ratio
uprot24: protein 24 h, 24 h protein, 24 hour urine protein, urine protein 24 h, 24 h urine protein, 24 hour protein
uprot: urine protein, protein urine, protein dipstick, urine protein dipstick, dipstick protein, protein urine dipstick
ualb: urine albumin, microalbumin
uglu: urine glucose, glucose urine
uket: ketones, urine ketones, ketone bodies
unitr: nitrite, nitrites, urine nitrite
uleu: leucocyte esterase, leukocyte esterase
ucult: urine culture, msu, urine culture and sensitivity
vitd: vitamin d, 25 oh vitamin d, calcidiol, 25 hydroxy vitamin d, vitamin d 25 oh, vitamin d total, 25 hydroxyvitamin d, vitamine d, vitamina d, vitamin d3 25 oh
b12: vitamin b12, b12, cobalamin, vit b12, vitamine b12, vitamina b12
folate: folate, folic acid, folsaure, acide folique, acido folico
hiv: hiv, hiv 1 2, hiv 1 2 ab ag, hiv ag ab, hiv 1 2 ag ab, hiv antibody, hiv 1 and 2, hiv i ii, hiv 1 2 antibody, anti hiv, hiv screen, hiv combo, hiv ag ab combo, hiv rapid test, hiv 1 2 antigen antibody, hiv 1 2 antibodies, hiv 1 and 2 antibodies
hbsag: hbsag, hbs ag, hepatitis b surface antigen, hepatitis b, hep b surface antigen
hcv: hcv, hcv ab, anti hcv, hepatitis c antibody, hepatitis c, hcv antibody, hep c antibody
syph: syphilis, rpr, vdrl, tpha, tppa, tp ab, syphilis serology, treponema pallidum antibody, syphilis antibody, rpr vdrl, vdrl rpr, treponemal antibody, syphilis tp ab, syphilis screen
rub: rubella igg, rubella, rubella ab igg, rubella antibody igg, roteln igg
toxo: toxoplasma igg, toxoplasma igm, toxoplasmosis igg
vzv: varicella igg, vzv igg, varicella zoster igg, varicella
abo: abo, blood group, abo group, blood type, abo grouping, blood group abo
rh: rh, rhd, rh factor, rh d, rh type, rhesus, rh typing, rhesus factor, rhesus d
aborh: abo rh, blood group and rh, abo and rh, blood group rh, blood group and rh type, blood group and rhesus
abscr: antibody screen, indirect coombs, indirect coombs test, ict, red cell antibody screen, antibody screening, indirect antiglobulin test
gbs: gbs, group b strep, group b strep swab, group b streptococcus, gbs swab, gbs culture
hcg: hcg, beta hcg, b hcg, total beta hcg
`;

/** The sample that was measured; it does not change the test. */
const SAMPLE = /\b(?:serum|plasma|blood|s|p|b|level|levels|estimation|concentration|conc|im serum|serique)\b/g;

const plainName = (name: string): string =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const withoutSample = (plain: string) => plain.replaceAll(SAMPLE, ' ').replaceAll(/\s+/g, ' ').trim();

const keyByName = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [key = '', names = ''] = line.split(': ');
      return names.split(', ').map((name) => [name, key] as const);
    }),
);

function knownKey(name: string): string | undefined {
  const plain = plainName(name);
  const bracketed = /\(([^)]+)\)/.exec(name)?.[1];
  const inBrackets = bracketed === undefined ? '' : plainName(bracketed);
  return (
    keyByName.get(plain) ??
    keyByName.get(withoutSample(plain)) ??
    keyByName.get(inBrackets) ??
    keyByName.get(plainName(name.replaceAll(/[()]/g, ' ')))
  );
}

/** One key for all names of a test; an unknown test has its own name as key. */
export const analyteKey = (name: string): string => knownKey(name) ?? plainName(name);

/** Whether this is the name of a test in the list. */
export const isKnownAnalyte = (name: string): boolean => knownKey(name) !== undefined;
