/**
 * Words with the same meaning for the rules, under one name. A trailing `*` matches all words with that beginning.
 * The concepts and the model use these names.
 */
const families: Readonly<Record<string, string>> = {
  baby: 'baby babys babies bub bubs bump fetus foetus peanut babe bubba bubby infant newborn bebe bean littleone lo daughter fetal foetal',
  move: 'move moves moved moving movement movements movment movments kick kicks kicked kicking wiggle* wriggle* flutter* roll rolls rolling squirm* jab jabs nudge* punches turning stir stirring stirs hiccup*',
  active: 'active activity lively',
  less: 'less fewer reduced reduce reducing reduces decreased decrease decreasing barely hardly rarely weaker weak slower slowed slowing lessened scarcely lower different differently softer',
  stop: 'stop stops stopped stopping ceased quit',
  quiet: 'quiet quieter lazy lethargic sluggish motionless silent sleepier',
  feel: 'feel feels feeling felt notice noticed sense sensed',
  bleed: 'bleed bleeds bleeding bled bleedin spotting spoting spottin',
  hemorrhage: 'hemorrhag* haemorrhag*',
  blood: 'blood bloody blodd',
  pad: 'pad pads towel towels tampon tampons liner liners',
  soak: 'soak soaks soaked soaking drench* saturat* filled filling',
  clot: 'clot clots clotting',
  fluid: 'fluid fluids liquid liquids water waters',
  leak: 'leak leaks leaked leaking leaky trickl* drip drips dripping seep* gush gushes gushed gushing dribbl*',
  break: 'break breaks broke broken breaking ruptur* burst',
  wet: 'wet soggy damp wetness',
  underwear: 'underwear pants panties knickers undies sheets bed pyjamas trousers leggings pantie',
  headache: 'headache headaches migraine migraines headach migrane migrain',
  head: 'head heads skull temples',
  eye: 'eye eyes eyelid eyelids',
  vision: 'vision eyesight sight seeing',
  blurry: 'blur blurs blurry blurred blurring fuzzy hazy foggy cloudy tunnel',
  lights: 'lights light flashes flashing flash sparkle* sparkly stars floaters zigzag* squiggl* aura',
  swell: 'swell swells swelling swollen swelled puffy puffed puffiness bloated ballooned oedema edema',
  face: 'face faces cheeks facial',
  hand: 'hand hands finger fingers wrist wrists',
  foot: 'foot feet ankle ankles toes',
  leg: 'leg legs calf calves thigh thighs shin',
  arm: 'arm arms',
  belly: 'belly tummy stomach abdomen abdominal stomache womb uterus gut epigastric abdo',
  rib: 'rib ribs ribcage',
  chest: 'chest breastbone sternum',
  pain: 'pain pains painful ache aches aching achy hurt hurts hurting sore cramp cramps cramping crampy tender stabbing stabs throb throbs throbbing agony ouch',
  severe:
    'severe severely bad badly terrible terribly worst awful horrible horrendous excruciating unbearable intense extreme extremely agonising agonizing splitting thunderclap constant massive violent crippling killer serious persistent nasty brutal insane',
  heavy: 'heavy heavily lots loads huge big large pouring pours flooding tons',
  breath: 'breath breathe breathing breaths breathes breth breathin',
  breathless: 'breathless breathlessness gasping gasp gasps suffocat* wheez* panting',
  cough: 'cough coughs coughed coughing',
  vomit: 'vomit vomits vomited vomiting puke puked puking sick barf* vomitting retching',
  fever: 'fever fevers feverish feverous pyrexia',
  heat: 'temperature temperatures temp temps',
  chills: 'chills chill shivers shivering shiver rigor rigors shivery',
  contraction: 'contraction contractions tightening tightenings contracting contractons tightens',
  labour: 'labour labor labouring laboring',
  faint: 'faint fainted fainting faints unconscious unresponsive collapse collapsed collapsing collapses',
  seizure: 'seizure seizures convuls* seizing siezure',
  dizzy: 'dizzy dizziness lightheaded woozy giddy',
  numb: 'numb numbness tingl* paralys* paralyz* weakness droop* drooping lopsided',
  speech: 'speech speak speaking talk talking talks words speaks',
  slur: 'slur slurs slurred slurring garbled jumbled',
  confused: 'confused confusion disoriented disorientated delirious',
  itch: 'itch itches itching itchy itchiness itchin scratching',
  palm: 'palm palms sole soles',
  pee: 'pee peeing peed wee weeing weed urine urinat* pees',
  burn: 'burn burns burning sting stings stinging fire razor razors blades scald*',
  pink: 'pink pinkish pinky rosy',
  green: 'green greenish greeny',
  cry: 'cry crying cries cried sobbing weeping tears',
  sad: 'depressed depression depressing hopeless hopelessness worthless empty miserable despair* overwhelmed',
  kill: 'kill killing kills kil murder murdering',
  suicide: 'suicid* sucidal suicde',
  die: 'die dying dead death died',
  harm: 'harm harming harmed smother* shake shaking shook drown drowning drowned drop dropping throw throwing stab',
  choke: 'choke chokes choked choking strangle strangles strangled strangling throttl*',
  voice: 'voice voices',
  pill: 'pill pills tablet tablets meds medicine medicines medication tabs capsules paracetamol tylenol panadol ibuprofen insulin labetalol doses dose',
  overdose: 'overdos* oded',
  itself: 'myself meself herself',
  partner: 'partner husband boyfriend hubby spouse fiance bf dh man',
  hit: 'hit hits hitting beat beats beating slap slaps slapped slapping punch punched punching shove shoved shoves pushed pushes threatens threatened threaten threatening abuse abuses abused abusive abusing violence',
  fall: 'fall fell falls fallen falling slip slipped trip tripped tumbled',
  crash: 'crash crashed collision accident wreck',
  car: 'car van truck bus motorbike bike vehicle taxi lorry scooter',
  bp: 'bp pressure pressures',
  sugar: 'sugar sugars glucose bg',
  gum: 'gum gums',
  nose: 'nose nosebleed nosebleeds nostril',
  discharge: 'discharge mucus plug',
  smelly: 'smelly smells smell stinks stink stinky reeks foul',
  pus: 'pus oozing infected',
  wound: 'wound scar incision stitches section stitch csection',
  rash: 'rash rashes hives welts',
  throat: 'throat tongue lips lip airway windpipe',
  close: 'closing closed',
  cord: 'cord rope',
  push: 'push',
  heart: 'heart heartbeat pulse palpitation palpitations',
  race: 'racing races thumping irregular pounding',
  now: 'now today tonight currently suddenly sudden immediately atm',
  year: 'year years yrs',
  wife: 'wife girlfriend missus gf',
  other:
    'sister friend cousin neighbour neighbor colleague mother mum mom aunt aunty toddler dog cat grandma grandmother brother dad father son mil sil coworker nephew niece uncle grandfather grandpa granddad classmate roommate',
  hour: 'hour hours minute minutes',
  week: 'week weeks',
  worry: 'worried worry worrying scared afraid frightened terrified anxious',
  gone: 'gone resolved better settled passed',
  floor: 'floor ground',
  wipe: 'wipe wiped wiping',
  down: 'down',
  yellow: 'yellow jaundice jaundiced yellowish',
  dark: 'dark brown brownish browny cola coke',
  pale: 'pale clay',
  poo: 'poo stool stools poop',
};

