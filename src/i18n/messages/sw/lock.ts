/** The app lock: unlocking, its settings, the quick exit, the neutral name and icon. */
export const lock = {
  'lock.title': 'Kufunga programu',
  'lock.detail': 'PIN, kutoka haraka, jina na picha ya kawaida',
  'lock.unlock.title': 'Imefungwa',
  'lock.unlock.do': 'Fungua',
  'lock.unlock.phone': 'Tumia njia ya kufungua simu hii',
  'lock.unlock.wrong':
    '{left, plural, one {PIN hiyo si sahihi. Limebaki jaribio #.} other {PIN hiyo si sahihi. Yamebaki majaribio #.}}',
  'lock.unlock.noTries': 'Imekosewa mara tano. Sasa ni nenosiri la akaunti yako tu linaloweza kufungua.',
  'lock.unlock.phoneFailed': 'Simu haikufungua. Jaribu tena, au tumia nenosiri la akaunti yako.',
  'lock.unlock.failed': 'Haikuweza kufunguliwa sasa. Hakuna kilichopotea; jaribu tena.',
  'lock.unlock.calls': 'Piga simu kuomba msaada',
  'lock.forgot': 'Siwezi kufungua',
  'lock.forgot.text': 'Ukiwa na mtandao, nenosiri la akaunti yako hufungua simu hii. Hakuna kinachopotea.',
  'lock.forgot.offline':
    'Hakuna mtandao sasa. Kila kitu kinabaki kwenye simu hii, na kinaweza kufunguliwa mtandao ukirudi.',
  'lock.forgot.do': 'Fungua kwa nenosiri',
  'lock.forgot.code': 'Msimbo wa programu yako ya uthibitishaji, au msimbo wa dharura',
  'lock.forgot.code.wrong': 'Haikufanya kazi. Angalia nenosiri na msimbo ambao programu inaonyesha sasa.',
  'lock.forgot.none': 'Akaunti yako haiwezi tena kufungua simu hii. Ni PIN au njia ya kufungua simu tu.',
  'lock.forgot.newPin': 'Chagua PIN mpya. Kisha kila kitu kinafunguka.',
  'lock.forgot.open': 'Weka PIN na ufungue',
  'lock.leave': 'Ondoka na ufute kila kitu kwenye simu hii',
  'lock.leave.text':
    '{unsent, plural, =0 {Katika hesabu ya mwisho kila kitu kilikuwa kimetumwa. Kinabaki kwenye akaunti yako.} one {Katika hesabu ya mwisho ingizo # lilikuwa kwenye simu hii tu. Lingepotea kabisa. Kilichotumwa kinabaki kwenye akaunti yako.} other {Katika hesabu ya mwisho maingizo # yalikuwa kwenye simu hii tu. Yangepotea kabisa. Kilichotumwa kinabaki kwenye akaunti yako.}}',
  'lock.leave.ask': 'Ondoka',
  'lock.leave.stay': 'Baki',
  'lock.leave.do':
    '{unsent, plural, =0 {Ondoka sasa} one {Ondoka na upoteze ingizo #} other {Ondoka na upoteze maingizo #}}',
  'lock.about':
    'Ukiweka kufuli, vilivyomo kwenye simu hii hufunguliwa kwa PIN yako au njia ya kufungua simu tu. Namba za dharura hufanya kazi bila hiyo.',
  'lock.limits': 'Kufuli haiwezi kufanya nini',
  'lock.limits.open': 'Hailindi kilicho kwenye skrini wakati programu iko wazi.',
  'lock.limits.copy':
    'Kwa vifaa maalum simu hii inaweza kunakiliwa, na PIN fupi kujaribiwa kwenye nakala. Tarakimu nyingi ni salama zaidi. Njia ya kufungua simu ndiyo salama zaidi.',
  'lock.limits.session':
    'Unabaki umeingia kwenye simu hii. Ikipotea, ingia mahali pengine na ubadilishe nenosiri: simu hii haitaweza tena kufikia akaunti yako.',
  'lock.limits.before':
    'Kilichohifadhiwa kabla ya kufuli kinaweza kubaki kwenye diski kwa muda, hadi kivinjari kisafishe.',
  'lock.way': 'Fungua kwa',
  'lock.way.pin': 'PIN',
  'lock.way.phone': 'Njia ya kufungua simu hii',
  'lock.way.phone.hint':
    'Kidole, uso, mchoro au msimbo: kama unavyofungua simu. Kila anayeweza kufungua simu anaweza kufungua hii pia.',
  'lock.pin': 'PIN',
  'lock.pin.now': 'PIN yako ya sasa',
  'lock.pin.new': 'PIN mpya',
  'lock.pin.again': 'PIN ile ile tena',
  'lock.pin.hint': 'Tarakimu 6 hadi 12. Si siku ya kuzaliwa, wala msimbo wa simu yako.',
  'lock.pin.form': 'PIN ina tarakimu 6 hadi 12.',
  'lock.pin.simple': 'Wengine wangejaribu hii kwanza. Chagua nyingine.',
  'lock.pin.differs': 'PIN hizo mbili hazifanani.',
  'lock.pin.wrong': 'PIN hiyo si sahihi. Kila PIN yenye kosa hutumia jaribio moja kati ya matano.',
  'lock.delay': 'Funga isipotumika kwa',
  'lock.delay.0': 'Mara moja',
  'lock.delay.1': 'Dakika 1',
  'lock.delay.5': 'Dakika 5',
  'lock.delay.15': 'Dakika 15',
  'lock.delay.hint': 'Hufunga pia kila programu inapofungwa. “Mara moja” hufunga unapoondoka kwenye programu.',
  'lock.set.do': 'Weka kufuli',
  'lock.set.next':
    'Kisha inajifunga. Kufungua kwa mara ya kwanza husimba kila kitu upya, na huenda kukachukua dakika moja.',
  'lock.set.otherTab':
    'Programu iko wazi kwenye kichupo au dirisha lingine. Ifunge huko kwanza, ili kilichoandikwa huko kisipotee.',
  'lock.set.offline':
    'Hii inahitaji mtandao mara moja: akaunti yako huhifadhi kinachofungua simu hii ukisahau PIN. Jaribu tena ukiwa na mtandao.',
  'lock.set.phoneFailed': 'Simu hii au kivinjari hakiwezi, au ilighairiwa. Chagua PIN badala yake.',
  'lock.failed': 'Haikufanya kazi. Hakuna kilichobadilika; jaribu tena.',
  'lock.on': 'Kufuli imewekwa.',
  'lock.now': 'Funga sasa',
  'lock.names': 'Onyesha majina ya dawa kwenye vikumbusho',
  'lock.names.hint':
    'Vikumbusho havisemi chochote kuhusu afya. Ukichagua hii, kikumbusho kinaweza kutaja dawa, hata programu ikiwa imefungwa.',
  'lock.reminders': 'Programu ikiwa imefungwa, kikumbusho hakina vitufe. Fungua programu ili kujibu.',
  'lock.change': 'Badilisha njia ya kufungua',
  'lock.change.do': 'Ibadilishe',
  'lock.changed': 'Imebadilishwa.',
  'lock.off': 'Ondoa kufuli',
  'lock.exit': 'Kutoka haraka',
  'lock.exit.show': 'Onyesha kitufe cha kutoka haraka',
  'lock.exit.hint':
    'Mguso mmoja unaonyesha saa na kufunga. “Rudi” huenda kwenye skrini iliyofungwa tu. Inahitaji kufuli.',
  'lock.exit.do': 'Toka haraka',
  'lock.plain': 'Jina na picha ya kawaida',
  'lock.plain.show': 'Tumia jina na picha ya kawaida',
  'lock.plain.changes':
    'Programu itaitwa “{name}” kwenye ukurasa, kwenye kichupo cha kivinjari, kwenye vikumbusho, na kwenye skrini ya mwanzo ukiisakinisha.',
  'lock.plain.cannot': 'Haiwezi kubadilisha nini',
  'lock.plain.installed':
    'Programu iliyokwisha kusakinishwa hubaki kwanza na jina na picha yake. Kwenye Android na kompyuta kivinjari kinaweza kutoa mpya baada ya siku kadhaa. Kwenye iPhone kamwe. Ni hakika tu ukiiondoa kwenye skrini ya mwanzo na kuisakinisha tena. Kabla ya kuiondoa, hakikisha kila kitu kimetumwa.',
  'lock.plain.address': 'Anwani hubaki ile ile. Iko kwenye historia ya kivinjari na kwenye orodha ya programu za simu.',
  'lock.plain.notices':
    'Vikumbusho huja kwa jina la kivinjari au la programu iliyosakinishwa, mara nyingi pamoja na anwani.',
  'lock.plain.inside': 'Ndani, programu inaonekana vile vile. Ni kufuli tu inayoificha.',
  'lock.plain.name': 'Shajara',
  'lock.clock': 'Saa',
} as const;
