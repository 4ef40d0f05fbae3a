/** Lab reports. A flag always refers to the range printed on the report; no text names a disease. */
export const bloodwork = {
  'bloodwork.title': 'Lab results',
  'bloodwork.add': 'Add a report',
  'bloodwork.empty.title': 'No lab results yet',
  'bloodwork.empty':
    'Choose a photo or PDF of a report, or copy its values. Each is compared with the range printed beside it, and you see how it changes.',
  'bloodwork.form.title': 'Lab report',
  'bloodwork.form.name': 'What was tested',
  'bloodwork.form.name.hint': 'For example: blood count',
  'bloodwork.form.date': 'Day of the sample',
  'bloodwork.form.file': 'Photo or PDF of the report',
  'bloodwork.form.file.remove': 'Leave it out',
  'bloodwork.form.row': 'Value {number, number}',
  'bloodwork.form.test': 'Test',
  'bloodwork.form.value': 'Result',
  'bloodwork.form.unit': 'In',
  'bloodwork.form.range': 'Printed range',
  'bloodwork.form.addRow': 'Add a value',
  'bloodwork.form.removeRow': 'Remove value {number, number}',
  'bloodwork.form.noRows': 'Add at least one value with its test and result.',
  'bloodwork.flag.Low': 'Below the printed range',
  'bloodwork.flag.High': 'Above the printed range',
  'bloodwork.flag.Normal': 'Within the printed range',
  'bloodwork.flag.N/A': 'Not compared',
  'bloodwork.unitsDiffer': 'The range is printed in another unit than the value, so the two were not compared.',
  'bloodwork.why.text': 'This result is in words, so it is not compared with a range.',
  'bloodwork.why.noRange': 'No range is printed with this value, so it is not compared.',
  'bloodwork.why.rangeText': 'The printed range has no numbers that this value can be compared with.',
  'bloodwork.why.limit': 'Only a limit of this value is known: it can lie inside or outside the printed range.',
  'bloodwork.why.other': 'Not compared with the printed range.',
  'bloodwork.stop': '.',
  'bloodwork.usual.inside':
    '{trimester, select, T1 {It is inside what is usual in the first trimester.} T2 {It is inside what is usual in the second trimester.} other {It is inside what is usual in the third trimester.}}',
  'bloodwork.usual.outside':
    '{trimester, select, T1 {It is outside what is usual in the first trimester. Labs differ.} T2 {It is outside what is usual in the second trimester. Labs differ.} other {It is outside what is usual in the third trimester. Labs differ.}}',
  'bloodwork.show': 'Show it to your care team.',
  'bloodwork.within': '{within, number} of {compared, number} within the printed range',
  'bloodwork.notCompared': '{count, plural, one {# value was not compared} other {# values were not compared}}',
  'bloodwork.near.low': 'close to the lower limit',
  'bloodwork.near.high': 'close to the upper limit',
  'bloodwork.range': 'Printed range: {range}',
  'bloodwork.summary.outside':
    '{count, plural, =0 {No result is outside the printed range.} one {# result is outside the printed range: {names}.} other {# results are outside the printed range: {names}.}}',
  'bloodwork.summary.near':
    '{count, plural, one {# result is close to a limit: {names}.} other {# results are close to a limit: {names}.}}',
  'bloodwork.summary.end':
    'Ranges printed for non-pregnant adults often do not fit pregnancy. This summary is information, not a diagnosis. Show it to your care team.',
  'bloodwork.trend': 'Over several reports',
  'bloodwork.edit': 'Correct it',
  'bloodwork.delete': 'Delete',
  'bloodwork.delete.title': 'Delete this report?',
  'bloodwork.delete.text': 'Its values and its file go, here and on your other devices.',
  'bloodwork.delete.stay': 'Keep it',
  'bloodwork.delete.failed': 'Failed to delete the bloodwork result and its file.',
  'bloodwork.ask': 'Ask my doctor',
  'bloodwork.ask.words': 'About my {test} of {date}: what does this mean for me?',
  'bloodwork.notRead': 'Failed to retrieve bloodwork results.',
  'bloodwork.notSaved': 'Failed to upload and save bloodwork result.',
  'bloodwork.notChanged': 'Failed to update bloodwork result.',
  'bloodwork.reading.opening': 'Opening the file on this phone',
  'bloodwork.reading.reading': 'Reading page {page, number} of {pages, number}',
  'bloodwork.reading.fetching': 'Getting the reader for pictures ready. The first time it is fetched, about 7 MB.',
  'bloodwork.reading.looking': 'Looking at page {page, number} of {pages, number}. This can take a minute.',
  'bloodwork.reading.bar': 'How far the file is read',
  'bloodwork.reading.stop': 'Stop reading',
  'bloodwork.reading.stopped': 'Reading was stopped. The file stays attached; you can type the values.',
  'bloodwork.reading.nothing':
    'No results were found in this file. It stays attached, and nothing was sent. You can type the values, or choose a sharper picture.',
  'bloodwork.unreadable.encrypted':
    '{name} is locked with a password and cannot be read. Save a copy without the password and choose that one, or type the values.',
  'bloodwork.unreadable.manyPages':
    '{name} has {pages, number} pages; up to 20 are read. Choose a file with only the pages of the results, or type the values.',
  'bloodwork.unreadable.unknownPicture':
    'This browser cannot open {name}. Choose the picture as JPEG or PNG, or type the values.',
  'bloodwork.unreadable.notLoaded':
    'The reader could not be loaded. It is fetched once and needs a network for that. You can type the values meanwhile.',
  'bloodwork.unreadable.damaged':
    '{name} is damaged and cannot be read. Choose another copy of it, or type the values.',
  'bloodwork.review':
    'Compare each row with the page. Nothing is saved yet. {open, plural, =0 {{rows, plural, one {# row was read.} other {# rows were read.}}} one {# row needs you.} other {# rows need you.}}',
  'bloodwork.page': 'Page {page, number} of {pages, number}',
  'bloodwork.page.turn': 'Page {page, number}',
  'bloodwork.page.none': 'This page cannot be shown.',
  'bloodwork.doubt.digits': 'A figure could not be read for certain. Compare it with the page.',
  'bloodwork.doubt.scale': 'This is far from its range. Is a decimal point missing?',
  'bloodwork.doubt.flag': 'The mark of the laboratory and the printed range do not agree.',
  'bloodwork.doubt.range': 'The printed range could not be read for certain.',
  'bloodwork.doubt.unseen': 'Some words of this page cannot be seen on it. Compare this row with the page.',
  'bloodwork.doubt.date': 'The dates of the columns can be read in two ways. Check that this is the newest result.',
  'bloodwork.hidden':
    '{count, plural, one {# line is in the file but cannot be seen on its pages. It was not read as a result.} other {# lines are in the file but cannot be seen on its pages. They were not read as results.}}',
  'bloodwork.assistant.noWords':
    'The assistant cannot help with this file: it is sent words only, and none were found. The picture stays on your phone because it may show your name, and because an answer could not be compared with it.',
  'bloodwork.doubt.rest': 'Something in this row could not be placed.',
  'bloodwork.doubt.assistant': 'Only the assistant read this row. Compare it with the page.',
  'bloodwork.doubt.elsewhere': 'The assistant read this row, and its figures were not found on the page. Compare it.',
  'bloodwork.doubt.differs': 'The assistant read this row differently. Compare it with the page.',
  'bloodwork.doubt.right': 'It is right',
  'bloodwork.doubt.right.row': 'Row {number, number} is right',
  'bloodwork.doubt.first': 'Compare this row with the page first.',
  'bloodwork.doubt.done': 'Compared',
  'bloodwork.unread':
    '{count, plural, one {# line looks like a result and could not be read.} other {# lines look like results and could not be read.}}',
  'bloodwork.unread.take': 'Copy this line',
  'bloodwork.assistant.offer': 'Ask the assistant to read it too',
  'bloodwork.assistant.consent':
    '{count, plural, one {# line of this file leaves your phone} other {# lines of this file leave your phone}} for the AI service of your clinic, without your name, your doctor and the numbers of the report. The picture stays here. This holds for this file only.',
  'bloodwork.assistant.yes': 'Send the lines',
  'bloodwork.assistant.no': 'Do not send',
  'bloodwork.assistant.offline': 'This needs a network.',
  'bloodwork.assistant.missing':
    '{count, plural, one {The assistant saw # test in this file that has no value here. Look for it on the page.} other {The assistant saw # tests in this file that have no value here. Look for them on the page.}}',
  'bloodwork.assistant.missing.add': 'Add',
  'bloodwork.assistant.missing.add.test': 'Add {name}',
  'bloodwork.assistant.summary': 'The assistant’s words. No person has checked them.',
  'bloodwork.assistant.summary.leaveOut': 'Leave these words out',
  'bloodwork.assistant.no-key': 'The assistant cannot read reports at your clinic. You can enter the values yourself.',
  'bloodwork.assistant.unreachable':
    'The assistant cannot be reached: there is no network. The report stays here; ask again later, or type the values.',
  'bloodwork.assistant.server': 'The assistant’s server reported an error. Ask again later, or type the values.',
  'bloodwork.assistant.often':
    'The limit of questions to the assistant is reached. Ask again later, or type the values.',
  'bloodwork.assistant.session': 'Your session has ended. Log in again to ask the assistant.',
  'bloodwork.assistant.refused': 'The assistant does not take this report: it is too long. Type the values.',
  'bloodwork.assistant.none': 'AI did not return a response for the lab report.',
  'bloodwork.assistant.malformed': 'AI returned a malformed response. The report might be difficult to read.',
  'bloodwork.assistant.blocked': 'Response was blocked due to {reason}',
  'bloodwork.usual':
    '{trimester, select, T1 {Usual in the first trimester} T2 {Usual in the second trimester} other {Usual in the third trimester}}: {low, number} to {high, number} {unit}. Labs differ.',
  'bloodwork.advice.callNow': 'Ask your team about this result now: call your maternity unit.',
  'bloodwork.advice.askToday': 'Ask your team about this result today.',
  'bloodwork.advice.nextVisit': 'Ask your team about this result at your next visit.',
  'bloodwork.advice.fever':
    'Ask your team about this result at your next visit. If you have a fever or pain, call your maternity unit now.',
  'bloodwork.advice.protein':
    'Ask your team about this result today. If your blood pressure is 140/90 mmHg or more, or you have a headache, trouble seeing or pain under the ribs, call your maternity unit now.',
  'bloodwork.advice.private':
    'Ask your team about this result today, in private. It needs a confirmatory test; treatment works.',
  'bloodwork.advice.rhNegative':
    'Tell every care provider about this. Call your maternity unit if you bleed or are injured.',
  'bloodwork.advice.birthTeam': 'Tell your birth team about this result.',
  'bloodwork.advice.immunity':
    'Ask your team about this result at your next visit. A vaccine for it is only given after the birth.',
  'bloodwork.page.show': 'Show the page',
} as const;