/** Phrases that mean one family, or several in a row. */
export const phrases: readonly (readonly [words: string, families: string])[] = [
  ['little one', 'baby'],
  ['breast bone', 'chest'],
  ['braxton hicks', 'practice-contraction'],
  ['in front', 'infront'],
  ['little man', 'baby'],
  ['little girl', 'baby'],
  ['little boy', 'baby'],
  ['baby girl', 'baby'],
  ['baby boy', 'baby'],
  ['my son', 'my baby'],
  ['passed out', 'faint'],
  ['passing out', 'faint'],
  ['pass out', 'faint'],
  ['black out', 'faint'],
  ['blacked out', 'faint'],
  ['blacking out', 'faint'],
  ['went black', 'faint'],
  ['lost consciousness', 'faint'],
  ['losing consciousness', 'faint'],
  ['out cold', 'faint'],
  ['short of breath', 'breathless'],
  ['shortness of breath', 'breathless'],
  ['out of breath', 'breathless'],
  ['throw up', 'vomit'],
  ['throws up', 'vomit'],
  ['threw up', 'vomit'],
  ['thrown up', 'vomit'],
  ['throwing up', 'vomit'],
  ['being sick', 'vomit'],
  ['been sick', 'vomit'],
  ['was sick', 'vomit'],
  ['hed ache', 'headache'],
  ['head ache', 'headache'],
  ['head aches', 'headache'],
  ['head pain', 'headache'],
  ['sore head', 'headache'],
  ['my self', 'itself'],
  ['her self', 'itself'],
  ['blood pressure', 'bp'],
  ['blood sugar', 'sugar'],
  ['blood sugars', 'sugar'],
  ['blood glucose', 'sugar'],
  ['blood test', 'bloodtest'],
  ['blood tests', 'bloodtest'],
  ['blood work', 'bloodtest'],
  ['blood results', 'bloodtest'],
  ['blood type', 'bloodtest'],
  ['blood group', 'bloodtest'],
  ['blood draw', 'bloodtest'],
  ['blood count', 'bloodtest'],
  ['bowel movement', 'bowel'],
  ['bowel movements', 'bowel'],
  ['bowels move', 'bowel'],
  ['water bottle', 'bottle'],
  ['water broke', 'fluid break'],
  ['water heater', 'heater'],
  ['water aerobics', 'sport'],
  ['water birth', 'waterbirth'],
  ['light headed', 'dizzy'],
  ['light bleeding', 'bleed'],
  ['my period', 'my bleed'],
  ['per vagina', 'vaginal'],
  ['down there', 'downthere'],
  ['front bottom', 'downthere'],
  ['private part', 'downthere'],
  ['private parts', 'downthere'],
  ['go away', 'goaway'],
  ['going away', 'goaway'],
  ['gone away', 'goaway'],
  ['goes away', 'goaway'],
  ['went away', 'went-away'],
  ['hang on', 'wait'],
  ['no longer', 'stop'],
  ['hot and cold', 'chills'],
  ['burning up', 'fever'],
  ['high temp', 'fever'],
  ['high temperature', 'fever'],
  ['rings do not fit', 'hand swell'],
  ['fit', 'fit'],
  ['fits', 'fit'],
  ['all of a sudden', 'now'],
  ['right now', 'now'],
  ['this morning', 'now'],
  ['this evening', 'now'],
  ['this afternoon', 'now'],
  ['last night', 'now'],
  ['just now', 'now'],
  ['at the moment', 'now'],
  ['last year', 'year'],
  ['heart burn', 'heartburn'],
  ['hay fever', 'hayfever'],
  ['baby fever', 'babyfever'],
  ['passed out flyers', 'handed-out'],
  ['passed out cards', 'handed-out'],
  ['free of seizures', 'healthy'],
  ['charley horse', 'cramp-brief'],
  ['each other', 'eachother'],
  ['other than', 'otherthan'],
  ['the other', 'the-other'],
  ['every other', 'every-other'],
  ['blood clot', 'clot-vein'],
  ['blood clots in my leg', 'clot-vein'],
  ['dvt', 'clot-vein'],
  ['still growing', 'growing'],
  ['good luck', 'luck'],
  ['let down', 'letdown'],
  ['car seat', 'carseat'],
  ['car park', 'carpark'],
  ['fall asleep', 'sleep'],
  ['fell asleep', 'sleep'],
  ['falling asleep', 'sleep'],
  ['fell in love', 'love'],
  ['fell pregnant', 'pregnant'],
  ['fall pregnant', 'pregnant'],
  ['water weight', 'weight'],
  ['gave birth', 'birth'],
  ['given birth', 'birth'],
];

