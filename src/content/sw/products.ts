import type { EntriesWords } from '@/content/entries/content-words.ts';

/** From clinical rules 1, 5, 7 and 8; no shop, no price, no advertising. */
export const products: EntriesWords = {
  'product.cuff': {
    title: 'Kifaa cha kupima shinikizo la damu kwenye mkono wa juu',
    parts: [
      'Cha kupimia nyumbani, ukiwa umekaa, baada ya kupumzika.',
      'Kitambaa chake lazima kitoshe mkono wako, na kikae kwenye ngozi tupu. Namba za 140/90 au zaidi zinahitaji jibu: ziongeze kwenye Maia.',
    ],
    also: 'presha bp mashine pressure kipimo',
  },
  'product.glucose-meter': {
    title: 'Kifaa cha kupima sukari ya damu',
    parts: [
      'Kama wahudumu wako wa afya walikuomba upime.',
      'Angalia kama kinaonyesha mg/dL au mmol/L kabla ya kuandika namba.',
    ],
    also: 'glukosi kisukari mashine glucometer vipande strips',
  },
  'product.thermometer': {
    title: 'Kipimajoto',
    parts: [
      'Cha kupata namba unapohisi mwili wa moto.',
      '38.0 °C (100.4 °F) au zaidi wakati wa ujauzito na baada ya kujifungua: pigia simu wodi yako ya uzazi sasa.',
    ],
    also: 'homa joto themometa thermometer',
  },
  'product.scale': {
    title: 'Mizani',
    parts: [
      'Ya kupima uzito wako, wakati uleule wa siku.',
      'Namba peke yake si sababu ya kupunguza chakula. Waambie wahudumu wako wa afya kuhusu mabadiliko ya haraka.',
    ],
    also: 'uzito kilo kupima',
  },
  'product.doppler': {
    title: 'Kifaa cha kusikiliza mapigo nyumbani (doppler)',
    parts: [
      'Kinauzwa kwa kusikiliza moyo wa mtoto.',
      'Usikitumie kumkagua mtoto anayecheza kidogo kuliko kawaida. Piga simu mara moja.',
    ],
    also: 'mapigo ya moyo wa mtoto tumboni doppler dopla',
  },
  'product.folic': {
    title: 'Asidi ya foliki',
    parts: [
      'Kirutubisho cha ziada kinachoshauriwa kabla na mwanzoni mwa ujauzito.',
      'Muulize mfamasia au daktari ni bidhaa na dozi gani inayokufaa.',
    ],
    also: 'folic acid folate vitamini vidonge foliki',
  },
  'product.prenatal': {
    title: 'Vitamini za ujauzito',
    parts: [
      'Baadhi zina madini ya chuma, madini ya joto (iodini) na vitamini D.',
      'Zisiwe na vitamini A kama retinoli, wala mafuta ya ini la samaki. Muulize mfamasia, mkunga au daktari wako.',
    ],
    also: 'multivitamini vidonge vya wajawazito retinol prenatal',
  },
  'product.herbal': {
    title: 'Chai na dawa za mitishamba',
    parts: [
      'Mara nyingi huuzwa kama za asili.',
      'Nyingi kati yake haijulikani zinafanya nini wakati wa ujauzito. Uliza kabla ya kutumia; si zaidi ya vikombe 4 vya chai ya mitishamba kwa siku.',
    ],
    also: 'dawa za kienyeji miti shamba asili majani licorice',
  },
  'product.energy': {
    title: 'Vinywaji vya nguvu na vidonge vya kafeini',
    parts: [
      'Vinauzwa dhidi ya uchovu.',
      'Viache: kafeini nyingi kupita kiasi. Kafeini isizidi 200 mg kwa siku kutoka vyote.',
    ],
    also: 'energy drink drinks energi kuchangamsha kukesha usingizi',
  },
  'product.stockings': {
    title: 'Soksi za kubana',
    parts: [
      'Za vifundo vya miguu vinavyovimba jioni.',
      'Uvimbe wa mguu mmoja pamoja na maumivu, wekundu au joto unahitaji simu sasa, si soksi.',
    ],
    also: 'stokingi kuvimba miguu vifundo mishipa',
  },
  'product.belt': {
    title: 'Mkanda wa kushikilia tumbo',
    parts: [
      'Wa maumivu ya mgongo wa chini au nyonga.',
      'Maumivu yanayokuja na kuondoka kwa mpangilio kabla ya wiki 37 yanahitaji simu sasa.',
    ],
    also: 'mkanda nyonga mgongo kiuno mshipi',
  },
  'product.shoes': {
    title: 'Viatu visivyobana',
    parts: ['Miguu inaweza kukua au kuvimba.', 'Uvimbe wa ghafla wa uso au mikono unahitaji simu sasa.'],
    also: 'miguu nyayo ndala raba',
  },
  'product.pads': {
    title: 'Pedi za uzazi',
    parts: [
      'Za damu ya baada ya kujifungua.',
      'Pedi inayolowa ndani ya saa moja au chini, au bonge la damu kubwa kama yai: piga namba ya dharura.',
    ],
    also: 'taulo za kike sodo kutoka damu pads',
  },
};
