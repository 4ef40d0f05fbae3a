/**
 * Tests that Appwrite 1.9.6 does not pass, by title: there the embedded server is stricter on purpose, or Appwrite
 * leaves the matter to the operator. They are skipped when another server is tested. docs/appwrite.md has the table for
 * operators.
 */
const groups: readonly { readonly because: string; readonly cases: readonly string[] }[] = [
  {
    because:
      'the rate limits are off there, and Appwrite counts other things: ten logins for an address and e-mail, ten mails for an address and account',
    cases: [
      'a guess at its password is one of ten, whatever address the caller adds',
      'a guess with a new address is one of ten, whatever address the caller adds',
      'a mail to its address is one of ten, whatever address the caller adds',
      'is tried sixty times an hour from one address, for whatever user id',
      'goes to one address ten times an hour, from wherever it is asked for',
      'is asked for ten times an hour by one caller, for whomever',
      'is stopped after ten tries for an address from anywhere, and a right one clears the count',
      'on many accounts is stopped after fifty failures from one address, and those who are right do not count',
      'sixty uploads a minute are taken from one user at one address, counted for each place of chunks',
    ],
  },
  {
    because: 'Appwrite takes each use of a secret that arrives before the first one is done',
    cases: ['opens once also when it is used several times at the same moment'],
  },
  {
    because:
      'Appwrite takes any name of a file up to the length of a header, and makes previews of up to 16 megapixels',
    cases: [
      'the name of an upload has the limits that a changed name has',
      'has at most four megapixels before it is turned, so that none keeps a processor busy for long',
    ],
  },
  {
    because: 'Appwrite shows a key the hash of a password and how it was made',
    cases: ['never shows its password, in any form, to anyone'],
  },
  {
    because: 'a link in a mail stays valid there until it is used or has expired, whatever changes meanwhile',
    cases: [
      'replaces the one before, and of two uses at once one counts',
      'of a verification ends when the address changes, so it verifies no address that it was not sent to',
      'of a recovery ends with a change of the password',
      'of a recovery ends with a change of the address',
      'of a recovery ends with a change of the password by a key',
      'of a recovery ends with a change of the address by a key',
    ],
  },
  {
    because: 'a JWT changes credentials and ends sessions there, as its session does',
    cases: [
      'cannot change or end the e-mail address',
      'cannot change or end the phone number',
      'cannot change or end the password',
      'cannot change or end the status',
      'cannot change or end all sessions',
      'cannot change or end one session',
      'changes no password, address, phone, status and session, even with the right password',
    ],
  },
  {
    because:
      'the rate limits are off there, blocked users get tokens of a key, and a JWT of no length is an error of the server',
    cases: [
      'is tried ten times an hour for one account, from anywhere',
      'is refused to a blocked user, and with a length or a life that Appwrite does not allow',
      'lasts an hour at most',
    ],
  },
  {
    because: 'Appwrite takes a link with a backslash in its host',
    cases: ['does not lead to https://evil.example\\@localhost/'],
  },
  {
    because: 'Appwrite makes no sms target for a number given by its user, and keeps the target of a removed number',
    cases: [
      'is changed with the password, belongs to one account, and can be written to',
      'is given, confirmed and taken away by a key, and accounts are found by it',
    ],
  },
  {
    because: 'Appwrite answers 200 where documents are staged in bulk',
    cases: ['many documents at once can be part of a transaction'],
  },
  { because: 'Appwrite tells its state to keys only', cases: ['says that it is well'] },
  {
    because:
      'two changes within one millisecond share a time there; Maia asks for changes at or after a time, with an overlap',
    cases: ['the time of change rises with every change, however quickly they follow'],
  },
  {
    because:
      'Appwrite stores these values; Maia checks them on the phone, before they are sent and when they are shown',
    cases: [
      'an unsafe integer is refused when creating and when changing',
      'a script as link is refused when creating and when changing',
      'a null character is refused when creating and when changing',
      'with a limit that is text is refused',
    ],
  },
  {
    because:
      'Appwrite leaves a transaction whose commit was refused in the state committing, takes a commit that is sent twice at once twice, and shows staged documents to keys',
    cases: [
      'is refused when the right was lost after staging',
      'sent twice at once counts once',
      'shows to its owner alone what will be, in single reads and in lists, and announces nothing',
    ],
  },
  {
    because: 'Appwrite sends no Cache-Control with JSON, so the app forbids the cache with each request',
    cases: ['is never kept by a cache and never guessed to be a page'],
  },
  {
    because: 'Appwrite names a body that is no JSON object a missing argument',
    cases: ['to a fault in the call is an error of the usual form'],
  },
  {
    because: 'Appwrite sets two cookies, for old browsers too, without the prefix __Host- and without Clear-Site-Data',
    cases: [
      'is out of the reach of scripts, and its value is not sent to pages that have the cookie',
      'over https is one that no other host and no page over http can set',
      'goes with what the browser keeps of the answers, and with nothing of other people on the phone',
    ],
  },
  {
    because:
      'Appwrite joins chunks by their count, asks no more whether they fit, and looks at the name of a file and not at its bytes',
    cases: [
      'can be looked at but not read until it is complete',
      'is continued only by the user who began it',
      'must fit together',
      'is checked by its content when the last chunk is there',
      'whose bytes belie its name is refused where only some kinds are allowed',
    ],
  },
  {
    because:
      'Appwrite sends other headers with the bytes of a file and keeps what the camera wrote; the app removes that before it sends a photo',
    cases: [
      'are never a page of this origin and never kept by a shared cache',
      'have the name of the file, in any letters, and cannot break out of the header',
      'can be asked for in parts, from papers',
      'can be asked for in parts, from sealed',
      'has the size, the cut and the format that are asked for',
      'contains nothing that the camera wrote',
      'of a file that is no picture is an icon',
      'is refused for settings that make no sense, a broken picture and one that would fill the memory',
    ],
  },
  {
    because: 'Appwrite reads other names out of the form: it ends them at a semicolon and decodes percent signs',
    cases: [
      'called Größe ✓ 100%25.txt keeps the last part of its name',
      'called a/b\\c.txt keeps the last part of its name',
      "called it's; filename=x.txt keeps the last part of its name",
    ],
  },
  {
    because:
      'Appwrite has one rule for all passwords, looks at the name and the address only where the project asks for it, and asks nobody for a new password at a login',
    cases: [
      'is not changed to one that is shorter than twelve characters',
      'is not changed to one that is one that many people have',
      'is not changed to one that is made of the name',
      'is not changed to one that is made of the address',
      'is not set to a weak one by a mailed link, which then still works',
      'that was chosen before the label came has to be replaced at the next login, before anything else',
      'has not to be replaced any more when the label is gone',
    ],
  },
];

const reasons = new Map(groups.flatMap(({ because, cases }) => cases.map((name) => [name, because] as const)));

/** Why Appwrite does not pass the test with this title; undefined when it passes. */
export const whyStricter = (name: string): string | undefined => reasons.get(name);

/** The titles of all these tests. */
export const stricterCases: readonly string[] = [...reasons.keys()];
