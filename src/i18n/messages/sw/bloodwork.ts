import type { bloodwork as english } from '../en/bloodwork.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const bloodwork: Translated<typeof english> = {
  'bloodwork.title': 'Matokeo ya maabara',
  'bloodwork.add': 'Ongeza ripoti',
  'bloodwork.empty.title': 'Bado hakuna matokeo ya maabara',
  'bloodwork.empty':
    'Chagua picha au PDF ya ripoti, au nakili thamani zake. Kila moja inalinganishwa na kiwango kilichochapishwa kando yake, na unaona inavyobadilika.',
  'bloodwork.form.title': 'Ripoti ya maabara',
  'bloodwork.form.name': 'Kilichopimwa',
  'bloodwork.form.name.hint': 'Kwa mfano: wingi wa damu',
  'bloodwork.form.date': 'Siku ya sampuli',
  'bloodwork.form.file': 'Picha au PDF ya ripoti',
  'bloodwork.form.file.remove': 'Iache nje',
  'bloodwork.form.row': 'Thamani ya {number, number}',
  'bloodwork.form.test': 'Kipimo',
  'bloodwork.form.value': 'Matokeo',
  'bloodwork.form.unit': 'Kizio',
  'bloodwork.form.range': 'Kiwango kilichochapishwa',
  'bloodwork.form.addRow': 'Ongeza thamani',
  'bloodwork.form.removeRow': 'Ondoa thamani ya {number, number}',
  'bloodwork.form.noRows': 'Ongeza angalau thamani moja pamoja na kipimo na matokeo yake.',
  'bloodwork.flag.Low': 'Chini ya kiwango kilichochapishwa',
  'bloodwork.flag.High': 'Juu ya kiwango kilichochapishwa',
  'bloodwork.flag.Normal': 'Ndani ya kiwango kilichochapishwa',
  'bloodwork.flag.N/A': 'Haijalinganishwa',
  'bloodwork.unitsDiffer': 'Viwango vimechapishwa kwa kipimo tofauti na cha thamani, kwa hiyo havikulinganishwa.',
  'bloodwork.why.text': 'Matokeo haya ni ya maneno, kwa hiyo hayalinganishwi na kiwango.',
  'bloodwork.why.noRange': 'Hakuna kiwango kilichochapishwa pamoja na thamani hii, kwa hiyo hailinganishwi.',
  'bloodwork.why.rangeText': 'Kiwango kilichochapishwa hakina namba za kulinganisha na thamani hii.',
  'bloodwork.why.limit':
    'Kikomo tu cha thamani hii kinajulikana: inaweza kuwa ndani au nje ya kiwango kilichochapishwa.',
  'bloodwork.why.other': 'Haijalinganishwa na kiwango kilichochapishwa.',
  'bloodwork.stop': '.',
  'bloodwork.usual.inside':
    '{trimester, select, T1 {Iko ndani ya kiwango cha kawaida katika miezi mitatu ya kwanza.} T2 {Iko ndani ya kiwango cha kawaida katika miezi mitatu ya pili.} other {Iko ndani ya kiwango cha kawaida katika miezi mitatu ya tatu.}}',
  'bloodwork.usual.outside':
    '{trimester, select, T1 {Iko nje ya kiwango cha kawaida katika miezi mitatu ya kwanza. Maabara zinatofautiana.} T2 {Iko nje ya kiwango cha kawaida katika miezi mitatu ya pili. Maabara zinatofautiana.} other {Iko nje ya kiwango cha kawaida katika miezi mitatu ya tatu. Maabara zinatofautiana.}}',
  'bloodwork.show': 'Waonyeshe wahudumu wako wa afya.',
  'bloodwork.within': '{within, number} kati ya {compared, number} ndani ya kiwango kilichochapishwa',
  'bloodwork.notCompared': '{count, plural, one {Thamani # haikulinganishwa} other {Thamani # hazikulinganishwa}}',
  'bloodwork.near.low': 'karibu na kikomo cha chini',
  'bloodwork.near.high': 'karibu na kikomo cha juu',
  'bloodwork.range': 'Kiwango kilichochapishwa: {range}',
  'bloodwork.summary.outside':
    '{count, plural, =0 {Hakuna matokeo yaliyo nje ya kiwango kilichochapishwa.} one {Matokeo # yako nje ya kiwango kilichochapishwa: {names}.} other {Matokeo # yako nje ya kiwango kilichochapishwa: {names}.}}',
  'bloodwork.summary.near':
    '{count, plural, one {Matokeo # yako karibu na kikomo: {names}.} other {Matokeo # yako karibu na kikomo: {names}.}}',
  'bloodwork.summary.end':
    'Viwango vilivyochapishwa kwa watu wazima wasio wajawazito mara nyingi havifai kwa ujauzito. Muhtasari huu ni taarifa, si utambuzi wa ugonjwa. Waonyeshe wahudumu wako wa afya.',
  'bloodwork.trend': 'Katika ripoti kadhaa',
  'bloodwork.edit': 'Sahihisha',
  'bloodwork.delete': 'Futa',
  'bloodwork.delete.title': 'Futa ripoti hii?',
  'bloodwork.delete.text': 'Thamani zake na faili lake vinaondoka, hapa na kwenye vifaa vyako vingine.',
  'bloodwork.delete.stay': 'Ibaki',
  'bloodwork.delete.failed': 'Imeshindikana kufuta matokeo ya maabara na faili lake.',
  'bloodwork.ask': 'Muulize daktari wangu',
  'bloodwork.ask.words': 'Kuhusu {test} yangu ya {date}: hii ina maana gani kwangu?',
  'bloodwork.notRead': 'Imeshindikana kupata majibu ya maabara.',
  'bloodwork.notSaved': 'Imeshindikana kupakia na kuhifadhi matokeo ya maabara.',
  'bloodwork.notChanged': 'Imeshindikana kubadilisha matokeo ya maabara.',
  'bloodwork.reading.opening': 'Inafungua faili kwenye simu hii',
  'bloodwork.reading.reading': 'Inasoma ukurasa wa {page, number} kati ya {pages, number}',
  'bloodwork.reading.fetching': 'Inaandaa kisomaji cha picha. Mara ya kwanza kinaletwa, takriban 7 MB.',
  'bloodwork.reading.looking':
    'Inaangalia ukurasa wa {page, number} kati ya {pages, number}. Hii inaweza kuchukua dakika moja.',
  'bloodwork.reading.bar': 'Faili limesomwa kiasi gani',
  'bloodwork.reading.stop': 'Acha kusoma',
  'bloodwork.reading.stopped': 'Kusoma kumesimamishwa. Faili linabaki limeambatishwa; unaweza kuandika thamani.',
  'bloodwork.reading.nothing':
    'Hakuna matokeo yaliyopatikana kwenye faili hili. Linabaki limeambatishwa, na hakuna kilichotumwa. Unaweza kuandika thamani, au kuchagua picha iliyo wazi zaidi.',
  'bloodwork.unreadable.encrypted':
    '{name} limefungwa kwa nenosiri na haliwezi kusomwa. Hifadhi nakala bila nenosiri na uchague hiyo, au andika thamani.',
  'bloodwork.unreadable.manyPages':
    '{name} lina kurasa {pages, number}; hadi 20 zinasomwa. Chagua faili lenye kurasa za matokeo pekee, au andika thamani.',
  'bloodwork.unreadable.unknownPicture':
    'Kivinjari hiki hakiwezi kufungua {name}. Chagua picha kama JPEG au PNG, au andika thamani.',
  'bloodwork.unreadable.notLoaded':
    'Kisomaji hakikuweza kupakiwa. Kinaletwa mara moja na kinahitaji mtandao kwa hilo. Wakati huo unaweza kuandika thamani.',
  'bloodwork.unreadable.damaged':
    '{name} limeharibika na haliwezi kusomwa. Chagua nakala yake nyingine, au andika thamani.',
  'bloodwork.review':
    'Linganisha kila mstari na ukurasa. Bado hakuna kilichohifadhiwa. {open, plural, =0 {{rows, plural, one {Mstari # umesomwa.} other {Mistari # imesomwa.}}} one {Mstari # unakuhitaji.} other {Mistari # inakuhitaji.}}',
  'bloodwork.page': 'Ukurasa wa {page, number} kati ya {pages, number}',
  'bloodwork.page.turn': 'Ukurasa wa {page, number}',
  'bloodwork.page.none': 'Ukurasa huu hauwezi kuonyeshwa.',
  'bloodwork.page.show': 'Onyesha ukurasa',
  'bloodwork.doubt.digits': 'Tarakimu haikuweza kusomwa kwa hakika. Ilinganishe na ukurasa.',
  'bloodwork.doubt.scale': 'Hii iko mbali na kiwango chake. Je, nukta ya desimali inakosekana?',
  'bloodwork.doubt.flag': 'Alama ya maabara na kiwango kilichochapishwa havikubaliani.',
  'bloodwork.doubt.range': 'Kiwango kilichochapishwa hakikuweza kusomwa kwa hakika.',
  'bloodwork.doubt.unseen': 'Baadhi ya maneno ya ukurasa huu hayaonekani juu yake. Linganisha mstari huu na ukurasa.',
  'bloodwork.doubt.date':
    'Tarehe za safu zinaweza kusomwa kwa njia mbili. Hakikisha kwamba haya ndiyo majibu mapya zaidi.',
  'bloodwork.hidden':
    '{count, plural, one {Mstari # uko kwenye faili lakini hauonekani kwenye kurasa zake. Haukusomwa kama matokeo.} other {Mistari # iko kwenye faili lakini haionekani kwenye kurasa zake. Haikusomwa kama matokeo.}}',
  'bloodwork.assistant.noWords':
    'Msaidizi hawezi kusaidia na faili hili: hutumiwa maneno tu, na hakuna yaliyopatikana. Picha inabaki kwenye simu yako kwa sababu inaweza kuonyesha jina lako, na kwa sababu jibu haliwezi kulinganishwa nayo.',
  'bloodwork.doubt.rest': 'Kitu fulani katika mstari huu hakikujulikana ni cha wapi.',
  'bloodwork.doubt.assistant': 'Msaidizi pekee ndiye aliyesoma mstari huu. Ulinganishe na ukurasa.',
  'bloodwork.doubt.elsewhere':
    'Msaidizi alisoma mstari huu, na tarakimu zake hazikupatikana kwenye ukurasa. Ulinganishe.',
  'bloodwork.doubt.differs': 'Msaidizi alisoma mstari huu tofauti. Ulinganishe na ukurasa.',
  'bloodwork.doubt.right': 'Ni sahihi',
  'bloodwork.doubt.right.row': 'Mstari wa {number, number} ni sahihi',
  'bloodwork.doubt.first': 'Kwanza linganisha mstari huu na ukurasa.',
  'bloodwork.doubt.done': 'Umelinganishwa',
  'bloodwork.unread':
    '{count, plural, one {Mstari # unaonekana kama matokeo na haukuweza kusomwa.} other {Mistari # inaonekana kama matokeo na haikuweza kusomwa.}}',
  'bloodwork.unread.take': 'Nakili mstari huu',
  'bloodwork.assistant.offer': 'Mwombe msaidizi asome pia',
  'bloodwork.assistant.consent':
    '{count, plural, one {Mstari # wa faili hili unatoka kwenye simu yako} other {Mistari # ya faili hili inatoka kwenye simu yako}} kwenda kwa huduma ya AI ya kliniki yako, bila jina lako, daktari wako na namba za ripoti. Picha inabaki hapa. Hili ni kwa faili hili pekee.',
  'bloodwork.assistant.yes': 'Tuma mistari',
  'bloodwork.assistant.no': 'Usitume',
  'bloodwork.assistant.offline': 'Hili linahitaji mtandao.',
  'bloodwork.assistant.missing':
    '{count, plural, one {Msaidizi aliona kipimo # kwenye faili hili ambacho hakina thamani hapa. Kitafute kwenye ukurasa.} other {Msaidizi aliona vipimo # kwenye faili hili ambavyo havina thamani hapa. Vitafute kwenye ukurasa.}}',
  'bloodwork.assistant.missing.add': 'Ongeza',
  'bloodwork.assistant.missing.add.test': 'Ongeza {name}',
  'bloodwork.assistant.summary': 'Maneno ya msaidizi. Hakuna mtu aliyeyakagua.',
  'bloodwork.assistant.summary.leaveOut': 'Usihifadhi maneno haya',
  'bloodwork.assistant.no-key': 'Msaidizi hawezi kusoma ripoti katika kliniki yako. Unaweza kuandika thamani mwenyewe.',
  'bloodwork.assistant.unreachable':
    'Msaidizi hapatikani: hakuna mtandao. Ripoti inabaki hapa; uliza baadaye, au andika thamani.',
  'bloodwork.assistant.server': 'Seva ya msaidizi imeripoti hitilafu. Uliza baadaye, au andika thamani.',
  'bloodwork.assistant.often': 'Kikomo cha maswali kwa msaidizi kimefikiwa. Uliza baadaye, au andika thamani.',
  'bloodwork.assistant.session': 'Kipindi chako kimeisha. Ingia tena ili umwulize msaidizi.',
  'bloodwork.assistant.refused': 'Msaidizi hapokei ripoti hii: ni ndefu mno. Andika thamani.',
  'bloodwork.assistant.none': 'AI haikurudisha jibu kwa ripoti ya maabara.',
  'bloodwork.assistant.malformed': 'AI ilirudisha jibu lisilosomeka. Huenda ripoti ni ngumu kusoma.',
  'bloodwork.assistant.blocked': 'Jibu lilizuiwa kwa sababu ya {reason}',
  'bloodwork.usual':
    '{trimester, select, T1 {Kawaida katika miezi mitatu ya kwanza} T2 {Kawaida katika miezi mitatu ya pili} other {Kawaida katika miezi mitatu ya tatu}}: {low, number} hadi {high, number} {unit}. Maabara zinatofautiana.',
  'bloodwork.advice.callNow': 'Waulize wahudumu wako kuhusu matokeo haya sasa: pigia simu wodi yako ya uzazi.',
  'bloodwork.advice.askToday': 'Waulize wahudumu wako kuhusu matokeo haya leo.',
  'bloodwork.advice.nextVisit': 'Waulize wahudumu wako kuhusu matokeo haya kwenye kliniki yako ijayo.',
  'bloodwork.advice.fever':
    'Waulize wahudumu wako kuhusu matokeo haya kwenye kliniki yako ijayo. Kama una homa au maumivu, pigia simu wodi yako ya uzazi sasa.',
  'bloodwork.advice.protein':
    'Waulize wahudumu wako kuhusu matokeo haya leo. Kama shinikizo lako la damu ni 140/90 mmHg au zaidi, au una maumivu ya kichwa, shida ya kuona au maumivu chini ya mbavu, pigia simu wodi yako ya uzazi sasa.',
  'bloodwork.advice.private':
    'Waulize wahudumu wako kuhusu matokeo haya leo, kwa faragha. Yanahitaji kipimo cha kuthibitisha; matibabu yanafanya kazi.',
  'bloodwork.advice.rhNegative':
    'Mwambie kila anayekuhudumia kuhusu hili. Pigia simu wodi yako ya uzazi ukitoka damu au ukiumia.',
  'bloodwork.advice.birthTeam': 'Waambie wanaokuzalisha kuhusu matokeo haya.',
  'bloodwork.advice.immunity':
    'Waulize wahudumu wako kuhusu matokeo haya kwenye kliniki yako ijayo. Chanjo yake hutolewa tu baada ya kujifungua.',
};
