/** What a message is about that asks for nothing that can be drawn. */
export type Subject = "price" | "question" | "task" | "praise" | "fault";

/** What is told of each, and what could be said instead. */
export const MESSAGE_ANSWERS: Record<Subject, string> = {
  price: "Prices stand in the bill of materials, which follows every change.",
  question: "Questions are not answered here: say what is to be drawn.",
  task: "Only the picture of the yard can be changed here. Say what is to be drawn, such as a hedge or a path.",
  praise: "Nothing was changed. Say what should be different, or keep the design as it is.",
  fault: "Say what should be different about it: its plants, material, color, size or place.",
};

const PLEASE =
  "(?:(?:please|pls|then|and|just|also|can you|could you|would you|will you|you need to|need you to|i need you to|we need you to|dont forget to|remember to) )*";
const PERSON =
  "(?:me|us|him|her|them|everyone|somebody|someone|(?!(?:the|my|our|your|his|her|their|a|an|to)\\b)[a-z]+|(?:the|my|our|your|his|her|their) (?:[a-z]+ )?[a-z]+)";
const THEM =
  "(?:it|this|that|they|these|those|there|(?:the|my|our|your|that|this|these|those) [a-z]+(?: [a-z]+)?)";
const PAPER =
  "(?:schedule|quote|estimate|invoice|contract|bid|receipt|permit|pdf|copy|timeline|calendar|budget|(?:materials?|shopping|plant) list|list of (?:materials|plants))";

