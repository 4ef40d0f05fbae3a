/** Common passwords: words, names, teams, heroes. The phone and the server use the same list. */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passwd pass motdepasse contrasena senha parola haslo wachtwoord secret geheim access admin
  administrator root user guest login welcome willkommen bienvenue hello hallo hola test testing temp changeme letmein
  default master trustno system server computer laptop internet google facebook instagram whatsapp youtube twitter
  samsung nokia iphone apple android microsoft windows linux oracle cisco amazon netflix paypal minecraft pokemon
  iloveyou loveyou iloveu ilove loveme lovely love lover lovers babe baby babygirl babyboy mybaby sweetheart sweetie
  sweet honey darling angel angels princess prince queen king mother mommy mama mummy mum mom father daddy papa dad
  sister brother family forever friend friends bestfriend soulmate husband wife girl girls boy boys women woman man
  pregnant pregnancy midwife maia doctor hospital nurse
  monkey dragon tiger lion eagle panther wolf bear horse kitten kitty cat dog puppy rabbit bunny butterfly dolphin
  spider snake turtle chicken duck elephant giraffe pumpkin peanut banana orange apple cherry strawberry chocolate
  cookie cookies pepper ginger sugar candy cheese coffee pizza burger beer whiskey vodka mustard
  sunshine sun moon star stars starwars sky rainbow summer winter spring autumn flower flowers rose lily daisy violet
  jasmine silver golden gold diamond crystal purple yellow green blue black white red pink orange shadow midnight
  thunder lightning storm fire water ocean river mountain island paradise heaven freedom liberty peace hope faith
  grace happy lucky magic mystery dream dreams dreamer smile laughing whatever nothing something anything everything
  superman batman spiderman ironman wonder hulk thor joker matrix gandalf hobbit merlin phoenix ranger hunter killer
  slayer soldier warrior knight ninja samurai pirate jedi skywalker darth vader yoda zelda mario sonic naruto goku
  football soccer baseball basketball hockey tennis golf cricket rugby volleyball swimming dancer dancing player
  arsenal chelsea liverpool manchester united barcelona madrid realmadrid juventus milan bayern ajax celtic rangers
  lakers yankees cowboys steelers redsox eagles raiders packers giants dolphins bulls patriots broncos
  mercedes ferrari porsche mustang corvette camaro harley yamaha honda toyota nissan subaru bmw audi ford chevy
  guitar guitarra piano music metallica nirvana slipknot eminem beatles bond jamesbond hottie sexy sexygirl bitch
  asshole fuckyou fuckme fuckoff fuck shit pussy jesus jesuschrist christ god godisgood blessed blessing prayer
  church bible allah muhammad mohamed bismillah krishna ganesh buddha
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december london paris berlin madrid roma newyork california texas florida chicago boston dallas
  houston phoenix denver canada america africa nigeria kenya nairobi lagos india mumbai delhi pakistan london england
  ireland scotland australia sydney mexico brasil brazil colombia argentina germany france italy italia spain
  michael michelle jennifer jessica jordan ashley amanda daniel david robert thomas andrew joshua matthew anthony
  charles charlie richard william joseph james john johnny george edward henry arthur albert alfred alexander alex
  alexandra alexis andrea andreas angela angelina anna annie antonio barbara benjamin brandon brian bryan caroline
  catherine chris christian christina christine christopher claudia daniela danielle denise dennis diana dominic donald
  edwin elena elizabeth emily emma eric erica esther eva fatima felix fernando florence francis frank gabriel gabriela
  gary gloria gregory hannah harry heather helen isabel isabella ivan jack jackson jacob jaime jake janet jason javier
  jean jeffrey jeremy jerry jesse joanna jonathan jorge jose juan judith julia julian julie justin karen katherine
  kathleen katie kelly kenneth kevin kimberly kyle larry laura lauren leonardo linda lisa louis louise lucas lucy luis
  madison manuel marcus margaret maria marie marina mario mark martha martin mary matthew maxwell megan melanie melissa
  miguel mike miranda monica morgan nancy natalia natalie natasha nathan nicholas nicole nikita oliver olivia oscar
  pamela patricia patrick paul paula pedro peter philip rachel raymond rebecca ricardo roberto roger ronald rosemary
  ruth ryan samantha samuel sandra sara sarah scott sebastian sergio sharon simon sophia sophie stella stephanie
  stephen steven susan sylvia taylor teresa theresa thomas tiffany timothy tony tyler valentina valeria vanessa
  veronica victor victoria vincent virginia walter wendy wilson xavier yolanda zachary mohammed ahmed ibrahim
  achieng wanjiku otieno mwangi njeri adhiambo chidi ngozi amara aisha khadija mariam priya ananya lakshmi
  buster bailey cooper maggie maxwell molly sadie rocky rusty sammy scooter shelby smokey snoopy sparky spencer tigger
  winston winnie barney bandit boomer buddy casper chester cocacola creative cowboy
  college school student teacher student science chemistry biology business company manager office secretary
  maverick monster marlboro scorpion startrek success captain godzilla trouble legend platinum explorer security champion
  wildcat wildcats infinity awesome predator spitfire playboy nintendo destiny little passport softball vampire wizard
  falcon money junior warcraft titanic tinker disney gateway colorado georgia arizona dakota montana michigan carolina
  hawaii alaska russia vladimir anderson johnson williams miller walker smith murphy parker howard franklin cameron
  marshall kristina sabrina brittany alicia allison simpson simpsons anything welcome bigdaddy badboy bulldog bulldogs
  popcorn snickers snowball cowgirl hacker private general mickey minnie donald power super people crazy cool hotdog
  zxcvbn qwerty qwertz azerty asdf asdfgh asdfghjkl qazwsx qwer
  `
    .trim()
    .split(/\s+/),
);
