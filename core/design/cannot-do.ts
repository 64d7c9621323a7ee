import { COLOR_WORDS } from "#core/elements/color-words.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { beyondAnswer } from "#core/plan/reading/words/beyond-picture.ts";
import { thingOf } from "./clause.ts";

const A_COLOR = `(?:${[...new Set(Object.values(COLOR_WORDS))].join("|")}|grey|yellow|pink|purple|orange)`;

/**
 * What people ask of a design and the product does not do: told with what can be done instead, so that no part of it is read as something
 * else. Each row is one sort of request, as `plainSentence` spells it.
 */
const CANNOT_DO: readonly { said: RegExp; answer: string }[] = [
  {
    said: /^(?:turn|angle|swivel|pivot) (?:it|them|(?:the|my|our) [a-z]+(?: [a-z]+)?)(?: (?:to|towards?|so it faces|to face) (?:the|my|our) (?!left\b|right\b)[a-z]+)?$|^(?!.*\bdegrees\b)(?!.*\bother way\b)(?:[^,]*\b(?:bench(?:es)?|chairs?|sofas?|couch(?:es)?|sectional|tables?|loungers?|seats?|seating|furniture|grill|kitchen|loveseat|it|them|they)\b[^,]* )?(?:(?:to |should |must |and )?(?:fac(?:e|es|ing)|look(?:s|ing)? (?:at|to|towards?|onto|out|over|into|across)|point(?:s|ing|ed)? (?:at|to|towards?))|turned (?:to|towards?)) (?!like\b|good\b)[a-z]/,
    answer:
      "Which way a thing faces cannot be said by words: say “turn the bench 90 degrees”, or turn it in the picture.",
  },
  {
    // "One pot behind the bench and the other near the steps".
    said: /^(?:(?:put|move|place|have|want|i want|like|but) )*(?:just )?(?:one|1)\b.* (?:and|,) (?:the )?other (?:one|1)?\b|\b(?:one|1) (?:of them )?(?:on|at|in|by|near) (?:each|either|both|every)\b|^(?:one|1) (?:by|at|near|under|on|in|behind|next to|in front of) .*\b(?:one|1) (?:by|at|near|under|on|in|behind|next to|in front of)\b/,
    answer: "Things of one kind cannot be put in two places by words: drag one of them in the picture.",
  },
  {
    // A color that is found fault with is no color that is asked for.
    said: new RegExp(
      `^(?:(?:but|and) )?(?:(?:i|we|he|she|they|my wife|my husband) )?(?:(?:am|are|is) )?(?:really |just )*(?:(?:dont|do not|doesnt|does not|didnt|did not) (?:really )?(?:like|love|want)|hates?|dislikes?|not (?:a )?(?:big )?fans? of|tired of) (?:the|that|this) ${A_COLOR}(?: color)?(?: (?:either|at all|much|anymore|there|here|though))*$`,
    ),
    answer: "Say which color it should have instead, such as “patio in gray”.",
  },
  {
    said: /^(?:and |but )?(?:leave|keep) (?:(?:an? |some )?(?:gap|space|opening|room)\b|(?:about |like |around )?\d[\d.]* (?:ft|feet|foot|in|inch|inches|m) (?:open|free|clear|empty)\b)/,
    answer: "An opening or an exception cannot be drawn by words: circle the part that is meant.",
  },
  {
    said: /^(?:please |and )?open (?:it |(?:the|my|our) [a-z]+ )?up\b|^(?:please |and )?open up (?:it|the|my|our)\b/,
    answer: "An opening or an exception cannot be drawn by words: circle the part that is meant.",
  },
  {
    said: /^(?:(?:it|they|the [a-z]+|make|should|could|to|be|look|looks|please|them|a bit|a little) )*more (?:natural|random|organic|relaxed)(?: looking)?(?: around .*| please)?$/,
    answer:
      "How things are arranged cannot be said by words: name what should come, or drag single things in the picture.",
  },
  {
    said: /^(?:and |just |please )*(?:combine|merge|join|connect|unite)\b(?!.*\b(?:with|by) (?:an?|some) )/,
    answer:
      "Things cannot be joined by words: circle the shape that they should have together, and remove the others.",
  },
  {
    said: /^(?:and |just |please )*(?:(?:make|have|dig|want) )?(?:the |my |our |it )?(?:pool|pond|hot tub|spa|fountain|swale|creek)(?: to be| should be| could be)? (?:a (?:bit|little|lot) )?(?:deeper|shallower)\b|^(?:deepen) /,
    answer: "How deep water is cannot be seen, so it is not drawn.",
  },
  {
    // All but one thing; to take out all but some can be done.
    said: /^(?!(?:remove|delete|take out|get rid of|lose|clear|scrap|drop)\b).*\b(?:everything|all|anything|nothing) (?:else )?(?:but|except|besides|other than|apart from)\b|^(?!.*\b(?:everything|all) (?:else )?except\b).*\bexcept\b/,
    answer: "An opening or an exception cannot be drawn by words: circle the part that is meant.",
  },
  {
    said: /\b(?:under|below|within|over|in|less than|at most) (?:the |my |our |their )?(?:budget|\d+ (?:k|grand|thousand|dollars?|bucks))\b|\b(?:how much (?:is|are|does|do|would|will|for)|(?:whats|what (?:is|are|does|do|would|will)) .*\b(?:cost|price|total|run us|run me)\b|(?:price|cost) (?:of|for|without)\b)|^(?:the )?(?:price|cost|total|quote)s?$|^how much$/,
    answer: "Prices stand in the bill of materials, which follows every change.",
  },
  {
    said: /^(?!.*\b(?:less|cheaper) (?:\w+ )?(?:than|option)).*\b(?:cheaper|less expensive)(?: for (?:the|my|our) [a-z ]+)?$/,
    answer: "Say what should come instead: prices stand in the bill of materials.",
  },
  {
    said: /^(?:(?:find |use |do |try )?(?:something|anything) )?(?:cheaper|less expensive) than (?:the |these |those )?(?:concrete )?(?:pavers?|concrete|gravel|wood|decking|fence|that|this|it)$/,
    answer: "Say what should come instead: prices stand in the bill of materials.",
  },
  {
    said: /^(?:the |put (?:the )?)?[a-z]+ in (?:the )?front ,? ?(?:and |with )?(?:the )?[a-z]+ (?:behind(?: them)?|in (?:the )?back)$/,
    answer: "Plants stand by their height, the tall ones behind: drag single plants in the picture.",
  },
  {
    said: /\bspacing\b.*\b(?:tighter|wider|closer|smaller|bigger|larger)\b|\b(?:closer|nearer|further|farther|too close|too far) (?:together|apart)\b|^(?:spread|space|bunch|cluster|group|stagger|scatter|tighten)\b(?!.*\bevery\b)(?!.*\d (?:ft|feet|foot|in|inch|inches|m|cm|meters?) apart).*\b(?:out|apart|together|more|up|them|it)\b/,
    answer: "Say the distance, such as “path lights every 6 ft”, or drag single plants in the picture.",
  },
  {
    said: /\b(?:curves?|bends?|winds?|zigzags?|meanders?) (?:to|around|toward|more|less|a bit|through|left|right|in|out)\b|\b(?:be|run|go) straight\b|^(?:curve|square (?:\w+ )?(?:off|up)|straighten|bend|taper|scallop|fill (?:\w+ )?(?:in|out)(?! with)|thin out)\b|^a?round (?:off )?(?:the |its )?(?:corners?|edges?)\b|\b(?:meander|(?<!\ba )kidney shaped(?! pool)|l shaped|u shaped|straight shot|curvier|curvy|wavy)\b|^no curves$|^(?:(?:i|we) )?(?:dont|do not) (?:want|like) (?:it|them|(?:the|my|our) [a-z]+(?: [a-z]+)?) (?:to be )?(?:so |too |all |that |this )?(?:straight|curvy|curved|stiff|squared?(?: off)?)\b|^(?:the |my |our )?(?:path|walk|walkway|driveway|drive|edges?|line|bed|patio)s? (?:curves?|bends?|winds?|meanders?)$|^(?:more )?(?:curved|curvy|straight|straighter|wavy)$|\b(?:could|should|can|to) (?:curve|bend|meander|wind)\b|^(?:make|have) .* (?:curved|curvy|winding|straight|straighter)(?: (?:not|instead|rather|and not|so)\b.*)?$/,
    answer: "The outline cannot be bent by words: circle the shape that it should have.",
  },
  {
    said: /\bonly (?:on|at|by|in|along|around|near|in front) (?!it\b)|\b(?:just|only) (?:on )?(?:one|1) side\b|\b(?:on )?(?:one|1) side only\b|\b(?:left|right) side only\b|\bhalf (?:by|at|near|on) the\b|\b(?:on|over|at|along|from|in) the (?:left|right|front|back|other|near|far|first|upper|lower) half\b|^(?:and )?the \d+ (?:(?:[a-z]+ ){0,2})(?:by|at|near|on|along|next to|in front of) /,
    answer:
      "A part of a row cannot be meant by words: say how many there are to be, or tap one in the picture.",
  },
  {
    said: /^(?:only|just) (?:the )?(?:\d+ )?[a-z]+(?: [a-z]+)? (?:near|by|at|along|next to|closest to|nearest) .* (?:stays?|remains?|left)$/,
    answer: "Which of them stay cannot be said by words: tap those that are to go in the picture.",
  },
  {
    said: /^(?:and )?(?:make |have )?(?:the |a )?gates? .*\b(?:too|wider|bigger|smaller|taller|lower|slides?|swings?|opens?|black|white|brown|green|gr[ae]y|steel|iron|wood|wooden|arched|double)\b/,
    answer: "A gate has no size, color or way to open of its own: say “with a gate” or “no gate”.",
  },
  {
    said: /^(?:(?:add|put(?: in)?|have|get|want|make it|use) )?(?:an? |the )?\d[\d.]* (?:ft|feet|foot|in|inch|inches|m|cm)(?: wide)? gates?\b|^(?:the )?gates? .*\d/,
    answer: "A gate has no size, color or way to open of its own: say “with a gate” or “no gate”.",
  },
  {
    said: /^(?:the |my |our )?(?:hedge|fence|wall|path|walk|walkway|bed|lights|row|edging|border|patio|deck|lawn|gravel|driveway|paving)\b.*\b(?:until|all the way (?:to|across|along|around)|as far as|wraps? (?:a?round|past)|(?:go|run|continue|carry on)(?:es|s)? (?:a?round|past) the corner)\b|^extend .*\bto the (?:[a-z]+ )?(?:corner|end|edge)\b|^(?:and )?keep (?:it |them |on )?going\b|^(?:bring|take|carry|run|extend|wrap|continue|push|pull)\b.*\b(?:as far as|all the way|around the corner|round the corner|to (?:reach|meet|touch)|until it (?:reaches|meets|touches))\b|^(?:and )?(?:taken|carried|extended|run|running) (?:all the way )?(?:to|around|across|down|along) |^(?:carry|run|continue|wrap) (?:it|them|that|the)\b.*\b(?:round|around|over|along|into|across|up|down|to)\b|^(?:take|bring|extend|make) (?:it|the [a-z ]+?) (?:go )?(?:all the way|round to|around to|along to)\b/,
    answer: "How far it runs cannot be said by words: circle the ground that it should cover.",
  },
  {
    said: /^(?:lose|remove|drop|pull|take out|cut|get rid of) (?:some|most)(?: of)? (?:the \w|them\b|those\b|these\b)/,
    answer: "Say how many there are to be, such as “7 boxwoods”.",
  },
  {
    // A wall to sit on is built round a fire pit only.
    said: /^(?!.*\bfire\b).*\b(?:seat|seating|sitting) walls?\b/,
    answer: "A wall to sit on can be drawn round a fire pit only.",
  },
  {
    said: /^(?:put|move|plant|shift) (?:half|some|the [a-z ]+|a few)(?: (?:of )?(?:them|em|the [a-z ]+))? (?:behind|in front of|between) the [a-z ]+$/,
    answer: "Plants stand by their height, the tall ones behind: drag single plants in the picture.",
  },
  {
    said: /^(?:keep|leave|save) (?:just |only )?the (?:[a-z]+ )?(?:left|right|front|back|middle|first|second|last|other|bigger|smaller|nearest)(?: hand| most)? (?:1|one|ones)\b/,
    answer: "Which of several stays cannot be said by words: tap those that are to go in the picture.",
  },
  {
    said: /^(?:no (?:, )?)?(?:not (?:that|this) (?:1|one) ?,? ?)?(?:i meant? )?the (?:(?:other|left|right|first|second|last|front|back|middle)(?: hand)? (?:1|one|ones|two|2)|other [a-z]+)$/,
    answer: "Say what should happen to it too, such as “remove the left maple”, or tap it in the picture.",
  },
  {
    said: /\b(?:everything|all) else (?:in|gets?|should be|becomes?|to be|made of) /,
    answer: "Say by name what else is to change, such as “patio and walk in brick”.",
  },
  {
    said: /^(?:replace|swap|change|switch|trade) .+ (?:with|to|for|into) something (?!(?:like|that|which)\b)|^(?:(?:an?|some|any) )?other (?:plants?|trees?|shrubs?|flowers?|things?)$/,
    answer: "Say what should come instead, or tap the thing in the picture to see what fits.",
  },
  {
    said: /\b(?:same|matching) [a-z]+ (?:as|of|to) (?:the|my|our) [a-z]+|\bmatch(?:es|ing)? (?:the|my|our) [a-z]+(?: [a-z]+)?$/,
    answer: "Say the material or the color by its name, such as “patio in flagstone”.",
  },
  {
    said: /^(?:remove|delete|take out|lose|drop|get rid of|move|keep) (?:any|some|those|the (?:one|1)s?|all|all of them)(?: of (?:them|those))? (?:that|which|near|by|along|beside|next to|in front of|close to|too near) /,
    answer: "Which of them are meant cannot be said by words: tap those that you mean in the picture.",
  },
  {
    // "4 ft off the house" without a verb: of what stands in the photo.
    said: /^(?:(?:maybe|about|like|say|at least) )*\d[\d.]* (?:ft|feet|foot|in|inch|inches|m|cm|meters?|yards?) (?:away from (?:the|our|my) |(?:off|from|out from|back from) (?:of )?(?:the|our|my) (?:[a-z]+ )?(?:house|home|garage|porch|foundation|doors?|steps?|street|sidewalk|curb|road|property line|neighbou?rs?)\b)/,
    answer: "Distances from things that stand there are not measured: drag it in the picture.",
  },
  {
    said: /^(?!(?:(?:need|want|have) )*a (?:dining )?(?:table|set))(?:(?:make|have|a|need|want) )*(?:(?:the|my|our) )?(?:bigger |larger )?(?:dining )?(?:table|dining set)(?: (?:can|could|should|must|needs to|has to))?(?: be)? for \d+$/,
    answer: "How many it seats cannot be chosen.",
  },
  {
    said: /\bmore of (?:the )?others?(?: ones?| 1s?| kinds?)?$/,
    answer: "Say by its name what there should be more of, such as “3 more spireas”.",
  },
  {
    said: /\b(?:odd|even) number\b/,
    answer: "Say how many there are to be, such as “7 boxwoods”.",
  },
  {
    said: /^(?:make|paint|turn|change|color|have) (?:one|1|two|[2-9]|half|some|a few) (?:of )?(?:them|those|these)\b/,
    answer: "Which of them are meant cannot be said by words: tap those that you mean in the picture.",
  },
  {
    said: /\b(?:second|another|2nd|extra|one more|1 more|[2-9]) gates?\b/,
    answer: "A fence is drawn with one gate.",
  },
  {
    said: /^(?:(?:make it|something|a bit|a little) )*(?:more|less) (?:wild|formal|natural|modern|rustic|elegant|cozy|organic|contemporary|traditional|interesting|inviting|tropical|relaxed)\b(?! (?:stone|wood))/,
    answer: "Say what should be different about it: its plants, material, color, size or place.",
  },
  {
    said: /^(?!(?:remove|delete|take|lose|drop|get rid|keep)\b).*\bthe (?:\d )?(?:outer|inner|outside|inside|end) (?:one|1|ones|1s|two|2)\b/,
    answer: "Which of them are meant cannot be said by words: tap those that you mean in the picture.",
  },
  {
    said: /^(?:and |the )*gates? (?:in |to be |should be |is )*(?:the )?same\b/,
    answer: "A gate has no size, color or way to open of its own: say “with a gate” or “no gate”.",
  },
  {
    said: /\b(?:on|at|in) the wrong (?:side|spot|place|end)$/,
    answer: "Say where it is to stand: on the left, on the right, in front or at the back.",
  },
  {
    // A color without a plant of it.
    said: new RegExp(
      `^(?:(?:add|put|want|need|use|have|get|with) )?(?:some |more |a bit of |a little |a pop of |a splash of )?${A_COLOR}(?: (?:to|in|into) (?:the|that|this|it|there|those|them).*)$`,
    ),
    answer: "Flowers are drawn in the colors of their kinds: say which to add, such as “add pink roses”.",
  },
  {
    said: /^(?:replace|swap|change|switch|turn) (?:half|some|most|a few|several)(?: of)? (?:the |those |them )?[a-z ]+ (?:with|for|to|into)\b/,
    answer: "Say it in two steps, such as “3 fewer boxwoods” and “add 3 roses”.",
  },
  {
    said: /\b(?:every|each) (?:second|other|third|2nd|3rd) (?!side\b|end\b)[a-z]+/,
    answer:
      "Every second one cannot be meant by words: say how many, such as “replace 3 boxwoods with roses”.",
  },
  {
    said: /^(?:make |have |use |add )?(?:the |my |our |more )?(?:flowers?|plants?|blooms?|beds?)?(?: (?:in|a))? ?(?:an? )?(?:(?:mix|mixture|variety|range|lot|lots|bunch) of (?:different )?colou?rs|mixed colou?rs|multi ?colou?red|all (?:kinds of )?colou?rs|different colou?rs)$/,
    answer: "Flowers are drawn in the colors of their kinds: say which to add, such as “add pink roses”.",
  },
  {
    said: /^(?:turn|switch|shut) .*\b(?:off|on)$|^(?:turn|switch|shut) (?:off|on)\b/,
    answer: "Lights are lit in the evening and not by day: say “evening” or “daytime”.",
  },
  {
    said: /\d.* (?:cap|coping|rim)$/,
    answer: "The cap of a wall has no size of its own here.",
  },
  {
    said: /^(?:(?:add|put|lay|set|have|get|give it|with) )?(?:(?:a|an|the|some) )?(?:[a-z]+ ){0,2}(?:caps?|capstones?)(?: (?:on|for|along|over)\b.*)?$|^cap (?:it|them|that|the [a-z ]*wall)\b/,
    answer: "A wall is drawn with the cap that goes with it: say what the wall is to be of.",
  },
  {
    said: /^(?:(?:a|just) (?:little|bit) |slightly |a touch )?(?:smaller|bigger|larger|younger|taller|shorter)(?: (?:ones?|than (?:the (?:first|others?|other one|old one|rest)|these|those|that|them|it)))$|^(?:a (?:little|bit) |slightly |a touch )(?:smaller|bigger|larger|younger)$/,
    answer: "New ones are drawn like those that are there: tap one in the picture to change it alone.",
  },
  {
    said: /^part of the ground$/,
    answer: "A part of the ground cannot be meant by words: circle it, and say what should come there.",
  },
  {
    said: /^(?:and |but )?if (?!not\b|possible\b|so\b).+ so [a-z]/,
    answer: "Nothing is decided here by a condition: say which of the two you want.",
  },
  {
    said: /^(?!(?:add|install|build|include|put in|have|want|an?|replace|swap|change|turn)\b).*\bfire ?pit\b.*\b(?:gas|propane)\b|^(?:make it |it should be )?(?:gas|propane)$/,
    answer: "A fire pit is drawn alike for gas and for wood.",
  },
  {
    said: /^(?:leave|keep) (?:some|a bit of|a little|part of|a strip of|half) .*\b(?:lawn|grass|turf)\b/,
    answer: "A part of the lawn cannot be kept by words: circle the ground that should change, without it.",
  },
  {
    said: /\bat least \d[\d.]* (?:ft|feet|foot|m|meters?|yards?) (?:away\b|from\b|off$)/,
    answer: "A distance from the house cannot be said by words: drag it in the picture.",
  },
  {
    said: /^stagger(?:ed)?\b(?!.*\bevery\b)/,
    answer: "Plants cannot be staggered by words: drag single plants in the picture.",
  },
  {
    said: /\b(?:dwarf|compact|miniature) (?:kind|sort|variety|type|version)\b/,
    answer: "Say which plant should come instead, such as “replace the spruces with boxwood”.",
  },
  {
    said: /\bthere instead$/,
    answer: "Say in whose place, such as “lavender instead of the boxwoods”.",
  },
  {
    said: /\b(?:a |some )?(?:different|other kind of|another kind of|some other) (?:tree|trees|plants?|shrubs?|flowers?|material|stone|color|style)\b|^(?:an? |some )?different [a-z]+$|\bsomething (?:(?!bigger|larger|smaller|other|cheaper)[a-z]+er|narrow|low|tall|small|soft|evergreen|colorful|upright|softer|not [a-z]+)\b(?!.*\b(?:like|such as)\b)|\bsomething (?:else|different|hardy|hardier|seasonal|nicer|better|prettier|more interesting|with height)\b|^put something\b/,
    answer: "Say what should come instead, or tap the thing in the picture to see what fits.",
  },
  {
    said: /\b(?:looks?|feels?|seems?|is|are|its) (?:too |so |kinda |a bit |a little |very |really |way too )*(?:fake|formal|stiff|boring|plain|generic|flat|weird|off|wrong|unnatural|cold|dated|old fashioned)$|^(?:loosen|soften)\b|^(?:make|have) (?:it|it all|everything|this|all of it|the whole (?:yard|thing)) (?:all )?looks? like (?!it\b|that\b|this\b|the (?:first|original|last)\b|before\b)/,
    answer: "Say what should be different about it: its plants, material, color, size or place.",
  },
  {
    said: /\b(?:[2-4]|multiple|several) (?:tiers?|terraces|levels|stages)\b|\b(?:tiered|terraced|in tiers)\b/,
    answer: "A wall is drawn in one tier: its height and length can be set.",
  },
  {
    said: /\b(?:upper|lower|top|bottom|second|first) (?:tier|level|terrace|course)\b|\bthe (?:upper|lower|top|bottom) (?:1|one)\b/,
    answer: "Tiers are drawn as one wall: its height and length can be set.",
  },
  {
    said: /\bgolden hour\b|\b(?:late afternoon|low sun|sunrise|early morning)\b/,
    answer: "A low sun cannot be drawn yet: say “evening” or “daytime”.",
  },
  {
    said: /^(?:warmer|dimmer|softer|brighter)(?: (?:light|lights|glow))?$|\b(?:lights?|lighting|uplights?) .*\b(?:warmer|dimmer|softer|brighter|warm white|cooler)\b/,
    answer: "The color and the strength of lights cannot be set: say how many there are to be, or where.",
  },
  {
    said: /\b(?:grass|lawn|turf|sod)\b.*\b(?:dead|greener|greenier|lusher|healthier|patchy|yellow)\b|^(?:greener|lusher|healthier)$/,
    answer: "A new lawn is drawn fresh and green: say “new lawn” where the photo's own grass is to go.",
  },
  {
    said: /^(?:call|phone|email|text|order|book|schedule|hire|remind|ask|tell me|send|write|sing|translate)\b|\b(?:approval|permits?|appointment)$/,
    answer: "Only the picture of the yard can be changed here.",
  },
  {
    said: /\b(?:first|original|last|previous|other|earlier) (?:one|version|picture|design|1)\b.*\b(?:next to|side by side|beside)\b|\bside by side\b|^(?:can i |let me )?(?:see|compare) (?:both\b|(?:it|them) .*\b(?:next to|both)\b)/,
    answer: "Every version stands in the strip below the picture: tap one to see it again.",
  },
  {
    // "Take the lavender off the left side".
    said: /^(?:and |just |please )*(?:take|remove|pull|cut|leave|keep) (?:the |my |our |those )?[a-z]+(?: [a-z]+)? (?:off|out of|from) (?:of )?the (?:left|right|other|near|far|back|front)(?: hand)? (?:side|end|half)\b|^(?!add|put|plant|with )(?:the )?[a-z]+(?: [a-z]+)? (?:only )?on the (?:left|right)(?: side)? only$/,
    answer: "A part of one thing cannot be meant by words: circle that part and write what should be there.",
  },
  {
    said: /^(?:and |but )?(?:put |have |make )?(?:it |them |that )?(?:on|along|down|at) (?:both|either|each) sides?$/,
    answer: "On which sides it stands is left to the layout: drag it, or circle where it should be.",
  },
  {
    said: /\b(?:full|whole|entire) (?:width|length|height|depth)\b|\b(?:as (?:wide|long|tall|high|deep) as the) (?!fence|sill|window|eave|door)[a-z]+$/,
    answer: "By another thing it cannot be measured: say it in feet, such as “steps 8 ft wide”.",
  },
  {
    said: /^if (?!not\b|possible\b|so\b|you can\b|you could\b).*\b(?:means?|then|is|are)\b/,
    answer: "Nothing is decided here by a condition: say which of the two you want.",
  },
];

