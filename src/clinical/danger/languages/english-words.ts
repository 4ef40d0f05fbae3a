/** Frequent English words that are in no word family: they show that a sentence is English. */
export const frequentEnglish: ReadonlySet<string> = new Set(
  'i a the and to of in is it that my me you he she we they was for on are with as at be this have had has from or by not but what when how do does did can will if so am an no his her your our their been there some any all just like get got still since after before about out up down very too really'.split(
    ' ',
  ),
);

/** Words of other languages that English sentences contain too: they do not identify the language. */
export const alsoEnglish: ReadonlySet<string> = new Set(
  'age ago ai air ally arrive arrives article articles ass baby ball band bar bat bee beer belle bottle bought bra bras brass break change changes choke choose chooses chose chosen comment comments contraction cramped cup degree degrees delivery doctor don double doubles fat fool foot full gain gay glucoselowering grave gross grosses ha haha hahaha hall harder hay hee heel hes hi hill ill image images impossible infection keen labour lag late leak less loo loss ma main mains mass mat may men mere merry mess messes mint miss moon moons nay normal oh oppress oppressed oppresses oppressing oppression overdose pad paid pain pair pass peep pen pet pie pit plus point points poor pour puree pus push rat reaction reactions report sale sample sang saree see seem seems seen sees sent shall sheer shine signed sin sine sir sons soon sort sorts sugar suicide sun super tape tapes tension test than thee then thin thy tight tome ton toss tree trees tremble trouble troubles troop troops tube us violently vision vomit vote won zero'.split(
    ' ',
  ),
);
