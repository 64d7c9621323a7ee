import { QUIET_STEMS } from "./words/quiet-words.generated.ts";

const stems: ReadonlySet<string> = new Set(QUIET_STEMS.trim().split(/\s+/));

/** Forms that no ending makes, and words of talk that a dictionary lacks. */
const ALSO: ReadonlySet<string> = new Set(
  `
  ate began begun bent bet bit bled blew blown bore borne bought bred brought broke broken built burnt came caught chose chosen
  clung crept dealt dealing dove drank drawn dreamt drew driven drove drunk dug eaten fallen fed fell felt flew flown forgot forgotten
  forgave forgiven fought found froze frozen gave given gone got gotten grew grown heard held hid hidden hurt kept knew known laid led
  lent lost lain lit made meant met mistaken overdone paid ran rang rid ridden risen rode rose rung said sang sank sat saw seen
  sent shaken shone shook shot shown shrank shrunk shut slept slid sold sought spent spoke spoken spread sprung stood stole stolen
  struck stuck stung stank sung sunk swam swept swollen swore sworn swum taken taught thought threw thrown told took tore torn trod
  understood upset went wept woke woken won wore worn wound wove woven written wrote bigger better best worse worst less least
  appt appts asap imo imho tbh ikr omg lmk fyi hoa airbnb insta pinterest zillow realtor vibe vibes vibey gonna wanna kinda sorta dunno
  gotta lotta aint yall yep nope nah yeah hmm ugh oops haha lol xoxo tmrw tmr thru tho altho cuz bc bcuz coz til till rn idk
  somebody someone anybody anyone everybody nobody whoever whichever wherever whenever somehow anyway anyways otherwise
  isnt arent wasnt werent hasnt havent hadnt wouldnt shouldnt couldnt mustnt youd youve youll theyre theyll theyve hes shes its
  thats theres heres whats wheres whos hows lets itll thatll theyd weve havin gettin lookin bein
  grandkid grandkids grandpa grandma grandson granddaughter nana nanny toddler toddlers roommate roommates boyfriend hubby stepson
  realtors techs arborist handyman landscaper landscapers daycare preschool mailman
  stuffed packed sunset sunsets sunrise sunrises themselfs theirselves meself
  photograph photographs pic pics vid yr yrs wk wks min mins hr hrs est qty misc tbd n/a appraisal resale staging
  `
    .trim()
    .split(/\s+/),
);

const ENDINGS: readonly (readonly [ending: RegExp, stems: readonly string[]])[] = [
  [/ies$/, ["y", "ie"]],
  [/(?:es|s)$/, ["", "e"]],
  [/ied$/, ["y"]],
  [/(?:ed|ing|er|est|able)$/, ["", "e"]],
  [/(.)\1(?:ed|ing|er|est|able|y)$/, ["$1"]],
  [/(?:ier|iest|ily|iness)$/, ["y"]],
  [/(?:ly|ness|less|ful|ish)$/, ["", "e"]],
  [/y$/, ["", "e"]],
];

/** Whether a dictionary has the word itself. */
export const isStem = (word: string): boolean => stems.has(word) || ALSO.has(word);

/** Whether a word of ordinary English names nothing that could stand in a yard: nobody misses it in a picture. */
export function isQuiet(word: string): boolean {
  if (stems.has(word) || ALSO.has(word)) return true;
  return ENDINGS.some(
    ([ending, forms]) =>
      ending.test(word) &&
      forms.some((form) => {
        const stem = word.replace(ending, form);
        return stem.length > 2 && stems.has(stem);
      }),
  );
}