const exact = new Map<string, string>();
const beginnings: [beginning: string, family: string][] = [];
for (const [family, words] of Object.entries(families))
  for (const word of words.split(' '))
    if (word.endsWith('*')) beginnings.push([word.slice(0, -1), family]);
    else exact.set(word, family);

/** Real words that differ by one letter from a word of a family. */
const notTypos = new Set(
  (
    'stared stares swapped swap skipped skip breeding breading leaning learning loving mowing licking picking ticking sticking packing fewer never fervor lever ' +
    'heading healing hearing hearth earth chess cheat chests breach bread breast breasts breadth feting paint paints painted painting plain faint ' +
    'paint points bully jelly stomp start stay step shop stock think thank there their third where while these those ' +
    'white write wide wise word works world sheep sweet spell smell shell small still drive deep depend depends ' +
    'quite quick quiz quest legal label later water wafer swelter swollen feeling filling killing billing selling telling ' +
    'calling rolling pulling milling hiking king ring bring burning turning mourning morning during pressure pleasure treasure ' +
    'headache hand hang handy sandy candy pantry party paste faces fact facts paced place space races rice nice night light right ' +
    'child chills chilli chilly severe serve server fainter painter scarf scared scarce clock clots cloth clothe close closet ' +
    'break bread brake breakfast bake brave throat threat treat great feature future mature nature texture signs sighs ' +
    'crying trying drying crayon numbers number member bitch batch match watch witch stitch ditch itchy pitch push pull plus ' +
    'house hours hour horse nurse purse curse course bears beats beast yeast least feast ' +
    'spouse mouse blouse rush rash crash cash wash trash brush crush flush fresh flesh flash shake shape share ' +
    'voice choice vocal police vice dice prize price drown brown crown grown frown drop crop shop drops cross ' +
    'moves movie movies loves gloves doves lives leaves leaf lead least leak speak steak bleak'
  ).split(' '),
);

