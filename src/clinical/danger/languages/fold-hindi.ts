// From क (U+0915) to ह (U+0939), vowels from अ (U+0905), vowel signs from ा (U+093E).
const consonants = 'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v s s s h'.split(' ');
const vowels = 'a a i i u u ri l e e e ai o o o au'.split(' ');
const signs = 'a i i u u ri ri e e e ai o o o au'.split(' ');

/** A word in Devanagari in the usual Latin spelling, without the short a that is not spoken. */
function spell(word: string): string {
  let spelt = '';
  // A short a that may be dropped is `ə` until the whole word is read.
  for (const sign of word.normalize('NFD')) {
    const code = sign.codePointAt(0) ?? 0;
    if (code >= 0x915 && code <= 0x939) spelt += `${consonants[code - 0x915]}ə`;
    else if (code >= 0x905 && code <= 0x914) spelt += vowels[code - 0x905];
    else if (code >= 0x93e && code <= 0x94c) spelt = spelt.replace(/ə$/, '') + signs[code - 0x93e];
    else if (code === 0x94d) spelt = spelt.replace(/ə$/, '');
    else if (code === 0x901 || code === 0x902) spelt += 'n';
    else if (!/\p{M}/u.test(sign)) spelt += sign;
  }
  return spelt
    .replace(/(?<=.[^aeiou])ə$/, '')
    .replaceAll(/(?<=[aeiouə]n?[^aeiouə]h?)ə(?=[^aeiouə]h?[aeiouə])/g, '')
    .replaceAll('ə', 'a');
}

/** Hindi in either script in one spelling: long vowels as short, doubled letters as one, v for w, no final nasal n. */
export const foldHindi = (word: string): string =>
  (/[\u0900-\u097f]/.test(word) ? spell(word) : word)
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('f', 'ph')
    .replaceAll('q', 'k')
    .replaceAll('y', 'i')
    .replaceAll(/c?chh?(?:ch)?/g, 'ch')
    .replaceAll('sh', 's')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/(?<=[eio])n$/, '');