/** How a sentence begins, or is, that is such a message. The first row that fits counts. */
const ROWS: readonly { subject: Subject; said: string }[] = [
  {
    subject: "price",
    said: `(?:(?:can|could) you (?:please )?tell (?:me|us) |any idea |do you know |(?:i was |im )?(?:just )?(?:curious|wondering) )*(?:how much (?!(?:of|bigger|larger|wider|space|room)\\b|.* to (?:do|put|add|build|install|have|lay|plant|get|replace|make|pave)\\b)|how expensive\\b|what(?!.* to (?:do|put|add|build|install|have|lay|plant|get|replace|make|pave)\\b)(?: do(?:es)?| would| will| is| are|s| did)? (?:the )?(?:[a-z]+ ){0,6}(?:cost|costs|price|prices|charge|run me|run us|set (?:me|us) back)\\b|what (?:you|u|yall) charge\\b)`,
  },
  {
    subject: "question",
    said: [
      "what(?! (?:about|if|left|goes|a|an|looks|you|i|im|id|ive|we|wed|weve)\\b|(?:s| is) (?:left|there|missing|needed|wrong)\\b| (?:would|does|will|do|could) (?:it|this|that|they|the [a-z]+) look\\b)(?:s| is| are| was| were| does| do| did| will| would| should| kind| kinds| month| week| day| time| year| size| else)\\b",
      "how (?:often|long (?!should the)|soon|fast|quickly|hard|safe|deep do|come|many (?:days|weeks|hours|years|people)|tall (?:will|does|do)|big (?:will|does|do)|wide (?:will|does|do)|does|did|is|are|will)\\b(?! (?:it|this|that|they|the [a-z]+) look\\b)",
      "how (?:do|can|should) (?:i|we|you) (?!(?:hide|screen|cover|block|make|get|keep|fit|add|have)\\b)",
      "who(?:s| is| are| do| does| did| makes| sells| will| would| can| could| pulls| installs| built| pays| waters)\\b",
      "(?:when|what time) (?:s|is|are|do|does|did|can|could|will|would|should)\\b",
      "where (?:is|are|do|does|did|can|could) (?:i|we|you|u|they|it|the|your|my)\\b",
      "why (?:is|are|do|does|did|was|were|cant|would|has|have|so)\\b(?! (?:not|we not|you not)\\b)",
      `(?:is|are|was|were|does|did|will|am|has) (?!there (?:a|any|room|space|some)\\b(?! (?:permit|warranty|guarantee|discount|fee|charge|risk|chance))|it possible\\b|it ok\\b|you able\\b|you (?:please|add|put|make|change|show|take|give|move|plant)\\b)(?:i|we|you|u|there (?:a|an|any)|any|all|${THEM})\\b`,
      "do (?:you|u|we|i|they|yall|those|these) (?!think (?:you|we|it)|mind\\b)",
      "do (?:the|my|our) [a-z]+(?: [a-z]+)? (?:need|have|come|get|grow|survive|attract|cost|die|last|bloom|spread)\\b",
      `(?:can|could|would|should) ${THEM} (?:survive|handle|hold up|last|live|die|take the|withstand|tolerate|attract|need|cost|raise|lower|hurt|kill)\\b`,
      "(?:can|could|would|will) (?:you|u|somebody|someone|anybody|anyone) (?:please )?(?:explain|recommend|tell (?:me|us)|advise|let (?:me|us) know)\\b",
      "(?:can|does) (?:it|this|that|they) seat\\b",
      "any idea (?:what|how|when|who|if|why)\\b",
      "(?:i (?:was|am) |im )?(?:just )?(?:curious|wondering) (?:what|how|when|who|why)\\b",
    ].join("|"),
  },
  {
    subject: "task",
    said: [
      `${PLEASE}(?:call|phone|text|e ?mail|forward|fax|remind|invoice|contact|notify) (?:back\\b|up\\b|${PERSON}\\b)`,
      `${PLEASE}(?:send|mail|print|forward|e ?mail) (?:${PERSON} )?(?:it|this|that|this one|${PAPER}|(?:the|a|an|over|me|us) .+)`,
      `${PLEASE}(?:ask|tell|message) (?!.* to (?:put|plant|add|build|lay|install|make|take|remove|move|use)\\b)${PERSON}\\b`,
      `${PLEASE}(?:check (?:with|if|whether|that|on)|let ${PERSON} know|confirm|get back to|talk to|speak (?:to|with)|stop by|come (?:out|by|over)|swing by|drop by|pick up the phone|sign (?:off|the|here)|schedule|book (?:a|an|the|me|us)|reschedule|apply for|pull (?:a|the|any) permits?|order (?:the|some|my|our)|water the|mow (?:on|the|every)|weed the|fertilize|aerate|look (?:at|into)|mark where|measure (?:the|my|our)|close the gate|lock the|wait (?:for|until|till|with)|hold off)\\b`,
      `${PLEASE}(?:make|write|give|send|get|draw up|put together|work up|show|need|i need|e ?mail) (?:me |us |up )?(?:a |an |the |another |that |your )?(?:[a-z]+ )?${PAPER}\\b`,
      `(?:can|could|will|would) (?:somebody|someone|anybody|you|u|you guys|they|your (?:guys?|crew|team|people|man)) (?:please )?(?:come|call|start|be here|stop by|swing by|look at|look into|fix|check|repair|mow|finish|get (?:started|here|your|back)|send|e ?mail|text|do it (?:by|before)|be done)\\b`,
      `${PLEASE}(?:make|making) sure (?:that )?(?:there(?: is|s)? no|no (?:roots|water|one|body|leaks|mosquitoes|bugs)|nobody|the (?:crew|guys|deer|kids|dogs?|water|workers|rabbits)|your|they|someone|somebody|you)\\b`,
      `${PLEASE}(?:fix|repair|unclog|solve|stop) (?:the|my|our) (?:[a-z]+ )?(?:drainage|sprinklers?|irrigation|gutters?|leaks?|leaking|roof|septic|foundation|basement|flooding|plumbing|downspouts?|pump)\\b`,
      "(?:can|could) you (?:please )?(?:make|get|stop) (?:the|my|our) (?:[a-z]+ )?(?:basement|roof|gutters?|neighbou?rs?|deer|squirrels?|dogs?|mosquitoes|water|kids)\\b",
      `${PLEASE}make (?:the )?(?:deer|squirrels?|rabbits?|neighbou?rs?|geese|mosquitoes|city|hoa) `,
    ].join("|"),
  },
  {
    subject: "praise",
    said: "(?:(?:thanks?|thank you|thank u|thx|ty|cheers|great|good|nice|perfect|awesome|lovely|wonderful|excellent|beautiful|gorgeous|amazing|fantastic|(?:i|we|they|she|he) (?:really |all )?(?:loves?|likes?) (?:it|this|that|them)|love it|loves it|looks?|looking|(?:it|this|that|everything)(?: all)?(?:s| is| looks?)?|youre|you are|the best|well done|good job|great job|nice work|great work|ok|okay|got it|thats all|thats it|no changes|so far|so much|very much|a lot|so|very|really|just|all good|to me|to us|for now|(?:i |we )?(?:will|ll|wil) (?:call|be in touch|get back|think about it|let you know|talk|decide)(?: you| to you| back)?|next week|tomorrow|later|soon|see you|talk to you|happy with it|were happy|hi|hello|hey|good morning|good afternoon|good evening|bye|regards|best) ?)+$",
  },
  {
    subject: "fault",
    said: [
      "(?:(?:sorry|honestly|hm+|no|nope|ugh|um) )*(?:(?:i|we|he|she|they|my [a-z]+|the (?:client|customer|homeowner|owner)) )?(?:(?:really|just|still|am|are|is|was|re) )*(?:(?:dont|do not|doesnt|does not|didnt|cant say i) (?:really |much )?(?:like|love|want|get|understand) (?:it|this|that|any of (?:it|this)|this one|what (?:i see|you did|you drew))|hates? (?:it|this|that|all of it|everything)|not (?:happy|satisfied|impressed|convinced|thrilled|pleased|sold|sure|crazy|loving it|feeling it)(?: (?:with|on|about|by) (?:it|this|that|the (?:result|design|picture|look)))?)(?: at all| yet| either| anymore)?$",
      "(?:it|this|that|its|thats|the (?:design|picture|result|whole thing))(?: is| looks?| feels?| seems?|s)? (?:just |all |so |really )*(?:wrong|bad|awful|ugly|terrible|horrible|meh|off|weird|not (?:right|good|great|it|what (?:i|we) .*))$|(?:meh|nope|no|yuck|ugh|not (?:great|good|it|my (?:style|taste|thing)))$",
      "(?:we|i) (?:hired|called|paid|emailed|waited)\\b.*|(?:nobody|no one|no body) (?:has |ever )*(?:shown|showed|called|came|come|been)\\b.*|you (?:guys )?(?:never|didnt|havent|still havent) (?:show|shown|call|called|came|come|finish|answer).*",
    ].join("|"),
  },
];