/** What belongs to the house, and the few words that may follow where it is that which is to be changed. */
const HOUSE =
  /^(?:(?:paint|repaint|stain|color|change|replace|make|give|move|shift|turn|lift|raise|remove|take out|take off|get rid of|update|have|do) )?(?:the |my |our |a |new )*(?:front |back |garage |side |entry )?(?:house|home|doors?|windows?|shutters?|siding|roof|garage|porch|facade|gutters?|chimney|stucco|trim(?! (?:lower|down|back|shorter|it|them|the|to|up|off)\b))((?: [\w,]+){0,5})$/;
const HOUSE_STAYS = "The house itself stays as photographed: only the yard can be changed.";

const HOUSE_PART =
  /^(?:the |my |our |a |new )*(?:front |back |garage |side |entry |patio )?(?:house|doors?|windows?|shutters?|siding|roof|facade|gutters?|chimney|stucco|(?:second|2nd|2|upper) (?:story|floor)|balcony)(?: (?:too|also|as well))?$/;

function isOfTheHouse(clause: string): boolean {
  if (HOUSE_PART.test(clause)) return true;
  const rest = HOUSE.exec(clause)?.[1];
  return rest !== undefined && rest.trim() !== "" && thingOf(rest.trim()).target === null;
}

const PRAISE =
  /^(?:(?:its|it is|thats|that is|this is|looks?|it looks|all|so|very|really|just|absolutely) )*(?:perfect|great|good|nice|lovely|awesome|amazing|beautiful|wonderful|fine|cool|wow|thanks?|thank you|thanks so much|love it|i (?:really )?(?:like|love) (?:it|this|that)|we (?:really )?(?:like|love) (?:it|this|that)|yes|yep|yeah|ok|okay|no|nope|wait|done|all set|good job|nice job|well done|no changes?|no problem|nothing|thats all|thats it|looks? good|looks? great)(?: (?:mate|job|work|now|as is|to me|so much|a lot|very much|please))*$/;
