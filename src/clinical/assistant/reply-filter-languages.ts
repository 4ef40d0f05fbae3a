import type { ReplyFault } from './reply-fault.ts';
import { pattern } from './language-pattern.ts';

/**
 * Forbidden statements of the assistant (clinical rules 12.4) in the app's languages other than English, used inside
 * patterns. Not yet reviewed by native clinicians. `~` matches up to 60 characters of the same sentence.
 */
interface ReplyLanguage {
  readonly stops: string;
  /** "You have ...", with the conditions that may not be named before or after it. */
  readonly diagnosis: string;
  readonly noNeed: string;
  readonly clinician: string;
}

const spanish: ReplyLanguage = {
  stops:
    '(?<!no )(?<!no lo )(?:deja|deje|dejes|dejar|suspende|suspenda|suspender) (?:de tomar|de usar|el medicamento|la medicina|el tratamiento|la pastilla)',
  diagnosis:
    '(?<!si )(?<!si usted )(?:tienes|tiene|padeces|padece|sufres|sufre|esto es) (?:\\w+mente |quiz[aá]s? |tal vez )?(?:una? |de )?(?:pre-?eclampsia|eclampsia|s[ií]ndrome hellp|diabetes|anemia|placenta previa|colestasis|aborto|infecci[oó]n|trombosis|depresi[oó]n|hipertensi[oó]n|parto prematuro)',
  noNeed:
    'no (?:te |le )?(?:hace falta|hay necesidad de|hay raz[oó]n para|hay motivo para|es necesario|necesitas|necesita|tienes que|tiene que) (?:que )?(?:te |se )?(?:llam|preocup|ir|vay|ver|acud|contact|consult)|(?:puedes|puede) esperar (?:tranquil|sin)',
  clinician: '(?<!no )soy (?:un |una |tu |su )?(?:m[eé]dic[oa]|doctora?|matrona|partera|enfermer[oa]|ginec[oó]log[oa])',
};

const french: ReplyLanguage = {
  stops:
    '(?<!ne )(?<!n.)(?:arr[eê]te[zr]?|cesse[zr]?|stoppe[zr]?) (?:de prendre|d.utiliser|le traitement|votre traitement|ton traitement|le m[eé]dicament|vos m[eé]dicaments|tes m[eé]dicaments)',
  diagnosis:
    "(?<!si )(?:(?:vous avez|tu as|vous souffrez|tu souffres) (?:\\w+ment |sans doute )?|c'est (?:\\w+ment |sans doute ))(?:une? |de |d'une? |du |un )?(?:pr[eé]-?[eé]clampsie|[eé]clampsie|syndrome hellp|diab[eè]te|an[eé]mie|placenta pr[aé]via|cholestase|fausse couche|infection|thrombose|d[eé]pression|hypertension|accouchement pr[eé]matur)",
  noNeed:
    "(?:pas besoin|inutile|pas n[eé]cessaire|aucune raison) (?:de |d')(?:vous |t'|te |l')?(?:appel|inqui[eé]t|consult|voir|aller|contact|t[eé]l[eé]phon)|(?:vous pouvez|tu peux) attendre (?:sans|tranquill)",
  clinician:
    '(?:je suis|en tant que) (?:un |une |votre |ton |ta )?(?:m[eé]decin|docteure?|sage-femme|infirmi[eè]re?|gyn[eé]cologue)',
};

const hindi: ReplyLanguage = {
  stops: '(?:दवा|गोली|दवाई|इंसुलिन)~(?:बंद कर|लेना छोड़|खाना छोड़)',
  diagnosis:
    '(?<!अगर )(?<!यदि )आपको (?:शायद |संभवतः )?(?:प्री-?\\s?एक्लेम्पसिया|प्री-?\\s?एक्लेमप्सिया|मधुमेह|डायबिटीज|शुगर|एनीमिया|खून की कमी|संक्रमण|इंफेक्शन|इन्फेक्शन|डिप्रेशन|अवसाद|उच्च रक्तचाप|हाई बीपी|गर्भपात) (?:है|हो गय|हुआ|हो रहा)',
  noNeed: '(?:फोन|फ़ोन|कॉल|चिंता|डॉक्टर|अस्पताल|दाई)~(?:ज़रूरत|जरूरत|आवश्यकता|आवश्यक) (?:नहीं|नही)|इंतज़ार करना ठीक|इंतजार करना ठीक',
  clinician: 'मैं (?:एक |आपकी |आपका )?(?:डॉक्टर|नर्स|दाई|चिकित्सक) (?:हूं|हूँ)',
};

const arabic: ReplyLanguage = {
  stops: '(?:توقفي عن|اوقفي|اتركي) (?:تناول|اخذ|استعمال|استخدام|الدواء|دواء\\S*|العلاج|الحبوب)',
  diagnosis:
    '(?<!اذا كان )(?<!ان كان )(?<!اذا كانت )(?:لديك|عندك|انت مصابة ب|تعانين من) (?:على الارجح |ربما )?(?:تسمم الحمل|تسمم حمل|ما قبل الارتعاج|سكري الحمل|سكري|السكري|فقر الدم|فقر دم|التهاب|عدوى|اكتئاب|ارتفاع ضغط|ارتفاع في ضغط|اجهاض|جلطة|ولادة مبكرة)',
  noNeed:
    '(?:لا داعي|ليس من الضروري|لا حاجة|لا يلزم|لست بحاجة|ليس هناك داع)~(?:الاتصال|للاتصال|القلق|للقلق|زيارة|لزيارة|الذهاب|للذهاب|مراجعة|لمراجعة|تتصلي|تقلقي|تذهبي)|يمكنك الانتظار (?:بامان|دون|بلا)',
  clinician: '(?:انا|بصفتي) (?:طبيبتك|طبيبك|طبيبة|طبيب|ممرضة|ممرضتك|قابلة|قابلتك)',
};

const swahili: ReplyLanguage = {
  stops: '(?:acha|uache|achana na|sitisha) (?:kutumia|kumeza|kunywa|matumizi ya|dawa|vidonge)',
  diagnosis:
    '(?<!ikiwa )(?<!kama )(?<!iwapo )(?:una|unayo|unaugua|una ugonjwa wa) (?:labda |pengine )?(?:kifafa cha mimba|kisukari|upungufu wa damu|anemia|maambukizi|shinikizo la damu|presha ya juu|sonona|mfadhaiko|damu kuganda)',
  noNeed:
    '(?:hakuna haja|si lazima|huna haja|hakuna sababu|sio lazima)~(?:kupiga|kumpigia|kwenda|kuona|kumwona|kuwasiliana|wasiwasi)|ni salama kusubiri',
  clinician: 'mimi ni (?:daktari|muuguzi|mkunga)',
};

const languages = [spanish, french, hindi, arabic, swahili].map(
  ({ stops, diagnosis, noNeed, clinician }): readonly (readonly [ReplyFault, RegExp])[] => [
    ['dose', pattern(stops)],
    ['diagnosis', pattern(diagnosis)],
    ['no-need-to-call', pattern(noNeed)],
    ['clinician', pattern(clinician)],
  ],
);

/**
 * The fault of a sentence in one of these languages, or null; always null for English.
 * @param text returned by `unmarked`
 */
export const foreignFault = (text: string): ReplyFault | null =>
  languages.flat().find(([, found]) => found.test(text))?.[0] ?? null;
