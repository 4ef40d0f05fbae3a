import { describe, expect, it } from 'vitest';
import { tierRank, tiers, type Tier } from '@/clinical/rules/acuity-tier.ts';
import { judgeRow, judgeSymptoms, allSigns } from './judge-symptoms.ts';
import { momentsOf, symptomStageAt, type Moment } from './symptom-stage.ts';
import { signOf } from './question.ts';
import { signs, type Sign } from './signs.ts';
import { symptomIds, symptomTable, type SymptomId } from './decision-table.ts';
import { holds, signsOf } from './row-condition.ts';

/** `@30` is week 30, `+5` is day 5 after birth. */
const momentOf = (text: string): Moment =>
  text.startsWith('+') ? { kind: 'after', day: Number(text) } : { kind: 'pregnant', week: Number(text) };

interface Vector {
  chosen: SymptomId[];
  moment: Moment;
  given: Sign[];
  tier: Tier;
}

/** "S01+S15 @8 spots some_pain = U": symptoms, moment, signs, tier. */
function read(line: string): Vector {
  const [, rows = '', at = '', given = '', letter = ''] =
    /^(\S+) @?(\S+) ?(.*?) ?= (\w)$/.exec(line) ?? expect.unreachable(line);
  const tier = tiers.find((each) => each.startsWith(letter)) ?? expect.unreachable(line);
  return {
    chosen: rows.split('+') as SymptomId[],
    moment: momentOf(at),
    given: given.split(' ').filter(Boolean) as Sign[],
    tier,
  };
}