const QUESTION =
  /^(?:(?:will|wont|would|does|doesnt|do|is|are|isnt|arent|can|could) (?:it|they|that|this|you|we|i|the|these|those)\b|why |when |how |who |what |hear |make sure (?:there|that|nobody|no|you|they|we|it)\b|which [a-z ]*\b(?:would|is|are|will) (?:it|this|that|these|those|they|you|best)\b)/;

export const cannotDo = (clause: string): boolean =>
  CANNOT_DO.some(({ said }) => said.test(clause)) || isOfTheHouse(clause);

/** Words that ask for nothing: "perfect", "thanks". */
const isPraise = (clause: string): boolean => PRAISE.test(clause);

/** What to say to words that change nothing; null where they were only not understood. */
export function answerTo(clause: string): string | null {
  const beyond = beyondAnswer(clause);
  if (beyond) return beyond;
  const row = CANNOT_DO.find(({ said }) => said.test(clause));
  if (row) return row.answer;
  if (isOfTheHouse(clause)) return HOUSE_STAYS;
  if (isPraise(clause))
    return "Nothing was changed. Say what should be different, or keep the design as it is.";
  const undrawn = undrawnIn(clause);
  if (undrawn) return `“${undrawn}” is not drawn in this design, so there is nothing to take out.`;
  if (QUESTION.test(clause))
    return `“${clause}” asks for no change. Say what to change, such as “make the patio 2 ft wider”.`;
  return null;
}

