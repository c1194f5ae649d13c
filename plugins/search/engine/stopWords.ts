/** Words of questions, not of subjects. They count only when a query has no other word. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be been but by can cannot could did do does doing for from get gets getting had has have ' +
    'how i if in into is it its just like make me my need of on or our please should so some that the their them then ' +
    'there these they this to use used using want was way we were what when where which who why will with would you ' +
    'your vs versus about between am im dont doesnt isnt wont properly correctly best exactly ' +
    // Of symptoms: what is wrong is in the other words.
    'also although because being cant couldnt didnt even got havent hasnt ive instead keeps know ' +
    'mine now really seem seems shouldnt someone something sometimes still such than though too trying ' +
    'tried very wants wasnt while wouldnt youre work works working worked problem issue anyone help ' +
    'possible normal'
  ).split(' '),
);

const QUESTION_WORDS = new Set('how why when where what which should can do does is vs best way'.split(' '));

export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

export function isQuestionWord(term: string): boolean {
  return QUESTION_WORDS.has(term);
}