/** Every rule of every row of clinical rules 5.3 is decided by at least one of these lines. */
const rows = `
S01 @8 soaking_pad = E
S01 @8 spots shoulder_tip = E
S01 @30 spots = U
S01 @20 spots = U
S01 @8 like_period = U
S01 @8 amount_unsure = U
S01 @8 spots some_pain = U
S01 @8 spots = T
S02 @38 bright_red = U
S02 @36 = U
S02 @38 regular = U
S02 @38 = S
S03 @30 cord = E
S03 @34 = U
S03 @39 coloured_water = U
S04 @24 never_felt = U
S04 @30 fewer_movements = U
S04 @30 movements_unsure = U
S04 @20 fewer_movements bleeding = U
S04 @20 fewer_movements = T
S04 @14 fewer_movements = S
S04 @18 never_felt = S
S05 @28 thunderclap = E
S05 @28 severe_headache = U
S05 @28 bp_high = U
S05 @28 keeps_returning = U
S05 @8 keeps_returning bp_usual = T
S05 +5 epidural_upright = U
S05 @28 bp_usual = S
S05 @28 bp_watch = T
S05 @28 bp_unknown = T
S06 @8 sudden_sight_loss = E
S06 @28 = U
S06 @8 headache = U
S06 @8 = T
S06 +100 = T
S07 @30 breathless_rest = E
S07 @30 face_swelling = U
S07 @30 bp_high = U
S07 @30 one_leg = U
S07 @33 bp_usual = S
S08 @30 rib_severe = U
S08 @30 after_meals bp_usual = S
S08 @30 bp_usual = T
S09 @26 one_leg chest_pain = E
S09 @26 one_leg breathless = E
S09 @26 one_leg = U
S09 @26 brief_cramp = S
S09 @26 = T
S10 @8 = E
S11 +180 sudden_breathless = E
S11 @30 heart_at_rest = E
S11 @30 lying_flat = U
S11 @30 breath_discussed = S
S11 @8 breath_discussed = T
S11 @30 = T
S12 @30 faint = E
S12 @30 heart_at_rest = U
S12 @30 = T
S13 @8 belly_pain = E
S13 @30 passed_out = E
S13 @30 dizzy_again = U
S13 @30 = T
S14 @22 fever = U
S14 @22 temperature_unknown = U
S14 @22 temperature_usual malaria = U
S14 +3 fever confusion = E
S14 @22 temperature_raised shivers = T
S15 @30 severe_pain faint = E
S15 @8 one_sided_pain = E
S15 @30 hard_womb = U
S15 @30 regular = U
S15 @30 vomiting = U
S15 @8 period_like = T
S15 @30 stretching = S
S15 @30 = T
S16 @39 push = E
S16 @39 watery = U
S16 @30 regular = U
S16 @39 every_five = U
S16 @39 fast_before = U
S16 @39 irregular = S
S16 @39 regular = T
S16 @30 irregular = T
S17 @20 numb_saddle = E
S17 @30 rhythmic = U
S17 @30 flank = U
S17 @30 cannot_walk = T
S17 @30 = S
S18 @12 vomit_blood = E
S18 @12 nothing_down = U
S18 @15 diabetes = U
S18 @30 headache = U
S18 @12 belly_pain = U
S18 @12 vomit_daily = T
S18 @12 = S
S19 @20 blood_stool = U
S19 @20 over_a_day = T
S19 @20 = S
S20 @30 chest_pressure = E
S20 @30 bp_high = U
S20 @30 over_two_weeks = T
S20 @30 = S
S21 @30 dark_urine = U
S21 @30 fewer_movements = U
S21 @20 palms_soles = T
S21 @20 = S
S22 @20 = U
S23 @20 flank = U
S23 @30 regular = U
S23 @20 = T
S24 +1 over_six_hours = U
S24 +1 = T
S25 @30 watery = U
S25 +5 smelly = U
S25 @30 bleeding = U
S25 @30 smelly = T
S25 +100 watery = T
S25 @30 = S
S26 +10 soaking_pad = E
S26 +10 restarted = U
S26 +10 = S
S27 +10 opened = U
S27 +10 pus = T
S27 +10 = S
S28 +10 fever = U
S28 +10 red_a_day = T
S28 +10 = S
S29 @20 overwhelming faint = U
S29 @20 overwhelming = T
S29 @20 = S
S30 +20 self_harm_plan = E
S30 +20 unsafe_now = E
S30 +20 self_harm_thoughts = U
S31 +10 voices = E
S31 +10 = U
S32 +10 self_harm = U
S32 +10 interest_2 down_2 = T
S32 +10 interest_1 down_2 = T
S32 +10 interest_1 down_1 = S
S33 @27 severe_injury = E
S33 @27 = U
S33 @10 bleeding = U
S33 @10 = T
S34 @20 unsafe_now = E
S34 @20 safe_now = T
S35 @20 very_unwell = E
S35 @20 chickenpox = U
S35 @20 exposed = T
S36 @20 lips_or_breath = E
S36 @20 too_much = U
S36 @20 missed_dose = T
S37 @30 stroke = E
S37 @30 = S
S38 @30 pain_and_vomiting = U
S38 @30 large_bleeding = T
S38 @30 = S
S39 @30 cough_blood = E
S39 @30 fever = U
S39 @30 three_weeks = T
S39 @30 = S
S40 @30 bp_severe headache = E
S40 @30 bp_severe = U
S40 @30 bp_high confusion = U
S40 @30 bp_very_low = U
S40 @30 bp_low faint = U
S40 @30 bp_high = T
S40 @30 bp_unknown = T
S40 @30 bp_severe vomiting = E
S40 @30 bp_severe fewer_movements = E
S40 @30 bp_high unwell = U
S40 @30 bp_low palpitations = U
S40 @30 bp_usual unwell = T
S40 @30 bp_watch = S
S40 @30 bp_usual = S
S41 @30 confusion = E
S41 @30 sugar_very_high vomiting = E
S41 @30 sugar_very_low = U
S41 @30 sugar_high unwell = U
S41 @30 sugar_low sugar_lowering = T
S41 @30 sugar_high = T
S41 @30 sugar_low = S
S42 @30 looks_ill = E
S42 @30 looks_as_ever = U
S43 +2 baby_emergency = E
S43 +2 baby_yellow = U
S43 +2 = T
S44 @20 nosebleed = U
S44 @20 = S`
  .trim()
  .split('\n');

const judge = ({ chosen, moment, given }: Vector) =>
  judgeSymptoms({ chosen, signs: new Set(given), moments: [moment] });