/** The name of a thing that is never drawn where it is asked to go: "no tent". */
function undrawnIn(clause: string): string | null {
  const [, name = ""] =
    /^(?:no|no more|without|remove|delete|lose|drop|ditch|take out|get rid of|skip) (?:the |those |that |any |my |an? |one |\d+ )?(?:of the )?([a-z ]+)$/.exec(
      clause,
    ) ?? [];
  const words = name.split(" ");
  const found = findPhrase(words, 0);
  return found?.length === words.length && found.entry.undrawable && !found.entry.undrawable.instead
    ? name
    : null;
}

const PRONOUN = "(?:it|they|that|those|these|this)(?: ones?| 1)?";
/** Words that say why and ask for nothing: "it looks thin", "they'll burn up", "the tree is blocking the window". */
const REASON = new RegExp(
  `^(?:(?:i|we|she|he|they) (?:really )?(?:likes?|loves?) (?:it|this|that|the rest|the [a-z]+)\\b(?! better).*|(?:theyll|itll|thatll|they will) .+|easy on .+|(?:shes|hes|theyre) .+|(?:thats the |on the )?wrong (?:side|spot|place|one)|its (?!not\\b).+|(?:kids?|children|dogs?|cats?|people|guests|someone|somebody) (?:might|may|could|would|will|can|keep|always)\\b.+|(?:weve|we have|ive|i have) had .+|(?:dont|do not) (?:care|mind|know|need)\\b.*|(?:i|we) (?:dont|do not) care for (?:all )?(.+)|(?:because|since|cause|cuz) .+|(?:she|he|she is|shes|he is|hes) .*\\ballergic\\b.*|my (?:neighbor|wife|husband|dog|kids?|mom|dad|boss) (?:said|says|thinks?|keeps?)\\b.*|${PRONOUN} (?:will|wont|would|is|are|looks?|gets?|keeps?|blocks?|hides?)\\b.+|(.+?) (?:looks?|feels?|seems?|is|are) (?:really |so |kinda |a bit |a little |pretty )?(?:rotten|ruined|gone bad|worn out|dying|dead|cheap|ugly|bad|dull|awful|terrible|out of place)|(.+?) (?:is|are|looks?|feels?|seems?) (?:way |a bit |a little |much |just |kinda )?too .+|(.+?) (?:dont|doesnt|wont|cant|do not|does not) (?:get|grow|fit|work|look|do|have|survive|last|bloom|go)\\b.*|(.+?) (?:is|are) (?:good|great|fine|perfect|nice|lovely|ok|okay|spot on|just right|exactly right)|(.+?) (?:is|are) (?:a bit|a little|kinda|pretty|so|really|very|way) [a-z]+|(.+?) (?:(?:is|are) (?:blocking|hiding|in the way|dying|dead)|blocks?|hides?)\\b.*)$`,
);
/** "client doesn't like concrete": of a material in general, and not of a thing of the yard. */
const DISLIKE =
  /^\w*(?: \w+){0,2} ?\b(?:(?:does not|doesnt|do not|dont) like|hates?|dislikes?) (?!(?:the|that|this|those|these|my|our|it|them)\b)\w+$/;

