import type { EntriesWords } from '@/content/entries/content-words.ts';

const ask = 'Muulize mkunga, daktari au mfamasia wako kuhusu dozi ya kirutubisho chochote cha ziada.';

/** Daily needs in pregnancy (clinical rules 8.2), for adults of 19 to 50 years. */
export const needs: EntriesWords = {
  'need.folate': {
    title: 'Asidi ya foliki',
    parts: [
      `Kirutubisho cha ziada cha mikrogramu 400 kwa siku kinashauriwa kabla na mwanzoni mwa ujauzito; Shirika la Afya Duniani linakishauri wakati wote wa ujauzito, pamoja na madini ya chuma. Baadhi ya hali za kiafya zinahitaji dozi kubwa zaidi: muulize daktari wako kabla, au mara tu unapojua. ${ask}`,
    ],
    also: 'folic acid folate vitamini b9 foliki vidonge',
  },
  'need.iron': {
    title: 'Madini ya chuma',
    parts: [
      `27 mg kwa siku katika vyote unavyokula; programu za Shirika la Afya Duniani zinatoa 30 hadi 60 mg kama kirutubisho cha ziada. ${ask}`,
    ],
    also: 'ayoni iron upungufu wa damu anemia hemoglobini kuongeza damu',
  },
  'need.calcium': {
    title: 'Kalsiamu',
    parts: [
      `1000 mg kwa siku, 1300 mg hadi umri wa miaka 18. Shirika la Afya Duniani linashauri kirutubisho cha ziada pale tu ambapo watu wanapata kalsiamu kidogo katika chakula. ${ask}`,
    ],
    also: 'calcium mifupa maziwa kalisi chokaa',
  },
  'need.vitamin-d': {
    title: 'Vitamini D',
    parts: [`Uniti 600 (mikrogramu 15) kwa siku; nchini Uingereza kirutubisho cha ziada cha mikrogramu 10. ${ask}`],
    also: 'jua vidonge vitamin',
  },
  'need.iodine': {
    title: 'Madini ya joto (iodini)',
    parts: [`Mikrogramu 220 kwa siku, 250 kulingana na Shirika la Afya Duniani. ${ask}`],
    also: 'chumvi iodine rovu goita tezi ya shingo',
  },
  'need.choline': { title: 'Kolini', parts: ['450 mg kwa siku.'], also: 'choline mayai' },
  'need.protein': { title: 'Protini', parts: ['Takriban 71 g kwa siku.'], also: 'nyama maharage protein mayai samaki' },
  'need.carbohydrate': {
    title: 'Wanga',
    parts: ['Angalau 175 g kwa siku.'],
    also: 'kabohaidreti ugali mkate wali mihogo viazi carbs',
  },
  'need.fibre': {
    title: 'Nyuzinyuzi na maji',
    parts: ['Takriban 28 g za nyuzinyuzi na lita 3 za maji kutoka vyakula na vinywaji vyote kwa siku.'],
    also: 'fiber kambakamba kunywa vinywaji',
  },
  'need.vitamin-a': {
    title: 'Vitamini A',
    parts: [`Si zaidi ya mikrogramu 3000 kwa siku katika umbo lililo tayari (retinoli). ${ask}`],
    also: 'retinol maini ini vitamin',
  },
  'need.energy': {
    title: 'Nguvu za ziada',
    parts: [
      'Hakuna katika miezi mitatu ya kwanza, takriban 340 kcal kwa siku katika ya pili na 450 katika ya tatu; nchini Uingereza takriban 200 kcal, katika ya tatu tu.',
    ],
    also: 'kalori kcal kula kwa watu wawili nishati',
  },
  'need.b12': {
    title: 'Vitamini B12 bila vyakula vya wanyama',
    parts: [`Hakikisha una chanzo cha kuaminika. ${ask}`],
    also: 'vegan vegetarian mimea mboga pekee bila nyama',
  },
  'need.diabetes': {
    title: 'Kula ukiwa na kisukari wakati wa ujauzito',
    parts: [
      'Gawanya wanga katika milo midogo 3 na vitafunwa 2 hadi 4, pamoja na protini au mafuta. Nafaka zisizokobolewa, jamii ya kunde na mboga ni chaguo nzuri. Acha vinywaji vyenye sukari na juisi, isipokuwa kutibu sukari iliyoshuka.',
      'Kifungua kinywa mara nyingi ndicho mlo mgumu zaidi: kiasi kidogo zaidi cha wanga kinaweza kusaidia. Tembea dakika 10 hadi 15 baada ya milo kama unaruhusiwa.',
      'Usiruke mlo kamwe ukiwa unatumia insulini au vidonge. Usishuke chini ya kiasi cha wanga alichokupa mtaalamu wako wa lishe; angalau 175 g kwa siku ni kawaida. Kabla ya kufunga, zungumza na wahudumu wako wa afya.',
    ],
    also: 'gdm kisukari cha mimba sukari wanga ramadhani kufunga saumu',
  },
};