describe('a row of the decision table', () => {
  it.each(rows)('%s', (line) => {
    expect(judge(read(line)).tier).toBe(read(line).tier);
  });

  it('is decided by each of its rules, and by its default, in a case above', () => {
    const decided = new Set(
      rows.map(read).map(({ chosen: [id], moment, given }) => {
        const row = symptomTable[id as SymptomId];
        const found = allSigns({ chosen: [id as SymptomId], signs: new Set(given) });
        return `${id} ${row.rules.findIndex(([, when]) => holds(when, found, moment))}`;
      }),
    );
    const required = symptomIds.flatMap((id) => [
      ...symptomTable[id].rules.map((_, index) => `${id} ${index}`),
      `${id} -1`,
    ]);
    expect(required.filter((each) => !decided.has(each))).toEqual([]);
  });

  it('exists 44 times, S01 to S44', () => {
    expect(symptomIds).toEqual(Array.from({ length: 44 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`));
  });
});

/** clinical rules 5.7. */
describe('the acceptance cases', () => {
  it.each([
    ['30 w, baby moves less since yesterday', 'S04 @30 fewer_movements = U'],
    ['18 w, never felt a movement', 'S04 @18 never_felt = S'],
    ['8 w, spotting, no pain', 'S01 @8 spots = T'],
    ['8 w, pain on one side and dizzy', 'S15+S13 @8 one_sided_pain = E'],
    ['34 w, clear trickle', 'S03 @34 = U'],
    ['39 w, clear gush, baby moving', 'S03 @39 = U'],
    ['39 w, green water', 'S03 @39 coloured_water = U'],
    ['28 w, mild headache, 118/70', 'S05 @28 bp_usual = S'],
    ['28 w, headache and 142/88', 'S05 @28 bp_high = U'],
    ['day 5, severe headache', 'S05 +5 severe_headache = U'],
    ['day 10, soaking a pad an hour', 'S26 +10 soaking_pad = E'],
    ['6 months after birth, suddenly breathless', 'S11 +180 sudden_breathless = E'],
    ['20 w, palms itch at night', 'S21 @20 palms_soles = T'],
    ['12 w, vomiting, nothing down for 24 h', 'S18 @12 nothing_down = U'],
    ['22 w, fever 38.2', 'S14 @22 fever = U'],
    ['26 w, one calf swollen', 'S09 @26 one_leg = U'],
    ['the same with chest pain', 'S09 @26 one_leg chest_pain = E'],
    ['type 1 diabetes, 15 w, vomiting', 'S18 @15 diabetes = U'],
    ['after birth, hears voices', 'S31 +10 voices = E'],
    ['PHQ-2 of 4', 'S32 +10 interest_2 down_2 = T'],
    ['27 w, fell on the belly, feels well', 'S33 @27 = U'],
    ['not sure how much blood', 'S01 @8 amount_unsure = U'],
    ['33 w, ankles swollen in the evening, 112/70', 'S07 @33 bp_usual = S'],
  ])('%s', (_, line) => {
    expect(judge(read(line)).tier).toBe(read(line).tier);
  });
});

/** clinical rules 5.5. */
describe('a combination can only raise', () => {
  it.each([
    ['two of headache, vision, rib pain, swelling from 20 weeks', 'S05+S08 @22 bp_usual = U'],
    ['the same after birth', 'S05+S08 +10 bp_usual = U'],
    ['high pressure and rib pain', 'S08 @30 after_meals bp_high = U'],
    ['severe pressure and headache', 'S05 @30 bp_severe = E'],
    ['bleeding with pain in the belly', 'S01+S15 @8 spots stretching = U'],
    ['the same and faint', 'S25+S15 @30 bleeding stretching faint = E'],
    ['one swollen leg and breathless', 'S09+S11 @30 one_leg = E'],
    ['fever and waters', 'S03+S14 @30 fever = U'],
    ['the same and confused', 'S03+S14 @30 fever confusion = E'],
    ['fewer movements and anything else', 'S04+S38 @20 fewer_movements = U'],
    ['diabetes and vomiting', 'S38+S18 @15 diabetes = U'],
    ['breathless and swollen within six weeks of birth', 'S11+S07 +20 = E'],
    ['breathless and swollen later than that', 'S11+S07 +60 bp_usual = U'],
    ['fever with anything', 'S38+S14 @30 fever = U'],
    ['severe pressure and vomiting', 'S18 @30 bp_severe = E'],
    ['severe pressure and breathless', 'S11 @30 bp_severe breath_discussed = E'],
    ['severe pressure and bleeding', 'S01 @30 bp_severe spots = E'],
    ['severe pressure and feeling unwell', 'S14 @30 bp_severe temperature_usual unwell = E'],
    ['severe pressure and fewer movements', 'S04 @30 bp_severe fewer_movements = E'],
    ['severe pressure and fewer movements before 24 weeks', 'S04 @20 bp_severe fewer_movements = U'],
    ['high pressure and vomiting', 'S18 @30 bp_high = U'],
    ['high pressure and breathless', 'S11 @30 bp_high breath_discussed = U'],
    ['high pressure and feeling unwell', 'S14 @30 bp_high temperature_usual unwell = U'],
    ['high pressure with anything else', 'S38 @30 bp_high = T'],
    ['low pressure and palpitations', 'S12 @30 bp_low = U'],
    ['low pressure and breathless', 'S11 @30 bp_low breath_discussed = U'],
    ['low pressure with anything else', 'S38 @30 bp_low = S'],
    ['very low pressure with anything', 'S38 @30 bp_very_low = U'],
    ['very low sugar with anything', 'S29 @30 sugar_very_low = U'],
    ['low sugar and confused', 'S40 @30 sugar_low bp_usual confusion = E'],
    ['low sugar and medicine that lowers it', 'S38 @30 sugar_low sugar_lowering = T'],
    ['low sugar with anything else', 'S38 @30 sugar_low = S'],
    ['very high sugar with anything', 'S38 @30 sugar_very_high = U'],
    ['very high sugar and vomiting', 'S18 @30 sugar_very_high = E'],
    ['very high sugar and fast breathing', 'S14 @30 sugar_very_high temperature_usual fast_breathing = E'],
    ['high sugar with anything', 'S38 @30 sugar_high = T'],
    ['high sugar and vomiting', 'S18 @30 sugar_high = U'],
    ['high sugar and pain in the belly', 'S15 @30 sugar_high stretching = U'],
    ['high sugar and type 1 diabetes', 'S38 @30 sugar_high type_1 = U'],
    ['high after the drink of a glucose test', 'S38 @30 sugar_test_high = S'],
    ['the same and vomiting', 'S18 @30 sugar_test_high = U'],
    ['faint and pain in the belly in early pregnancy', 'S15 @8 faint = E'],
    ['the same with pain like a period', 'S15 @8 faint period_like = E'],
    ['faint and pain in the belly later', 'S15 @30 faint = T'],
    ['dizzy again and again, and pain in the shoulder', 'S13+S01 @8 dizzy_again shoulder_tip = E'],
    ['bleeding told with a pressure', 'S40 @20 bp_usual bleeding = U'],
    ['fewer movements told with a pressure', 'S40 @30 bp_usual fewer_movements = U'],
    ['a change of sight told with a pressure', 'S40 @30 bp_usual vision = U'],
    ['a swollen face told with a pressure', 'S40 @30 bp_usual face_swelling = U'],
  ])('%s', (_, line) => {
    expect(judge(read(line)).tier).toBe(read(line).tier);
  });

  it('with two reasons to call now adds: go in', () => {
    expect(judge(read('S03+S21 @38 dark_urine = U')).notes).toContain('goNow');
    expect(judge(read('S03 @38 = U')).notes).not.toContain('goNow');
  });
});

describe('the invariants', () => {
  const reassuring: readonly Sign[] = [
    'stretching',
    'irregular',
    'brief_cramp',
    'after_meals',
    'breath_discussed',
    'bp_usual',
    'bp_low',
    'bp_very_low',
  ];
  const askedOf = (id: SymptomId): Sign[] =>
    symptomTable[id].questions.flatMap((question) =>
      question.ask === 'one' ? question.choices.map(({ sign }) => sign) : question.signs.map(signOf),
    );

  it('one more yes never lowers a tier', () => {
    for (const id of symptomIds)
      for (const moment of ['8', '22', '38', '+2', '+200'].map(momentOf))
        for (const more of askedOf(id)) {
          if (reassuring.includes(more)) continue;
          for (const before of ['', ...askedOf(id)] as Sign[]) {
            const given = before ? [before] : [];
            const less = judgeSymptoms({ chosen: [id], signs: new Set(given), moments: [moment] });
            const all = judgeSymptoms({ chosen: [id], signs: new Set([...given, more]), moments: [moment] });
            expect(tierRank(all.tier), `${id} ${before} ${more}`).toBeGreaterThanOrEqual(tierRank(less.tier));
          }
        }
  });

  it('one more symptom never lowers a tier', () => {
    const moments = momentsOf('from24');
    for (const one of symptomIds)
      for (const other of symptomIds) {
        const alone = judgeSymptoms({ chosen: [one], signs: new Set(), moments });
        const both = judgeSymptoms({ chosen: [one, other], signs: new Set(), moments });
        expect(tierRank(both.tier), `${one} ${other}`).toBeGreaterThanOrEqual(tierRank(alone.tier));
      }
  });

  it('an unknown stage is judged by the strictest rule of all', () => {
    for (const id of symptomIds)
      for (const moment of momentsOf('unsure')) {
        const row = symptomTable[id];
        if (!row.stages.includes(symptomStageAt(moment))) continue;
        const known = judgeRow(row, allSigns({ chosen: [id], signs: new Set() }), [moment]);
        const unknown = judgeRow(row, allSigns({ chosen: [id], signs: new Set() }), momentsOf('unsure'));
        expect(tierRank(unknown.tier)).toBeGreaterThanOrEqual(tierRank(known.tier));
      }
  });

  it('a result names the signs that caused it, its symptoms and its sources', () => {
    const result = judge(read('S05 @28 severe_headache vision bp_high = U'));
    expect(result.because).toEqual(['S05']);
    expect(result.signs).toEqual(['severe_headache', 'vision', 'bp_high', 'headache']);
    expect(result.sources).toContain('CDC-HH');
  });

  it('every sign is listed, and every asked sign can change a result or be shown', () => {
    const known = new Set<string>(signs);
    for (const id of symptomIds) {
      for (const sign of askedOf(id)) expect(known.has(sign), sign).toBe(true);
      for (const [, when] of symptomTable[id].rules)
        for (const sign of signsOf(when)) expect(known.has(sign), sign).toBe(true);
    }
  });
});
