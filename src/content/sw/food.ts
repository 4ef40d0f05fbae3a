import type { EntriesWords } from '@/content/entries/content-words.ts';

/** What to eat and what to avoid (clinical rules 8.1). The texts say where advice differs by country. */
export const food: EntriesWords = {
  'food.raw-milk': {
    title: 'Maziwa, malai na jibini laini visivyopasteurishwa (visivyouliwa vijidudu kwa joto)',
    parts: ['Vinaweza kuwa na bakteria wa listeria.'],
    also: 'maziwa mabichi krimu cheese chizi yasiyochemshwa maziwa ya ngombe ya mbuzi ya ngamia mala mtindi wa kienyeji',
  },
  'food.soft-cheese': {
    title: 'Brie, camembert, chèvre na jibini laini lenye ukungu wa bluu',
    parts: ['Zinaweza kuwa na bakteria wa listeria. Zikipikwa hadi zitoe mvuke zinafaa.'],
    also: 'cheese chizi jibini la mbuzi ukungu kuvu',
  },
  'food.hard-cheese': {
    title: 'Jibini gumu; jibini la cottage, jibini la krimu, mozzarella, feta na paneer zilizopasteurishwa',
    parts: ['Maziwa yaliyopasteurishwa (yaliyouliwa vijidudu kwa joto).'],
    also: 'cheese chizi cheddar maziwa panir',
  },
  'food.pate': {
    title: 'Pâté ya aina yoyote, hata ya mboga',
    parts: ['Inaweza kuwa na bakteria wa listeria.'],
    also: 'pate ya kupaka nyama ya kusaga ini la kupaka',
  },
  'food.liver': {
    title:
      'Maini, vyakula vilivyotengenezwa kwa maini, mafuta ya ini la samaki na vidonge vyenye vitamini A (retinoli)',
    parts: ['Vitamini A nyingi kupita kiasi inaweza kumdhuru mtoto.'],
    also: 'ini maini kuku ngombe cod liver oil mafuta ya samaki retinol',
  },
  'food.raw-meat': {
    title: 'Nyama mbichi au isiyoiva vizuri',
    parts: ['Inaweza kuwa na toksoplasma na salmonella.'],
    also: 'nyama choma haijaiva damu nusu mbichi kitimoto kuku',
  },
  'food.cured-meat': {
    title: 'Nyama baridi iliyokaushwa kwa chumvi kama salami na parma ham',
    parts: ['Inaweza kuwa na toksoplasma na listeria. Ikipikwa inafaa.'],
    also: 'soseji kavu chorizo prosciutto hemu',
  },
  'food.deli-meat': {
    title: 'Nyama baridi ya vipande iliyo tayari kuliwa, na soseji za hot dog',
    parts: ['Zipashe moto hadi zitoe mvuke: zinaweza kuwa na listeria.'],
    also: 'soseji smokie smokies hemu ham poloni hotdog',
  },
  'food.raw-egg': {
    title: 'Mayai mabichi',
    parts: [
      'Yanaweza kuwa na salmonella. Nchini Uingereza mayai yenye alama ya British Lion yanafaa, kwingineko yaliyopasteurishwa.',
    ],
    also: 'yai bichi mayonezi mayonnaise mousse yai laini la kuchemsha',
  },
  'food.shellfish': {
    title: 'Kamba, kaa, kome na chaza wabichi (viumbe wa baharini wenye ganda)',
    parts: ['Wanaweza kubeba maambukizi.'],
    also: 'kambakoche oysters uduvi prawns shellfish ngisi',
  },
  'food.sushi': {
    title: 'Sushi yenye samaki mbichi',
    parts: [
      'Nchini Uingereza inafaa kama samaki aligandishwa kwanza; nchini Marekani ushauri ni kuiepuka. Inaweza kuwa na vimelea.',
    ],
    also: 'sashimi samaki mbichi',
  },
  'food.big-fish': {
    title:
      'Papa, samaki upanga (swordfish) na nduaro (marlin); nchini Marekani pia king mackerel (aina ya nguru), tilefish, orange roughy na jodari macho makubwa (bigeye tuna)',
    parts: ['Wana zebaki nyingi.'],
    also: 'zebaki samaki mkubwa shark sulisuli kingfish mercury',
  },
  'food.tuna': {
    title: 'Jodari (tuna)',
    parts: [
      'Ana zebaki. Uingereza: vipande 2 vya jodari freshi (takriban 140 g kila kimoja baada ya kupikwa) au makopo 4 ya kati kwa wiki. Marekani: jodari mwepesi wa kopo (canned light) milo 2 hadi 3 kwa wiki, albacore 1.',
    ],
    also: 'tuna samaki wa kopo zebaki mercury',
  },
  'food.oily-fish': {
    title: 'Samaki wenye mafuta kama salmoni, sadini (sardines) na makareli (mackerel)',
    parts: ['Kiasi kisizidi milo 2 kwa wiki (Uingereza), kwa sababu ya vichafuzi.'],
    also: 'salmon saladini vibua sardini herring trauti',
  },
  'food.smoked-fish': {
    title: 'Samaki wa moshi wa kwenye friji, aliye tayari kuliwa',
    parts: ['Anaweza kuwa na listeria. Akipikwa anafaa.'],
    also: 'samaki wa kuvuta moshi salmon',
  },
  'food.salad': {
    title: 'Saladi (kachumbari) na matunda visivyooshwa',
    parts: ['Vioshe vizuri: vinaweza kuwa na toksoplasma.'],
    also: 'mboga mboga za majani letusi salad udongo',
  },
  'food.sprouts': {
    title: 'Mbegu zilizochipua mbichi',
    parts: ['Zinaweza kuwa na bakteria wa E. coli.'],
    also: 'machipukizi choroko zilizoota alfalfa sprouts',
  },
  'food.game': {
    title: 'Nyama ya porini iliyowindwa kwa risasi zenye madini ya risasi (lead)',
    parts: ['Inaweza kuwa na madini ya risasi (lead).'],
    also: 'nyamapori swala paa ndege kanga kwale sungura lead',
  },
  'food.leftovers': {
    title: 'Saladi za paketi, viporo na vyakula vilivyopikwa tayari',
    parts: ['Pasha viporo moto hadi vitoe mvuke, na ula kilichofunguliwa ndani ya saa 24.'],
    also: 'kiporo mabaki chakula cha jana takeaway',
  },
  'food.alcohol': {
    title: 'Pombe',
    parts: ['Hakuna kiasi kinachojulikana kuwa salama.'],
    also: 'bia mvinyo divai changaa gongo busaa mnazi ulanzi mbege wine',
  },
  'food.caffeine': {
    title: 'Kahawa, chai na kola (kafeini)',
    parts: [
      'Kafeini isizidi 200 mg kwa siku; Shirika la Afya Duniani linasema si zaidi ya 300 mg. Maia inahesabu kwa namba iliyo ndogo zaidi.',
    ],
    also: 'coffee tea soda chokoleti',
  },
  'food.energy-drinks': {
    title: 'Vinywaji vya nguvu',
    parts: ['Kafeini na sukari nyingi.'],
    also: 'energy drink energi kafeini red bull',
  },
  'food.herbal': {
    title: 'Mzizi wa licorice (susi) kwa wingi, dawa za mitishamba, zaidi ya vikombe 4 vya chai ya mitishamba kwa siku',
    parts: ['Haijulikani vizuri zinafanya nini. Muulize mkunga, daktari au mfamasia wako.'],
    also: 'dawa za kienyeji miti shamba asili mwarobaini chai licorice susi',
  },
  'food.peanuts': {
    title: 'Karanga',
    parts: ['Isipokuwa kama una mzio nazo.'],
    also: 'njugu karanga siagi ya karanga aleji mzio',
  },
};