/** Whether one extra, missing, wrong or swapped letter turns one word into the other. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let fromEnd = 0;
  while (fromEnd < Math.min(a.length, b.length) - start && a[a.length - 1 - fromEnd] === b[b.length - 1 - fromEnd])
    fromEnd++;
  const restA = a.slice(start, a.length - fromEnd);
  const restB = b.slice(start, b.length - fromEnd);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** A typing error is accepted only in words of at least this length: shorter ones have too many neighbours. */
const MIN_FUZZY_LENGTH = 6;

const byFirstLetter = new Map<string, [word: string, family: string][]>();
for (const entry of exact) {
  const letter = entry[0].charAt(0);
  if (entry[0].length >= MIN_FUZZY_LENGTH) byFirstLetter.set(letter, [...(byFirstLetter.get(letter) ?? []), entry]);
}
const familyCache = new Map<string, string>();
/** Size of the cache, so that a page that is open for days does not store every word ever written. */
const MAX_CACHE_SIZE = 2000;

function lookUp(word: string): string {
  const known = exact.get(word);
  if (known) return known;
  const byBeginning = beginnings.find(([beginning]) => word.startsWith(beginning));
  if (byBeginning) return byBeginning[1];
  if (word.length < MIN_FUZZY_LENGTH || notTypos.has(word)) return word;
  return byFirstLetter.get(word.charAt(0))?.find(([near]) => isOneSlipAway(word, near))?.[1] ?? word;
}

/** The family of a word, allowing one typing error in a long word; the word itself when it has none. */
export function familyOf(word: string): string {
  const cached = familyCache.get(word);
  if (cached !== undefined) return cached;
  if (familyCache.size > MAX_CACHE_SIZE) familyCache.clear();
  const family = lookUp(word);
  familyCache.set(word, family);
  return family;
}