/** Who tells a story: what they do asks for nothing, unless they want or may do something. */
const STORY =
  /^(?:(?:we|i|you|he|she|people|everyone|everybody|nobody|kids|(?:the|my|our) (?:kids|children|dogs?|wife|husband|sister|neighbou?rs?|client|board|boss)) (?!(?:am|was|were|are) (?:just )?(?:thinking|wondering|hoping|considering)\b)(?!see (?:what|how|it)\b)(?!(?:just |also |really |still |only )*(?:(?:want|need|like|love|prefer|hate|dislike|wish|decide|ask|think)(?:e?[sd])?|say|says|said|would|should|could|can|cant|dont|do|does|doesnt|meant?|rather|have to|has to|must|may|might|will|chose|settled|picked|went|thought)\b)[a-z]+|there (?:is|was|were|are)(?! (?:too|not|no)\b)|(?:the |my |our )?(?:dogs?|cats?|deer|rabbits|squirrels|kids|children|neighbou?rs?) (?:can|cant|could|will|keep|keeps|always|never|eats?|digs?|jumps?|gets?|squeezes?)\b|my (?:soil|yard|garden|ground|lot) (?:there |here )?(?:is|has|gets)) .+/;
const ALWAYS = "(?: always| never| just| usually| often| sometimes| really| kind of)?";
/** What is told of a thing: it comes behind its name. */
const TELLS = new RegExp(
  `^((?:the|my|our|that|those|these) [a-z ]+?)${ALWAYS} (?:gets?|got|keeps?|grows?|falls?|drops?|drains?|leaks?|blows?|runs?|leads?|comes?|cuts?|blocks?|hides?|faces?|dies|died|rots?|floods?|washes|bakes?|hits?|attracts?|takes?|was|were|(?:is|are) (?:right |just |all |directly )*(?:under|over|in front of|behind|beside|near|next to|blocking|against|too near))\\b.*$`,
);
/** A part that asks for nothing: the thing that it tells of, or "" where it tells of none; null for what may ask for something. */
export function storyOf(part: string): string | null {
  if (STORY.test(part)) return "";
  if (/\d/.test(part)) return null;
  return TELLS.exec(part)?.[1] ?? (SAYS_ITSELF.test(part) ? "" : null);
}
/** "It looks in autumn" of "what it looks like in autumn" is asked for. */
const SAYS_ITSELF =
  /^(?!.*\b(?:spring|summer|autumn|winter)$)(?:(?:it|that|this) (?!goes\b|stays\b|needs\b|has\b|is\b)[a-z]+s|(?:they|those|these) (?!go\b|stay\b|need\b|have\b|are\b|be\b|move\b|shift\b|should|could|must|can\b|would|sit\b|stand\b)[a-z]+) (?:the |my |our |a |too |so )?[a-z ]+$/;

/** The subject of a reason, empty where it is a pronoun; null for a clause that is none. */
export function reasonOf(clause: string): string | null {
  if (isPraise(clause) || STORY.test(clause)) return "";
  if (/\d/.test(clause)) return null;
  const found = REASON.exec(clause) ?? TELLS.exec(clause);
  if (found) return found.slice(1).find((subject) => subject !== undefined) ?? "";
  return SAYS_ITSELF.test(clause) ? "" : null;
}
export const isDislike = (clause: string): boolean => DISLIKE.test(clause);
