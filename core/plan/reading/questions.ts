import { mayMatch } from "./may-match.ts";
import type { Remark } from "./mention.ts";
import { quote } from "./reader.ts";

type Question = { said: RegExp; sentence: string };

const SAYS_LITTLE =
  "(?:so|and|but|also|um|uh|ok|okay|hey|hi|hello|just|please|wondering|curious|oh|quick question)[, ]+";

const PERSON =
  "(?:(?:the|my|our|his|her|their) )?(?:neighbou?rs?|wife|husband|city|county|town|hoa|landlord|owners?|client|customer|builder|contractor|plumber|electrician|surveyor|inspector|utility|gas company|power company|water company|board|association|boss|crew|office)";

/** "Text my wife and then add a pergola": what is to be drawn too. */
const DOES = "(?:add|put|plant|build|install|lay|make|remove|take|show|do)";

/** Sorts of questions, each as it begins, and what is said to it. The first that fits is told. */
const QUESTIONS: readonly Question[] = [
  {
    said: /^(?:(?:can|could) you (?:please )?tell (?:me|us) )?(?:about )?how much (?:(?:would|will|does|do|is|are|might|to)|(?:[a-z]+ ){1,5}(?:would|will|might|does|do|should) (?:run|cost|be|set))\b.*|^what(?:'s| is| are| would| will| does)? (?:the )?(?:price|cost|total|.+ (?:cost|run me|run us|set (?:me|us) back))\b.*/,
    sentence: "Prices stand in the bill of materials, which follows every change.",
  },
  {
    said: new RegExp(
      [
        "how (?:often|long|soon|fast|quickly|deep do|many (?:days|weeks|hours|years)|much (?:water|time|upkeep|maintenance|sun))\\b.*",
        "(?:when|what (?:month|day|time|season|date)|which month) (?:can|could|do|does|would|will|should|is|are)\\b.*",
        "who (?:makes|sells|does|do|would|will|built|installs)\\b.*",
        "where (?:can|do|could|would) (?:i|we|you) (?:buy|get|find)\\b.*",
        "(?:is|are) (?:it|this|that|they) (?:going to|worth|safe|legal|allowed|hard|easy|in stock)\\b.*",
        "is there (?:a |an |any )?(?:spray|permit|warranty|guarantee|discount|way to keep)\\b.*",
        "(?:will|would) (?:it|this|that|they|those) (?:add|survive|last|hold|attract|hurt|die|grow|raise|increase|need)\\b.*",
        "(?:do|does|did) (?:i|we|you|they|he|she|it|this|that) (?:need (?:a |any )?(?:permit|permission|license|inspection|plan|approval)|guys|have (?:any )?(?:insurance|references)|offer|take|accept|guarantee|warranty|recommend|deliver|work)\\b.*",
        "(?:can|could|will|would) you (?:guys )?(?:get (?:your|the|a) crew|come (?:out|by|over|this|next|on|before)|call|email|text|send|start|be (?:here|done|finished)|finish|do (?:it|this) (?:by|before|this|next))\\b.*",
        "(?:can|could|does) (?:the|this|your) (?:picture|photo|app|program|design) (?:do|show) that\\b.*",
      ]
        .map((words) => `^${words}`)
        .join("|"),
    ),
    sentence: "Questions are not answered here: say what is to be drawn.",
  },
  {
    said: new RegExp(
      `^(?:(?:can|could|would|will) you |please |then |and |we need to |i need you to )*(?:call|phone|text|email|ask|tell|remind|talk to|speak to|check with|contact|message)(?: up)? ${PERSON}\\b.*?(?=,? and (?:then |also )?${DOES}\\b|$)`,
    ),
    sentence: "Only the picture of the yard can be changed here.",
  },
];

const TO_OTHERS = QUESTIONS.at(-1)!;
/** "Tell the crew to put a hedge along the back" asks for a hedge. */
const HAS_THEM_DO = / to (?:put|plant|add|build|lay|install|make|take|remove|move|use)\b/;

/** Where a first wish asks for a message to somebody: what is named there is not asked for. */
export const messagesIn = (normal: string): readonly Pick<Remark, "start" | "end">[] =>
  questionRemarks(normal).filter(
    ({ start, end, sentence }) =>
      sentence.endsWith(TO_OTHERS.sentence) && !HAS_THEM_DO.test(normal.slice(start, end)),
  );

const SENTENCE = /[^.;!?\n]+/g;
const PART = /, (?:and |but )?(?=(?:can|could|is|are|will|would|do|does|how|when|who|what) )/;

/** What a first wish asks that no picture answers, by its place in the text. A thing that such a question names is drawn all the same. */
export function questionRemarks(normal: string): Remark[] {
  const remarks: Remark[] = [];
  for (const { 0: sentence, index } of normal.matchAll(SENTENCE)) {
    let at = index;
    for (const part of sentence.split(PART)) {
      const from = normal.indexOf(part, at);
      at = from + part.length;
      const lead = new RegExp(`^ *(?:${SAYS_LITTLE})*`).exec(part)?.[0] ?? "";
      const words = part.slice(lead.length).trimEnd();
      const question = QUESTIONS.find(({ said }) => mayMatch(said, words) && said.test(words));
      if (!question) continue;
      const start = from + lead.length;
      const asked = question.said.exec(words)?.[0] ?? words;
      remarks.push({
        start,
        end: start + asked.length,
        status: "told",
        sentence: `${quote(asked)}: ${question.sentence}`,
      });
    }
  }
  return remarks;
}