export const MESSAGES: readonly { subject: Subject; said: RegExp }[] = ROWS.map(({ subject, said }) => ({
  subject,
  said: new RegExp(`^(?:${said})`),
}));

const LOOK =
  "(?:bare|boring|plain|dull|empty|naked|sad|dead|drab|lifeless|blah|bland|unfinished|sparse|stark|blank|barren|depressing|colorless|monotonous|one note|same old|nothing special|a bit much of nothing)";
const VERY =
  "(?:(?:too|so|very|really|pretty|kinda|kind of|sort of|a bit|a little|way|just|still|all|awfully|quite|rather) )*";
/** What is found bare: nothing, ground or planting; a thing that is built is no ground to plant. */
const GROUND =
  "(?:(?:it|this|that|things|everything|(?:the|my|our|this|that|whole|entire|all of the) (?:[a-z]+ )?(?:front|back|side|yard|garden|house|entry|entrance|landscape|landscaping|bed|beds|planting|border|front yard|back yard|backyard|space|place|area|thing|corner|spot|side yard|curb|street side|property|lot)|front|back|yard|house|front yard|back yard|backyard)(?: of (?:the|my|our) (?:house|yard|home))? ?)";
const SPOT =
  "(?: (?:out front|out back|in front|in (?:the )?back|out there|down low|up front|(?:around|by|near|at|along|on|under|next to|beside|in front of) (?:the|my|our) [a-z]+(?: [a-z]+)?|here|there|in the (?:front|back|bed|beds|yard|corner)))?";

/** A clause that finds the planting wanting and says no more: what it wishes is plants with color. */
export const FINDS_BARE = new RegExp(
  `^(?:${GROUND})?(?:is |are |was |s |looks? |looking |feels? |seems? )?${VERY}${LOOK}(?: ${LOOK})*(?: looking)?(?: (?:front yard|back yard|yard|garden|house|bed|to (?:me|us)))?${SPOT}(?: (?:to me|to us|for me|for us|ngl|lol|tbh|honestly))*$|^(?:${LOOK} )*(?:${GROUND})?(?:it |we |i )?(?:just |really |still |kind of |kinda )?(?:needs?|could use|wants?|is missing|lacks?|is lacking|misses) (?:(?:some|a|more|a little|a bit of|a bit more|a little more|a pop of|a touch of|a splash of|something|lots of) )*(?:colou?r|life|interest|something|love|pop|personality|oomph|help|cheer|cheering up|brightening up)(?: (?:more|else|colorful))?${SPOT}$|^(?:more|some|add some|add more|we need more|we need some|i want more|i want some|a bit more|a little more|a pop of|a splash of) colou?r(?: please| pls)?${SPOT}(?: please| pls)?$`,
);

/** What may stand beside it. */
export const ASKS_TO_MEND =
  /^(?:(?:can|could|would) (?:you|u|we) )?(?:please )?(?:do|put|add|try|have) something(?: (?:there|here|with it|about it|about that|nice|else))*(?: please)?$|^(?:any (?:ideas|suggestions)|help|please|fix it|what can (?:you|we) do|ngl|lol|tbh|thanks|thank you|hi|hello|hm+|idk|honestly|i guess|i think|ok|okay|well|you know)$/;
