/** Made by training/words/quiet.py from WordNet 3.1, Copyright 2006 Princeton University (licenses/WordNet.txt). */
export const QUIET_STEMS = `
abandon abandonment abbot abdomen abdominal abet abide abiding ability abject ablation able aboard abolish abolitionist
abortion abound about above abroad abrupt abruptly abscess absence absent absently absentminded absentmindedly absolute
absolutely absorb absorbed absorption abstain abstract abstraction absurd absurdity abundance abuse abyss academic
academically academy accelerate acceleration accent accentuate accept acceptable acceptance accepted accepting accident
acclaim accommodate accompaniment accompany accomplish accomplished accomplishment accord accordance accordingly accost
account accounting accredit accreditation accretion accrue accumulate accumulation accuracy accurate accurately accusation
accuse accusing accustom ace acetonemia ache achieve achievement acknowledge acquaint acquaintance acquiesce acquiescence
acquire acquisition acre acreage acres across act acting action activate activated actively activism activity actor actress
actual actuality actually actuate acute acutely ad adam adamant adapt add additionally address adequacy adequate adequately
adhere adherence adherent adjacent adjectival adjective adjoin adjourn adjournment adjunct adjust adjusted adjustment
administer administration administrative administrator admirable admirably admiration admire admission admit admonition
adolescence adolescent adopt adopted adoption adorn adult adulterer advance advanced advantage adventure adverb adverse
advertise advertisement advertising advice advise advocate aegean aerated aeration aerosol aerosolize aesthetic afar affair
affairs affect affected affection affectionate affectionately affiliation affirm affix affixed affluence afford affront
aflame aflare aforesaid afraid africa african after afternoon afterward afterwards again age aged agency agenda agent
agglomerate agglomeration agglutination aggravate aggression aggressive aggressiveness aggressor aghast agitate agitated ago
agony agree agreement agricultural agriculture ahead aid aide ailing ailment aim aimless airborne aircraft airplane airs
airspeed airy akin alabama alarm alaska albany alcohol alert alertness algae algebraically algerian alibi alien alienate
alienation align alignment alike alive alkaline all allegation allege alleged allegory alleviate allocable allocate
allocation allot allotment allow allowable allowance allusion ally almost aloes alone along aloud already also alter
alteration altercation alternate alternately alternative altitude altogether alveolar alveolus always amateur amaze amazed
amazement amazing ambassador ambiguity ambiguous ambition ambitious amble ambulance ambush amend amended amendment america
american amiable amorphous amount amp ample amplify amplitude amply amputate amsterdam amuse amusement anabaptist anaconda
analeptic analogous analogy analyse analysis analyst analytic analyze anarchy anastomosis anatomical anatomically anatomy
ancestor ancestral ancestry anchor ancient andrena anecdote anemia anew angel angelic anger anglican angrily angry angst
anguish angular animal animate animated anion ankle annihilation anniversary announce announcement annoy annoyance annoyed
annually anonymous another answer ant antagonist antagonistic antagonize antecedent antelope anterior anthropologist
anthropology anti anticipate anticipated anticipation antipathy antique antiseptic antiserum antithyroid anxiety anxious
anxiously any anyhow anymore anyway anywhere aorta apache apart apex apiece apologetically apologize apology apostolic
apothecary appalling apparent apparently appeal appealing appear appearance appease appendix appetite applaud applause
applicability applicable applicant application apply appoint appointed appointee appointment apportion appraise appreciable
appreciably appreciate appreciation apprehend apprehension apprentice approach appropriate appropriately appropriation
approval approve approved approvingly approximate approximately approximation april apron apt aptitude aqueous arbitrarily
arbitrary arc arch archbishop arched architect architectural architecture arctic ardor area argue argument arianist arise
aristocracy aristotle arithmetic arkansas arm armadillo armed armored armpit army around arouse aroused arraign arrange
arranged arrangement array arrest arrival arrive arrow arroyo arterial arteriolar arteriole artery arthritis article
articulate artificial artificially artist artistic arts as ascend ascending ascertain ascribe ashamed ashen ashore asia aside
ask asleep aspect aspiration aspire ass assail assassin assault assay assemblage assemble assembly assent assert assertion
assess assessment assessor assign assignee assignment assimilate assist assistance assistant associate association assume
assumption assurance assure assured assuredly assyrian asterisk astonished astonishing astonishingly astonishment astound
astride astronomical asymmetric asymmetrically asynchrony athabascan athlete athletic atlanta atlantic atmosphere atomic
atrophic atrophy attach attack attacker attain attainment attempt attempted attend attendance attendant attention attentive
attest attire attitude attorney attract attraction attractive attributable attribute audacity audible audience audit audition
aug augment august aunt aurally aureomycin austin australia authentic authenticity author authoritarian authorities authority
authorization authorize auto automatic automatically automation automobile automotive autonomic autumn auxiliary avail
availability available average avert avocado avoid avoidance await awake awaken awakened award aware awareness away awe awed
awestruck awful awfully awkward awkwardly awry ax axe axis babble babe baby bachelor back backbend backbone backer background
backstitch backward backwoods bacon bacteria bacterial bad badge badger badly badness bait bake baked balance balanced bald
balk balkanize ballad ballet balloon ballot ballplayer ballroom baltimore ban band bandaged bandit bang banging banish bank
banker bankrupt bankruptcy banquet banshee banter baptist baptize bar barbaric barbecue bare barefoot barely bargain barge
barn barrage bartender base baseball based basic basically basis bask basketball basophilic bass bastard baste bat bathe
bathing bathrobe bathroom battalion batter battered battery batting battle battlefield battleful bavaria bawl bay bayonet be
beach beachhead beam bear beard bearded bearer bearing beast beat beautiful beautifully beauty beckon become bedraggled
bedroom bee beef beer befall befit before beg beget begin beginning beguile behalf behave behavior behind behold being
belabor belch belching belgian belie belief believe believer belligerent bellow belly belong beloved below belowground belt
bemoan bend bended beneficial beneficiary benefit bent bequest berate bereavement berlin bern berry berth beseech beset
besides besiege besieger besmirch bespectacled best bestow bet bethink betray betrayal better between bevel beverage bevy
beware bewhiskered bewilder bewildered beyond bible biblical bibliography biceps bicycle bid big bigger bill billion bind
binding binomial bioassay biography biological biology biomedicine biopsy bird birdie birefringence birmingham birth birthday
biscuit bishop bit bite biting bitter bitterly bitterness bizarre blacken blackened blackmailer blackout blame blandly blare
blast blatant blaze blazing bleak bleakly bleat bleed blend bless blessed blight blind blindly blindness blink blissfully
blistering blithe blithely bloat blockade blockading blood bloodhound bloodshed bloodstream bloody blooming blot blow blowing
blues bluff blunder blunt blur blurred blush bluster boarding boast boat boating boatswain bob bodily body bodybuilder bog
bogey bogus boil bold boldly bolster bolt bomber bombing bombus bond bonfire bonnet bony book booker booking boom boon boost
bootlegger border bore bored boredom boring born borough borrow bosom boss boston both bother bottom bounce bouncing bound
bounded bourbon bovine boxcar boy boycott boyhood boyish brace brag braid brain brand brandish brandy bravado brave bravely
brazen brazil brazilian breach bread breadth break breakdown breakfast breakthrough breakup breast breathe breathing
breathless breathlessly breed breeding breeze brevity bribe bricklaying bride brief briefly brigade brigadier bright
brightness brilliance brilliant brilliantly brindle bring brisk briskly britain british brittle broad broadcast broadcasting
broaden broadening broadway broil broke broken bronc bronchial bronchiole bronchus bronzed brood brooding brook brooklyn
brothel brother brotherhood brow bruise brush brushed brushing brushy brutality brute bubble buck buckboard buckskin buddha
buddhist buddy budge budget buffalo buffet bug buggy build building buildup built bulging bulk bulky bull bullet bulletin
bully bum bumblebee bump bunch bunkmate buoyant burden bureau bureaucracy bureaucratic burgeon burglary burial burly burma
burn burrow burst bury busboy bushel busily business businessman bustle bustling busy but butter buy buying buzz buzzing bw
by bygone bypass cab cabin cackle cadenza cadre cafe cafeteria calamity calculate calculation calendar calf caliber calibrate
calibration california call caller callous calloused calm calmly calmness calving campaign camper campfire camping campus
canada cancel cancellation cancer candidate canon canonist canter canyon capability capable capacity cape capital capitalism
capitalist capitalize captain captivate captive captivity capture car carbine carcass care career carefree careful carefully
careless carelessness caress carnal carpenter carpentry carpeted carriage carrier carry cart cartoon cartoonist cartwheel
carve carved carven case cash cast castle casual casually cat catalog catalogue catapult catastrophe catcall catch catcher
category cater catharsis cathedral catholic catholicism cattle cattleman causal cause caution cautious cautiously cavalry
cavalryman cave cavern cavort cc cease ceaseless celebrant celebrate celebration celestial cemetery cent center centered
centimeter central centralize centralized centrally centrifugation centrifuge century cerebral ceremony certain certainly
certainty certificate certification certified certify ceylon chafe chagrin chain chairman challenge challenging chambermaid
champagne champion championship chance change changed changing channel chant chaos chaotic chapel chapter character
characteristic characterize charge charged charger charitable charity charm charming chart charter chase chat chatter cheap
cheat check checkbook checklist cheek cheer cheerful cheerfully cheering cheery chemically chemist chemistry cherish
cherished chest chew cheyenne chicago chick chicken chide chief chiefly chieftain child childhood childish childishly
childlike chill chilling chin chinese chinless chip chiropractor chisel chiseled chlorothiazide choice choir choke choked
choose chop chore choreograph choreography chorine chortle chorus chosen christ christian christianity christmas
chromatography chronic chuck chuckle chunk church churchgoing churchyard churning cigar cigarette cinch cincinnati cinematic
cipher circular circulate circulation circumscribe circumstance circumstances circus citation cite citizen city civic civil
civilian civilization civilized clad claim claimant clam clamber clammy clamor clamp clamshell clang clangor clanking clap
clapping clarify clarity clash clasp class classical classification classified classify classroom clatter clause claw clean
cleaning cleanly cleansing clear cleared clearing clearly clearness clench clergy clergyman clerical clerk cleveland clever
cliche click client cliff climate climax climb clinch clinched cling clinical clobber clod clog close closed closely closer
closing clot clothe clothes clothing cloud clouded clown club clubhouse cluck clue clump clumsy cluster clutch cluttered cm
coach coalesce coarse coast coastal coat coax coaxing cock cockpit cocky coconut coddle code codification coefficient coerce
coexistence coherent cohesion cohesive coin coincide coincidence cold coldly coldness collaborate collaboration collapse
colleague collect collection collective collector college collision colloidal collusion colon colonel colonial colony color
colorado colored colorful colossal colt columbus combat combination combine combustion come comeback comedian comedy comfort
comfortable comfortably comforting comforts comic coming command commander commandment commando commemorate commence commend
commendable commensurate comment commentary commentator commerce commercial commercially commission commissioner commit
commitment committed committee committeeman common commonly commonplace commonsense commonwealth commotion communal commune
communicate communication communicative communion communism communist community commute commuting compact companion company
comparable comparative comparatively compare comparison compassion compatible compel compensate compensation compete
competence competent competition competitive competitor compile complain complaint complement complete completed completely
completeness completion complex complexity complicate complicated complication complicity compliment comply component compose
composed composer composite composition composure compound comprehend comprehension comprehensive compress compressed
comprise compromise compulsion compulsive compulsivity computation compute computer comrade con concave conceal concealed
concede conceivable conceivably conceive concentrate concentrated concentration concept conception conceptuality concern
concerned concert concerto concession concessionaire concierge conclude concluding conclusion conclusive conclusively
concordant concretistic concur concurrence concurrent concussion condemn condemnation condensation condense condescending
condescension condition conditioning conduct conduction conductivity conductor confederacy confederate conference confess
confession confidant confide confidence confident confidential confidentially confidently configuration confine confinement
confirm confirmation confirmed confiscate conflict conflicting conform conformity confound confront confuse confused
confusing confusion congeal congestion congratulate congratulation congregate congregation congregational congress
congressional congressman conjecture conjugal conjugated conjunction connect connected connecticut connection connective
connoisseur connotation connote conquer conquest conscience conscientious conscious consciously consciousness consecutive
consensus consent consequence consequent consequently conservation conservatism conservative consider considerable
considerably considerate considerately consideration consign consist consistency consistent consistently consolation
consolidate consolidation consonant consonantal consort conspicuous conspicuously conspiracy conspire constant constantly
consternation constitute constitution construct construction constructive constructively construe consult consultant
consultation consume consumer consummate consumption consumptive contact contain contaminate contamination contemplate
contemplation contemporary contempt contemptuous contend content contented contention contest context continent continental
continual continually continuance continuation continue continued continuing continuity continuous continuously continuum
contour contraception contract contractor contractual contradict contradiction contrary contrast contribute contribution
contributor contributory contrive control controlled controller controversy convection convene convenience convenient
conveniently convention conventional conversation converse conversely conversion convert convertible convey convict
conviction convince convinced convincing convincingly convulse convulsive convulsively cook cooking cool cooling coolly
coolness coop cooperate cooperation cooperative coordinate coordinated coordination cop cope copenhagen copy coquette core
coroner corporal corporate corporation corps corpse correct correction correctly correctness correlate correlated correlation
correspond correspondence correspondent corresponding corroborate corrupt cortex cortical corticofugal cosmic cosponsor cost
costly costume cottage cough council counsel counseling counselor count countenance counteract counterattack counterpart
counterpoint counting countless country countryman countryside county coup couple coupon courage course court courtesy
courtier cousin cover coverage covered covertly cow coward cowardice cowardly cowboy cows coyness cozy cps crack cracking
crackle cradle craft craftsman crane crash crave crawl crazily crazy creak cream create creation creative creativity creator
creature credible credit credo creed creek creep crescendo crest crew crime criminal criminality cringe cripple crisis crisp
crispness crisscrossed criterion critic critical critically criticise criticism criticize crooked croon cross crossroads
crouch crow crowd crowded crucial crucify crude crudity cruel cruelty cruise crumble crummy crunch crusade crush crushed
crushing crusted cry cryptic crystallize cuba cuban cubism cubist cuddle culminate culmination cult cultist cultivate
cultivation cultural culturally culture cultured cumbersome cumulative cure curiosity curious curiously curl curly currency
current currently curriculum curse cursed curtail curved curving cuss custom customarily customary customer cut cute cycle
cyclist cylindrical cynical cyst cytoplasm czechoslovakia dab dad daddy daily dallas damage damn damnation damned damp dampen
dance dancer dancing danger dangerous dangerously dangle danish dapper dare daring dark darken darkness darling darned dart
dash data date datum daughter dawn day daylight dazed dazzle dazzling dc deacon dead deadened deadline deadlock deadly deaf
deal dealer dear dearly death deathbed deathlike debate debilitating debility debt debut dec decade decay deceased decedent
deceive deceleration december decency decent deceptive decide decidedly decision decisive decisively declaim declaration
declare decline decompose decomposition decorate decorator decrease decree decrement decry dedicate dedicated dedication
deduce deduct deductible deduction deem deep deepen deeply deer default defeat defect defective defend defendant defender
defense defensive defer defiance defiant deficiency define defined definite definitely definition definitive deformation
defraud defray defy degree deity dejection delay delegate deliberate deliberately deliberation delicacy delicate delicious
delight delighted delightful delightfully delirium deliver delivery deltoid demand demanding demarcation demeanor democracy
democrat democratic democratize demolish demon demonstrate demonstration demure demythologize demythologized denial denmark
denomination denominational denote denounce dense density dent dental dentist denunciation denver deny depart department
departure depend dependable dependence dependency dependent depict depletion deplorable deplore deploy deportee depose
deposit depravity deprecatory depreciation depredation depress depression deprive depth deputy deranged dereliction deride
derision derivation derive descend descent describe description descriptive desert desertion deserve deserving design
designate designation designer desirable desire desolate despair despairing despatch desperate desperately desperation
despise despondent despotism dessert destination destine destiny destroy destroyed destruction destructive detach detached
detachment detail detailed details detect detectable detected detection detective detergency deteriorate determinant
determination determine determined detest detonate detroit devastate devastating develop developed developer developing
development developmental deviate deviation devil devise devote devoted devotee devotion dexamethasone dextrous diabetic
diagnose diagnosis diagonal diagonalizable dialect dialectic dialogue dialysis dialyze diam diameter diaphyseal diarrhea
diarrhoea diary diatomic dickens dictate dictatorship dictionary dictum die diet dietary differ difference different
differentiable differential differentiate differentiated differently difficult difficulty diffuse diffusing diffusion dig
digest dignified dignity dilapidated dilate dilemma dilute dim dime dimension dimensional dimensioning diminish diminished
diminutive dimly din dine dingy dinner dinnertime dip diplomacy diplomat diplomatic dipole direct directed direction directly
director dirge dirty disability disabled disabling disabuse disadvantage disagree disagreement disappear disappearance
disappoint disappointed disappointment disapproval disapprove disarm disaster disastrous disband disbelief discard discern
discernible discharge discipline disciplined disclose discomfort disconcerting disconnect discontent discontinue
discontinuity discount discourage discouraged discourse discover discovered discovery discredit discrepancy discrete
discretion discriminate discrimination discuss discussion disdain disease disentangle disgrace disguise disguised disgust
disgusted dishearten dishonor disintegrate disintegration dislike dislocation dislodge disloyalty dismally dismay dismayed
dismiss dismount disobedience disobedient disobey disorder disordered disorderly disorganized disparate dispatch dispel
dispense disperse dispersed displacement display displeasure disposal dispose disposition dispute disregard disrepair disrupt
disruptive dissatisfied dissection disseminate dissent dissipate dissociation dissolve dissolved dissuade distal distance
distant distaste distill distillation distinct distinction distinctive distinctively distinctly distinguish distinguished
distort distortion distract distraction distress distressing distribute distribution distributor district distrust disturb
disturbance disturbed disturbing divergent diverse diversified diversion diversity divert divestiture divide divided dividend
divine divinely divinity division divisive divorce dizzy do docile doctor doctrinaire doctrine document documentary dodge dog
dogged doggedly dogma dogmatically doleful dollar domain domestic dominance dominant dominate dominated domination dominion
don donate donation done donor doom doomed doorman dormant dormitory dosage dose dotted double doubt doubtful doubtless dough
dove down downfall downgrade downpour downright downstairs downtown downward downwind dowry doze dozen dozens draft drafting
drag dragon drain drainage drama dramatic dramatically dramatist dramatize drape draped drastically draught draw drawl drawn
dread dreadful dream dreamy drearily dregs dress dressed dressy dribble dried drift drill drink drinking drip drive driven
driver driving drizzle drizzling drone drop droplet drought drown drug drugged drunk drunkard drunken drunkenly dry dual dub
dubious duck due duel duffer dull dulled dully dumb dump duplicate duration dusk dusky dutch duty dwarf dwell dweller dwindle
dwindling dying dynamic each eager eagerly eagerness ear earlier earliest early earn earned earnest earnestly earnings earth
earthman earthquake earthy ease easily east easter eastern eastward easy eat eating eccentric eccentricity ecclesiastical
echo eclectic eclipse ecliptic economic economical economically economics economist economize economy ecstasy ecstatic edema
edge edged edgy edifice edition editor editorial educate educated education educational educator eeg efface effect effective
effectively effectiveness effectuate efficacy efficiency efficient efficiently effort egalitarianism egg eggs ego egotism
egotist egypt eight eighteen eighteenth eighth eighty either ejaculate eject ejection elaborate elaboration elapse elastic
elasticity elation elbow elder elderly eldest elect elected election electoral electric electrical electricity electron
electronic electronics electroshock electrostatic elegance elegant element elementary elephant elevate elevation eleven
eleventh elfin elicit eligible eliminate elimination elite elongated eloquent elsewhere elude elusive elution emaciated
emancipate embark embarrassing embarrassment embed embezzle emblematic embody embrace embroider emerge emergence emergency
emigrate emission emit emotion emotional emotionalism emotionally emphasis emphasize emphysema empire empirical empirically
employ employee employer employment empty emulate enable enact enactment enamel encamp enchant enclose encompass encounter
encourage encouragement encroachment end endanger endear endeavor ending endless endlessly endorse endow endurance endure
enduring enemy energetic energetically energy enforce enforcement engage engaged engagement engender engine engineer
engineering england english englishman engrossed engrossing engulf enhance enigmatic enjoin enjoy enjoyment enlarge
enlargement enlightened enlist enliven enmesh enormous enormously enough enraged enrich enrol enroll ensemble ensue ensuing
ensure entail entangled enter enterprise enterprising entertain entertainment enthalpy enthusiasm enthusiastic entire
entirely entirety entitle entitled entity entrepreneur entrust entry enunciate envelop environment envisage envision envy
epic epicenter epidemic epiphany epiphyseal epiphysis episode epithet epitomize epoch equal equality equally equate equation
equilibrate equilibrium equip equitable equivalent era eradicate erase erect erode erotic err errand error erudite erupt
escalation escape escheat eschew escort especially espouse essay essence essential essentially establish established
establishment estate esteem esthetic estimate eternal eternity ethereal ethic ethical ethnic ethos eulogize europe european
evacuate evacuation evade evaluate evaluation evangelical evaporate evaporation evasive eve even evening event eventual
eventually ever everlastingly every everyday everywhere evidence evident evidently evil evoke evolution evolve exacerbate
exacerbation exact exactly exaggerate exaggerated exaggeration exalt exalted examination examine example exasperated
exasperation excavation exceed exceedingly excel excellence excellent except exception exceptional exceptionally excess
excessive exchange excitability excitatory excite excited excitedly excitement exciting exclaim exclamation exclude exclusive
exclusively exclusiveness excommunicate excuse execute execution executioner executive executor exemplify exempt exemption
exercise exert exertion exhale exhaust exhausted exhaustion exhibit exhibition exhortation exist existence existential
existing exotic expand expanded expanse expansion expansiveness expect expectancy expectant expectantly expectation expected
expedite expedition expel expend expenditure expense expensive experience experienced experiential experiment experimental
experimentally experimenter expert expertise expiration expire explain explanation explicit explode exploit exploitation
exploration explore explorer explosion explosive export expose exposed exposition exposure expound express expressed
expression expressionless expressive expressiveness exquisite extend extended extension extensive extensively extent
extenuate exterior exterminate external extirpate extra extract extraneous extraordinary extrapolate extrapolation
extravagant extreme extremely extricate exuberant exultant exultation eye eyebrow eyed eyelid eyes eyesight fabled face faced
facet facilitate fact faction factor faculty fade faded fail failure faint faintly fair fairly fairway fairytale faith
faithful faithfully fake falcon fall falloff false falsify falsity falter faltering fame famed familiar familiarity family
famous fan fanaticism fancy fantastic fantasy far faraway farce fare farewell farmer farmhouse farming farther fascinate
fascinating fascination fascism fashion fashionable fast fastball fasten faster fastidious fat fatal fate fateful father
fathom fatigue fatigued fault favor favorable favorably favored favorite fear fearful fearfully feasibility feasible feast
feat feather feature featured feb february federal fee feeble feed feedback feeding feedlot feel feeling feelings feline fell
fella fellow fellowship female feminine fermentation ferromagnetic fertile fervent festival festive festivity fetch fete
fever feverish feverishly few fewer fiat fibrosis fiction fictional fidget field fiend fierce fiercely fiery fifteen
fifteenth fifth fifties fifty fig fight fighter fighting figurative figure file filing fill filled film filmed filter filthy
final finale finally finance financial financially financing find finding fine finely finger fingerprint fingertip finish
finished finite fire firearm firelight firing firm firmly firmness first firsthand fiscal fish fisherman fishing fist
fistfight fit fitness fitting five fix fixed flair flame flank flap flare flash flashy flat flatly flatness flatten flatter
flattery flatus flaunt flautist flavor flaw flawless fledgling flee fleet flesh flexibility flexible flick flicker flight
flimsy flinch fling flip float floating flock flood flop florida flounder flour flourish flout flow flowering flu
fluorescence flurry flush flushed flutter flux fly foam focal focus foe fog fold folk folklore follow follower following
folly fond fondly fondness food fool foolish foolishness foot football footstep forbid forbidden force forced forceful
forecast foreclose forefinger forego foregoing foreground forehead foreign foreigner foreman foremost forerunner foresee
forest forestall forever forfeit forge forget forgetfulness forgive forgotten form formal formalism formally formation former
formerly formidable formula formulate forsake forth forthright fortify fortitude fortunate fortunately fortune forty forward
foster foul found foundation founder founding four fourteen fourth fox foyer fracas fractionate fractionation fragile
fragment fragmentary fragrant frail framework france franchise frank frankly frantic frantically fraternity fraternize fraud
freak free freedom freehand freely freeman freeze french frenchman frenziedly frenzy frequency frequent frequently fresh
freshman freshness fret friable friction friday fried friend friendly friendship fright frighten frightened frightening
frightful frigid fringed frivolous frog frolic front frontage frost frostbitten frown frozen fruitless frustrate frustrated
frustrating frustration fry fulfil fulfill fulfillment full fullback fullness fully fumble fume fun function functional fund
fundamental fundamentally fundamentals funds funeral funny furious furiously furlough furnish furor further furthermore fury
fuse fusion fuss futile futility future fuzzy gadfly gag gaiety gaily gain gallant gallon gallop gamble gambling game gamut
gang gangster gap gaping garage gardener garment gasp gassing gastrocnemius gather gathering gaudy gauge gaunt gauss gay gaze
gear gee gelding gender general generalist generalization generalize generalized generally generate generation generous
genesis genetic genial genius gentile gentle gentleman gently genuine genus geographical geographically geological geologist
geometric geometry georgia german germany germinate gerundial gesticulate gesture get ghastly ghetto ghost ghoul giant gift
gigantic giggle gilded gilt gingerly ginmill girl girlfriend girlish girlishly give given glad glance gland glare glaring
glassy glaze gleam gleaming glean glee gleeful glibly glide glimpse glint glinting glisten glistening glitter glittering
globe glomerular gloom gloomily glorify glorious glory glossary glow glower glue glued gm gnash gnaw gnp go goad goal goat
gobble god goddam goddamn goddamned goddess going goitre golden golf golfer gone goner good goodness goose gospel gospels
gossip gouge gourmet govern governed governing government governor gown grab grace graceful gracefully grade gradient gradual
gradually graduate graduation gram grammatic grammatical grand grandeur grandfather grandma grandmother granny grant granted
granular graph graphic grapple grappling grasp grasshopper grateful gratification gratify gratitude grave gravely graveyard
gravid gravity graze greasy great greatcoat greater greatly greatness greece greedily greek greenland greet greeting
gregarious grief grievance grill grim grimace grimly grimy grin grind grinding grinning grip groan grocer groom grope gross
grotesque ground group grouping grove grovel grow growing growl grown grownup growth grub grudge gruesome gruff grumble
grumbling grunt guam guarantee guard guardian guerrilla guess guest guidance guide guilt guilty gulf gull gulp gulping gun
gunfire gunman gunner gush gust gut guts guy gymnast gymnastic gymnastics habit habitat habitually hack haggard haggle hail
hair haircut hairy half halfback halfway hallmark halo halt hammer hand handful handicap handicapped handle handling handmade
hands handsome handstand handwriting handy hang hanker happen happening happily happiness happy harangue harassed harbor hard
harden hardly hardship hardtack harlem harm harmonious harmony harrow harsh harshly haste hasten hastily hat hatch hatching
hate hateful hatless hatred haul haunch haunt haunting have havoc hawaii hawaiian hawk hay hazard haze head headache headed
headland headless headline headlong headmaster headstand heal healing health healthful healthy heap hear hearing heart
heartbeat heartening heartily heat heated heating heave heavens heavily heaviness heavy hebephrenic hebrew heed heedless
hegel hegelian height heighten heights heir hell hellenic help helper helpful helpfully helpless helplessly hemisphere
hemorrhage hen hence henceforth herald herculean herd here hereafter hereby hereinafter heretofore heritage hero heroic
heroine heroism herpetologist hesitantly hesitate hesitation heterogeneous heterozygous heyday hibernate hidden hide hideous
hideout hiding hierarchy high higher highlight highwayman hijack hike hilar hill hillock hillside hilum hinder hint hip hire
hired hissing historian historical historically history hit hitch hither hitherto hitler hitter hoarse hoarsely hobble hobby
hold holiday holler hollering hollow hollywood holmes holocaust home homeland homely homer homeric homesteader homogeneity
homogeneous homosexual homozygous honest honestly honey honeybee honeymoon honolulu honor honorably honored honour hoof hook
hooked hoot hop hope hopeful hopefully hopeless hopelessly horde horizon horizontal hormone horrible horribly horrified horse
horseback horseman hospital host hostess hostile hostility hot hotel hound hour hours house household householder
housekeeping housewife houston hover however howl hp hr huckster huddle hudson hue hug huge hulk hum human humanism humanist
humanity humble humbly humiliate humiliating humiliation humility humming humor humorist humorous hunch hundred hungary
hunger hungry hunt hunter hunting hurl hurler hurricane hurried hurry hurrying hurt hurtle husband hush husky hustle
hydrophilic hydrophobic hymn hyperbolic hyperemia hyperemic hypertrophy hypocrisy hypocrite hypothalamic hypothalamus
hypothesis hypothesize hypothetical hysteria hysterical hysterically icbm iceland icy idea ideal idealist idealized ideally
identical identification identify identity ideology idiom idiosyncrasy idiot idiotic idiotically idle idleness idler idly
idyllic ignite ignorance ignorant ignore iliad ill illegal illinois illiterate illness illuminate illuminating illumination
illumine illusion illustrate illustration illustrative illustrator illustrious image imagery imaginary imagination
imaginative imagine imbecile imbed imitate imitation imitative immature immediacy immediate immediately immense immensely
immerse immigrant immoral immortal immortality immunity impact impair impale impart impasse impassioned impatience impatient
impatiently impeccable impeccably impede impending imperative imperfect imperfectly imperialism impersonal impersonate
impetuous impetus impinging impious implacable implement implementation implication implicit implike implore imply import
importance important impose imposition impossible impotent impractical imprecation impress impression impressionist
impressive imprint imprison imprisonment impromptu improve improved improvement improvise impudent impulse impute in
inability inaccurate inactive inadequate inappropriate inaudible inaugural inaugurate incapable incarnate incarnation
incentive inception inch incidence incident incidentally incipiency incisive incite incitement incline inclined include
inclusive income incompatible incompetent incomplete incompletely inconsistent inconvenience incorporate increase increased
increasing increasingly incredible incredibly incubate incur indebted indecent indecision indeed indefinite indefinitely
independence independent independently index india indian indiana indianapolis indicate indication indicator indict
indictment indifference indifferent indignant indignation indirect indirectly indispensable individual individualism
individualist individualized individually indolent indoor induce induct induction indulge indulgent industrial industry inept
inert inescapable inevitable inevitably inexorable inexpensive inexperience inexperienced inexplicable infamous infancy
infant infantile infantry infantryman infatuation infect infection infectious infective infer inference inferential inferior
inferiority infernal infest infidelity infiltrate infiltration infinite infinitely inflame inflamed inflate inflection
inflict infliction influence influent influential inform informal informally information informed infrared infrequent
infuriate infuriating ingest inhabit inhabitant inherent inherit inheritance inhibition inhibitory inhuman inhumane initial
initially initiate initiation initiative inject injection injure injured injury injustice inlet inmate inn inner inning
innocence innocent inoculation inorganic input inquire inquiring inquiry insane insanely inscribe inscribed inscription
insect insert inside insidiously insight insignificant insinuation insist insistence insistent insofar insolence insolent
insolently insoluble inspect inspector inspire instability instal install installment instance instant instantly instead
instigate instinct institute institution institutional instruct instruction instructor instrumental insufficient insulate
insulin insult insurance insure insurrection intact intake integer integral integrate integrated integration integrity
intellect intellectual intellectually intelligence intelligent intelligible intend intended intense intensely intensify
intensity intent intention intentional intently interact interaction intercept interdependent interest interested interesting
interfere interference interim interior interject interlace interlobular interlocking interlude intermediate interminable
intermittent internal internalize internally international interplay interpose interpret interpretation interpreter
interrelated interrelation interrupt interruption intersect intersection interspecies interstellar interstitial intertwine
interval intervene intervention interview interviewer interweave interwoven intima intimate intimately intimidate
intimidation intolerable intonation intone intractable intricate intrigue intrinsic intrinsically introduce introduction
introductory introject intrude intrusion intuition inure invade invader invariably invariant invasion invent inventory
inversely invest investigate investigation investigator investment investor invisible invitation invite inviting invoke
involve involved involvement inward inwardly iodinate iodinated iodinating iodination ion ionic ionized iraq ireland irish
irishman ironical irony irrational irregular irregularity irregularly irrelevant irreparable irresponsible irrigate
irrigation irritably irritate irritation island ism isolate isolated isolation isopleth isotonic isotropic issue italian
italy itch item itemize jab jabber jackass jacket jaded jagged jam jan jangling janitor january jap japan japanese jaunty
java jaw jealous jealousy jeep jeer jejunum jelly jeopardize jeopardy jerk jerusalem jest jesuit jesus jet jew jeweled
jeweler jewish jilt jimdandy jimhickey job jockey jocular john johnny join joint jointly joke jolly jolt jolted journal
journalese journalism journalist journey jovial jowl joy joyous jubilant judaism judge judgment juice juicy july jumble
jumbled jump june junior jupiter jurisdiction jurisprudence juror jury just justice justifiably justification justify justly
jutting juxtapose keen keenly keep keeping ken kentucky kerygma ketosis keynote kick kickoff kid kidnap kidnapper kidney kill
killer killing kind kinda kindly kindred kinesthetic kinetic king kingdom kinship kiss kissing kitchen kitchenette kitten
knack knee kneel knife knight knock know knowing knowledge known knuckle korea korean label labeled labor laborer lacerate
lack lacking lactating lacy lad laden lady lag lagoon laity lake lam lamb lamentation lamplight lance land landlord landmark
landmass landscape landslide language languid lanky lao laos lap lapse large largely larger larva lash lashing last lasting
lat latch late lately latent later latest lather latin latitude latter laugh laughter launch laurels lavatory lavish lavishly
law lawman lawn lawyer lay laying layman layoff layout lazily lazy lb lead leaden leader leaders leadership leading league
leak lean leap leapfrog learn learned learning lease least leave lecture lecturer ledger leer leering left lefty leg legal
legally legation legend legendary legislation legislative legislator legislature legitimate leisure leisurely lemma lend
length lengthy lesion less lessen lessened lessening lesser lesson let lethal lethargy letter lettering letterman level levy
lexical lexicon leyte liable liaison liar liberal liberalism liberate liberty library license licensed lick licking lid lie
lieutenant life lifeless lifelike lifetime lift lifter light lighted lightly lightning lightweight like likelihood likely
likewise liking limb limit limitation limited limiting limp line lineage linear linearly lined linger linguist linguistic
linguistics link lion lionize lip liquid liquidate liquidation list listen listener liter literal literally literalness
literary literature litter little live lively liver livestock livid living loaded loaf loan loathe loathsome lobby lobe
lobscuse lobule local locale locality localization locally locate located location lock locker lodge lofty logic logical
logically london lone loneliness lonely long longer longhand longing look looking lookup loom loon loop loose loosely loosen
loot lord lordship lore lose loser loss losses lost lot lots loud loudly louisiana lounge louse lousy love loveliness lovely
lover loving low lower lowered lowly loyal loyalty lucid lucifer luck lucky lug lukewarm lull luminous lump lunar lunation
lunch lung lunge lunkhead lurch lure lurid lurk lust luster lusty luxurious luxury lyric lyricist ma machine machinery
machinist mad maddened maddening made madly madman madness magazine maggot magic magical magician magnetic magnetism
magnetize magnificent magnificently magnified magnify magnitude maid maiden mail main maine mainland mainly maintain
maintenance majestic major majority majors make maker making malady malaise malaria male mama mamma mammal mammalian man
manage management manager manchester mandate mandatory maneuver manhattan manhood mania maniac maniacal manic manifest
manifestation manipulate manned manner manners manpower manual manufacture manufactured manufacturer manufacturing manuscript
many mar marbles march mare marginal marginality marinate marine marital mark marked markedly market marketable marketing
marking marksman marksmanship marriage married marry mars marshal martian martini martyr marvel marvelous marxist mary
masculine mask masquerade mass massachuset massachusetts massage masses masseur massive master mastery match matching mate
materialism materialize mathematical mathematically mathematics mating matriculate matter maturation mature maturity maximal
maximize maximum may maybe mayor mc meadow meager meal mean meandering meaning meaningful meaningless means meanwhile
measurable measure measurement measuring meat mechanic mechanical mechanically mechanics mechanism medal meddling medical
medication medicine medieval meditate medium meek meekly meet meeting melancholy melee melody melt melting member membership
memorable memorandum memorize memory memphis men menace menarche mend mental mentality mentally mention meq mercenary
merchandising merchant merciless mercy mere merely merge merger merit merrily merriment merry mesh mess message messenger
metallic metaphor metaphysical meteor meteorite meteoritic meter method methodical methodically meticulously metropolis
metropolitan mexican mexico mg micelle michigan micrometeorite micron microorganism microscopic microsecond microwave mid
middle midnight midshipman midst midway midwestern might mighty migrate migration mild mildly mile milestone militant
military militia milk millennium milliampere millidegree milligram milliliter million milquetoast mimesis mimetic min mince
mind minded mindful mindless miner mingle minimal minimize minimum mining minister ministry minneapolis minnesota minor
minority minute miracle miraculously misbehavior miscalculation miscellaneous mischief misconception misconstrue misdeed
miserable misery misfortune misgiving misjudge mislead misleading misplace misplaced misrepresent miss missile missing
mission missionary mississippi missouri mist mistake mistaken mistakenly mistress mistrust misunderstand misuse mite mitigate
mix mixed mixing ml mm moan mob mobile mobility mobilize moblike mock modal mode model moderate moderately modern modernity
modernization modernize modest modestly modesty modified modifier modify modulation moist moisten moisture molal molecular
molest molten moment momentarily momentary momentum mommy monarch monastic monday money monitor monitoring monk monkey
monologue monopolize monopoly monosyllable monotone monotonous monotony monsoon monster monstrosity monstrous month montreal
mood moon moonlight mop moral morale morality morally morals more moreover morning moroccan morocco morose morphophonemic
morrow morsel mortal mortality mortgage moscow mosquito most mostly moth mother motion motionless motivate motivated
motivating motivation motive motor mottle motto mount mountain mountainous mountainside mounted mourn mourner mournful
mournfully mouse mouth move movement mover movie moving mph much mucosa mucus muddy muffle muffled mule multiple multiplicity
multiply mumble mundane municipal murder murderer murky murmur muscle muscular muse music musical musician musicianship
musket musketry mustache muster mute mutely mutiny mutter mutton mutual myocardial myofibrilla myriad mysterious mystery
mystic mystique myth mythological mythology nab nadir nag nail naive naked name namely napoleon narrative narrow narrowed
narrowly nasal nasty nation national nationalism nationalistic nationalize nationally native natural naturally nature nausea
naval navel navigate nay nazi near nearby nearly neat neatly necessarily necessary necessitate necessity neck necktie
necrosis need needed needless negative neglect neglected negligence negligible negotiate negotiation negro neighbor
neighborhood nemesis neo neocortex neocortical nephew nerve nerves nervous nervously nest nestle network neurosis neurotic
neutral neutralism neutralist neutralization neutralize neutrophil never nevertheless new newborn newcomer newly newport news
newsboy newsletter newsman newspaper newtonian next nice nicely nickname night nightfall nightingale nightmare nilpotent nine
nineteen nineteenth ninety ninth nip no nobility noble nociceptive nod noise noisy nomia nominal nominally nominate
nomination nonetheless nonexistent nonfiction nonlinguistic nonmetallic nonresident nonsense nonspecific nonverbal noon norm
normal normally north northeast northern northerner northward northwest nose nostalgia not notable notably notation notch
note notebook noted nothing notice noticeable notify notion notorious noun nourish nov novel novelist novelty november now
nowhere nowise nuance nuclear nucleolus nucleus nudge nuisance numb number numbering numbing numerical numerous nun nurse
nursery nutrient nymph nymphomaniac oath obedience obedient obey object objection objective objectivity obligated obligation
oblige obliged oblique obliterate obliteration oblivious obnoxious obscene obscure obscurity obsequious observant observation
observe observed observer obsess obstinately obstruct obtain obtainable obvious obviously occasion occasional occasionally
occluded occupant occupation occupational occupied occupy occur occurrence ocean oct october odd oddly odor off offend
offense offensive offer officer official officially officiate offset offspring often ogle ohio oilfield oily okay oklahoma
old older oldster oleophilic olympic olympics omen ominous ominously omission omit on once one oneness onetime onlooker only
onrush onset onshore onslaught opaque open opened opener opening openly openmouthed opera operate operatic operating
operation operational operator operetta opinion opium opponent opportunity oppose opposing opposite opposition optical
optimal optimism optimistic optimum opus oral oration oratorical orb orbit orbital orchestra orchestration ordain ordeal
order ordered ordering orderly ordinarily ordinary oregon organ organic organically organification organism organization
organizational organize organized orgy orient oriental orientation oriented orifice origin original originality originally
originate ornery orthodox orthographic orthography oscillation osseous ossification other otherwise ounce oust out outburst
outcast outcome outcry outdistance outdo outdoor outdoors outer outface outfielder outfit outgoing outlaw outline outlive
outlook outnumber outrage outreach outright outrun outset outside outsider outskirts outsmart outstanding outstandingly
outward outweigh over overachiever overall overbearing overboard overcast overcoat overcome overdone overemphasize overflow
overhaul overhead overhear overlap overlook overnight overnighter overpayment overpower overreach override overrun overseas
overshoot oversized overtake overthrow overture overturn overwhelm overwhelming overwhelmingly owe owl own owner ownership
oxen oxidation oyabun pa pace pacific pacify pacing pack packet paean page paid pain painful painfully pains paint painted
painter pair palace pale palestine pallid pallor palm pamphlet panic pant panther pantomime papa papers par parable parade
paradigm paradise paradox paradoxical paradoxically paragraph parallel parallelism paralyze paramagnetic parameter parametric
paramount paranoid paraphrase parasite parcel pardner pardon parenchyma parent parenthood parimutuel paris parish parisian
park parked parking parliament parliamentary parlor parochial parody parrot parson part partial partially participate
participation particular particularly particulate parting partly partner partnership parts party pass passage passenger
passerby passing passion passionate passionately passive passively past pasted pastor pasture pasty pat patch patent pathetic
pathogenic pathological pathologist pathology patience patient patiently patriot patriotic patriotism patristic patrol
patrolman patron patronage patronize patronizing patronne patter pattern pause paved paw pay payable payday payment peace
peaceable peaceful peacefully peacock peak peaked peasant pebble peck pecs pectoral peculiar peculiarity peculiarly peddle
peddler pedigree peel peer pelt pelvic penalize penalty penance pending penetrate penetrating penetration pennant
pennsylvania penny pension people perceive percent percentage perception perceptive perceptual perch perchance percussion
percussive peremptory perfect perfection perfectly perform performance performer perfunctorily perhaps perilous period
periodic periodical periodically peripheral peripherally perish perky permanent permanently permeate permission permit
perpetrate perpetuate perpetuation perplexed perplexing persecute persecution persist persistence persistency persistent
persistently person personal personality personally personify personnel perspective perspiration persuade pertain pertinent
perturbation pervade perverse perversely pester pestered pet petition petitioner ph phalanx phantom phase pheasant phenomenon
philadelphia philippines philosopher philosophic philosophical philosophy phone phoneme phonemic phonemics phonetic
phonologic phonology phony photographic phrase physical physically physician physicist physics physiognomy physiological
physique pianist picasso pick picket pickup picnic pictorial picturesque picturing pie pierce piezoelectric pig pigeon pile
pilfer pilgrimage pilot pimp pinch pinched pinpoint pioneer pirate pistol pitch pitched pitcher pitchfork pitching piteous
pitiless pittsburgh pituitary pity place placement placid plague plain plainly plan planar planet planetary planned planner
planning plantation planter planting plasma plasticity plato platonic platonism platonist platoon plausible play player
playing playmate playwright plead pleasant pleasantly please pleased pleasing pleasure pledge plentiful plenty pleura pleural
plight plod plodding plot plow plowing plowshare pluck plumb plumber plump plumpness plunder plunge plunk poach poem poet
poetic poetry poignant point pointed poise poised poke poland polar polarity polarization polarize police policeman policy
polish polished polite politely politeness political politically politician politics poll polls polymerization polynomial
pompous pompously poncho pond ponder ponderous pony poor poorly pop pope popping populace popular popularity popularly
populate populated population populous pork porous port portable portentous porter portion portray portrayal portwatcher pose
position positive positively positivism positivist posse posseman possess possessed possession possessive possibility
possible possibly possum post posterior postpone postulate posture postwar potency potent potential potentiality potentially
pothole potter poultry pounce pound pounding pour poverty powdered powdery power powerful powerfully practicable practical
practically practice pragmatic prairie praise prance pray prayer preach preacher preaching precarious precaution precede
precedence precedent preceding precious precipitate precise precisely precision preclude precondition predecessor predicator
predict predictable prediction predictive prednisone predominantly predominate preface prefer preferably preference
preferentially pregnant prejudice preliminary preliterate premium premix premonition preoccupation preoccupied preparation
prepare prepared preposition prepositional preposterous prescribe prescribed prescription presence present presentable
presentation presently preserve preserved preside president presidential press pressing pressure prestige presto presumably
presume presumption presuppose presupposition pretence pretend pretended pretty prevail prevent prevention previous
previously prevision prewar prey price priceless pricing prick pride priest primarily primary prime primed primeval primitive
principal principally principle print printing prior priority prisoner privacy private privately privilege privileged privy
prize pro probability probable probably probe problem procedural procedure proceed proceedings proceeds process processing
proclaim proclaimed proclamation procreation procure procurement prod prodigious produce producer production productive
productivity profess professedly profession professional professionally professor proffer proficient profile profit
profitable profitably profits profound profoundly profundity program programming progress progression progressive
progressively progressivism prohibit prohibition project projectile projection proliferation prolong prolonged prominence
prominent prominently promise promising promote promoter promotion promotional prompt promptly promulgate prone pronoun
pronounce pronounced pronouncement proof propaganda propagandist propagandistic propagation propel proper properly property
prophecy prophet prophetic prophetically proportion proportional proportionate proposal propose proposition proprietor
proprietorship proscribe prose prosecute prosecution prosecutor prospect prospective prosperity prosperous prostitution
prostrate protect protection protective proteolysis protest protestant protestantism protestation proto protogeometric
prototype protozoa protrude proud proudly prove proverb provide providence province provincial provincialism provision
provisional provoke prowess prowl proximal proximate pry pseudo psithyrus psyche psychiatrist psychical psychically
psychological psychologist psychology psychotherapy pubescent public publication publicity publicize publicly publish
published publisher pucker puff pull pulley pulmonary pulse punch puncher punctured punish punishment pupate pupil puppy
purchase pure purely purification purify purity purl purport purpose purposeful purposely pursuant pursue pursued pursuer
pursuing pursuit push pushup pussy put putt puzzle puzzled puzzling pyknotic python quack quackery quaint quake qualification
qualified qualify qualitative quality quantitative quantitatively quantity quarrel quart quarter quarterback quasi quavering
queen queer quell querulous query question questionable questioning questionnaire quick quicken quickly quiet quietly
quietness quirk quit quite quiver quixotic quiz quotation quote rabbi rabbit race racial racket racketeer radial radiance
radiant radiate radiation radicalism radically radio radioactive radius rage ragged raid rain rainbow raise raised raising
rake rally rallying ram ramble rancher random randomly range ranging rank ransack ransom rap rape rapid rapidly rapture rare
rarely rat rate rather ratify rating ratio ration rational rationale rationalism rationalize rationally rationing rattle
rattler rattlesnake rattling raucous raw razor reach react reaction reactionary reactivate reactivity read reader readily
readiness reading readjust ready reaffirm real realism realistic realistically reality realization realize really realm reap
reappear rear rearing rearrange rearward reason reasonable reasonably reasoning reassemble reassert reassurance reassure
reassuring reb rebel rebellion rebellious rebuff rebuild rebuilding rebuke rebut recall recapture recede receipt receipts
receive receiver recent recently reception receptionist recess recipient reciprocal recital recite reckless recklessness
reckon reclaim reclaimed reclassify recognition recognizable recognize recognized recoil recollect recollection recommend
recommendation reconcile reconsider reconstruct reconstruction reconvene record recorded recount recourse recover recovery
recreate recreation recreational recrimination recruit recruitment rectangular recur recurrent redcoat redeem redefinition
redeposition rediscover redistribute redouble redoubtable redress reduce reduced reduction redundancy redundant reek reelect
reenact reexamine refer reference refine refined refinement reflect reflection reflective reflex reflexly reform refrain
refreshed refreshing refrigeration refuel refugee refund refusal refuse refute regain regard regardless regime regiment
regimental region regional register registrant registration regret regular regularity regularly regulate regulation
rehabilitation rehearsal rehearse reign reinforce reinforcement reinterpret reissue reiterate reject rejection rejoice
rejoicing rejoin relate related relation relations relationship relative relatively relax relaxed relay release relegate
relent relentless relentlessly relentlessness relevance relevancy relevant reliability reliable reliance relief relieve
relieved religion religious religiously relinquish relish reliving reload reluctant reluctantly remain remainder remaining
remake remand remark remarkable remarkably remedy remember remembrance remind reminder reminisce remnant remodel remonstrance
remonstrate remote removal remove renaissance rename rend render rendering rendezvous rending rendition renew renewal rent
reopen reorganize repair repay repeal repeat repeated repeatedly repel repent repetition replace replacement replenish reply
report reported reportedly reporter repose represent representative repress reprimand reprint reprisal reproach reprobate
reproduce reproducible republic republican repudiate repulse repulsion reputable reputation repute request require required
requirement requisition reread rescind rescue research researcher resemblance resemble resent resentful resentment
reservation reserve reserves reside residence resident residential resign resignation resist resistance resolutely resolution
resolve resolved resonance resonant resort resource respect respectable respected respectful respective respectively respects
respiratory respite respond response responsibility responsible responsiveness rest restate restatement restaurant restive
restless restlessly restoration restore restrain restrained restraint restrict restricted restriction restrictive result
resultant resume resuspend retail retailer retailing retain retaliate retaliation retention rethink reticulate retinal retire
retired retirement retort retrace retract retreat retribution retrieve return reunion reunite revamp reveal revel revelation
revenge revenue reverberation revere reverie reverse reversible revert review revise revised revision revive revolt
revolution revolutionary revolve revolver revulsion reward rewarding rewrite rheumatism rhino rhyme rhythm rhythmic ribbon
rich richmond richness rid riddle ride rider ridge ridicule ridiculous rifle rifleman right rightfully rightly rigid rigidly
rigor rigorous ring ringing rinse riotous rip ripe ripen ripple rise rising risk rite ritual rival river riverbank rivet roam
roar roaring roast rob robber robbery robe rock rocket rocklike rocky rodeo roiling role roleplaying roll roman romance
romantic romanticize rome romp rooftop rookie room rooster rooting roster rosy rot rotate rotation rough roughly roughness
round roundabout rounded roundup rouse rousseau route routine rove row rowdy royal royalty rpm rub rude rudimentary ruefully
ruffle ruffled rugged ruin rule ruler ruling rumanian rumble rummage rumor run runaway runner running runoff rural rush
rushing russia russian rustic rustle rustler rustling rusty sabotage sacred sacrifice sacrilege sad sadism sadly sadness safe
safeguard safely safety sag saga said sail sailing sailor saint sake salacious salary sale saleslady salesman salesmanship
salient saliva salon saloon salute salvage salvation salve salvo same sameness sample sampling sanction sanctity sandwich
sane sanitation sarcasm sarcastic sardine satire satisfaction satisfactorily satisfactory satisfied satisfy saturation
saturday saturn savage savagely savannah save saving savings savor say scale scamper scan scandal scant scar scarcely scare
scared scarf scarred scatter scattered scene scenic scent scented schedule schematic scheme schizophrenic scholar scholarly
scholarship scholastic school schoolboy schooldays schoolgirl schoolhouse schoolmate schoolroom sciatica science scientific
scientifically scientist scimitar scoff scoffing scold scoot scope score scoreless scores scorn scornful scornfully scot
scotland scour scouring scours scout scowl scramble scrap scrape scraping scratch scrawny scream screaming screech scribe
scrimmage script scriptural scripture scrub scrutinize scrutiny scuffle sculptor sculptural scurry scurrying scuttle sea
seaman sear search searching season seasonal seat seated seattle sec secede second secondarily secondary secondhand secondly
secrecy secret secretary secretion secretly section secure security sedan sediment sedimentation see seek seem seeming
seemingly seep segmental segregate segregated seize seizure seldom select selected selection selective self selfish
selfishness sell selling semantic semantically semiliterate seminary senate senator send sending senior sensation sensational
sense senseless sensibility sensible sensing sensitive sensitivity sensitize sensory sensuality sentence sentiment
sentimental separable separate separated separately separation sept september septic septum sequence serenade serenely
serenity sergeant series serious seriously seriousness sermon serpent serratus serum servant serve service serviceable
services session set setback setting settle settled settlement settler seven seventeen seventeenth seventh sever several
severe severely severity sew sex sexual sexually shabby shackled shade shaded shading shadow shaft shake shaken shakespeare
shaking shallow shamble shame shameful shape shaped shapeless share shared sharp sharpen sharply shatter shave shaved shaving
shawl shear shed sheep sheeplike sheer sheet shenanigan shepherd sheriff sherry shibboleth shielded shift shifting shimmy
shin shine shining shiny ship shipping shirk shirt shit shiver shivering shock shod shoot shooting shopping shore short
shortage shorten shortly shortsighted shortstop shot shotgun shoulder shout shouting shove shovel show showcase showdown
shower showing shred shrewd shriek shrill shrilly shrink shrubbery shrug shudder shuffle shun shunt shut shutdown shuttle
siberia sic sicilian sick sicken sickness side sidelong sidestep sidewise sidle siege sift sigh sight sightseeing sign signal
signature signed significance significant significantly signify silence silent silently silhouette silly silvery similar
similarity similarly similitude simmer simple simplicity simplify simplistic simply simulate simulated simultaneous
simultaneously sin sincere sincerely sincerity sinewy sinful sinfulness sing singer singing single singsong singular sinister
sink sinking sinner sinusoid sioux sip sir sire sister sit site sitting situate situated situation six sixteen sixteenth
sixth sixties sixty sizable size sized sizzling skedaddle skeletal skeptic skeptical skid skiff skill skilled skillful
skillfully skim skin skinny skip skirmish skirmisher skull sky slack slacken slacks slam slant slanting slap slash slashed
slaughter slave slavery slavic sleep sleepy slender slice slicker slide slight slightly slim sling slink slip slippery slob
slop slope sloping sloppy slot slovenly slow slowing slowly slowness slug slugger sluggish sluice slum slumber slump smack
small smaller smallness smart smash smell smile smiling smite smitten smoke smokehouse smolder smooth smoothly smoothness
smother smug smuggle smuggler snail snake snap snare snarl snatch sneak sneer snicker sniff sniper snore snoring snort snub
snuggle snugly so soak soar soaring sob sober soberly social socialism socialistic socially society socioeconomic
sociological sock sod sodden soft soften softening softly softness soil soiled solace solar solder soldier soldiery solely
solemn solemnly solicit solicitude solid solidarity solidity solidly solitary soloist solve somatic some someday somehow
someone somersault sometime sometimes somewhat somewhere somnolent son song songwriter sonny soon sooner soothe soothingly
sophisticated sophistication sophomore soprano sorb sorbed sordid sore sorely sorority sorption sorrow sorrowful sorry sort
soul sound sounding soup sour source south southeast southern southerner southpaw southward southwest sovereign soviet
soviets sow space spaced spacing spacious spaciousness spain span spanish spare spark sparkle sparkling sparse spatial
spatially spatter speak speaker spear special specialist specialization specialize specialized specially specialty species
specific specifically specificity specified specify specimen speck spectacle spectacular spectacularly spectator specter
spectral spectroscopy spectrum speculate speculation speculative speech speed speedily speedy spell spellbound spelling spend
spherical spill spin spirit spirited spiritual spiritually spit splash splattered spleen splendid splendor splinter split
spoil spoken sponge spongy sponsor sponsorship spontaneity spontaneous spontaneously sporadic sport sporting sportsman spot
spotless spotlight spouse spout sprawl spraying spread spree spring springfield springtime sprinkle sprinkling sprinter
sprout spurn sputter spy squad squadron squall squared squarely squat squatting squawk squeak squeal squeeze squint squire
squirm squirrel stability stabilization stabilize stable stack staff stage stagger staggeringly stagnant stain stained
staining stake stalk stall staminate stammer stamp stampede stand standard standardized standing standpoint star stare start
starting startle startled startling starvation starve state statement statesman stationery statistic statistical
statistically stature status statute statutory staunch stay stead steadfastly steadily steady steak steal stealthily steam
steep steer step stepmother stepwise stereo stereotype stereotyped sterilize stern sticking sticky stiff stiffen stiffly
stiffness stifle still stillness stimulant stimulate stimulation stimulus sting stink stipulate stir stock stockholder
stocking stoic stoicism stolid stolidly stomach stomp stoop stooped stop storage storm stormy story storyline storyteller
stout stoutly straddle straggle straggler straight straighten strain strained straining strait strange stranger strangle
strategic strategy stratify stratum stravinsky stray streak streaked stream streaming streamlined streetcar strength
strengthen stress stretch stretched strew stricken strict strictly stride strife strike striking strikingly strip strive
striving stroke stroll strong strongly strop structural structurally structured struggle struggling strum strut stubborn
stubbornly stubbornness stud student studiously study stuffy stumble stun stunned stunt stupendous stupid stupidity stupidly
stupor sturdy stutter style stylization suave subdivision subdue subdued subject subjective subjectivist sublime submarine
submerge submission submissive submit submucosa subordinate subscribe subscription subsequent subsequently subside subsidize
subsistence subspace subspecies substance substantial substantially substantiate substitute subsystem subtend subtle subtlety
subtract suburb suburban suburbanite succeed succeeding success successful successfully succession successive successor
succor succumb such suck sudden suddenly suds sue suffer sufferer suffering suffice sufficient sufficiently suffix suffocate
suffuse sugar suggest suggestion suicide suit suitable suitably suited sulkily sulky sullen sullenly sultry sum summarize
summary summer summon sumptuous sun sunday sundown sundry sunken sunlight sunny sunray super superb superbly superficial
superimpose superintendent superior superiority superlative supernatural supersede supersonic superstition supervise
supervision supervisor supper supplant supplement supplicate supplier supply support supporting supportive suppose supposed
supposedly suppress supra supremacy supreme sure surely surge surgeon surmise surmount surpass surplus surprise surprised
surprising surprisingly surrender surround surrounded surrounding surroundings surveillance survey surveyor survival survive
surviving survivor susceptibility susceptible suspect suspend suspended suspense suspicion suspicious suspiciously sustain
sustenance swagger swaggering swallow swamp swan sward swarm sway swear sweat sweatshirt sweden swedish sweep sweeping sweet
sweetheart swell swelling swerve swift swiftly swim swindle swing swirl swiss switch swivel swoop sword syllable symbol
symbolic symbolically symbolism symbolize symmetric symmetrical symmetry sympathetic sympathize sympathy symphonic symphony
symposium symptom synagogue synchrony syndicate synonym syntax synthesis synthesize synthetic systematic systematically
systematize tableau tabulate tack tackle tact tactic tactics tactile tactual taffy tag tail tailor tailored take tale talent
talk tall tally tame tangible tangle tangled tango tank tantalizing tap tapping target tariff task taste tattered taunt taut
tavern tax taxi taxpayer tea teacart teach teacher teaching team teammate teamster tear tears tease teat technical
technically technician technique technological technology tedious teen teenage teenager teens teeter telegram telegrapher
telegraphic telephone televise television tell temerity temper temperature temple tempo temporal temporarily temporary tempt
temptation ten tenancy tenant tend tendency tender tenderly tenderness tendon tenement tenor tense tensely tension tentative
tentatively tenth tenure term terminate termination terminology terms terrain terrestrial terrible terribly terrier terrific
terrified terrifying territorial territory terror test testament tested testicle testify testimonial testimony testing texan
texas text texture thank thanks thanksgiving thaw theater theatre theatrical theatrically theme then thence theologian
theological theology theorem theoretical theoretically theorize theory therapeutic therapist therapy there thereafter thereby
therefore therefrom therein thereof thereto theretofore therewith thermal thermodynamic thermometry thesis thick thicken
thicket thickly thickness thickspread thief thieving thigh thin thing things think thinking thinness third thirst thirteen
thirty thither thorough thoroughgoing thoroughly though thought thoughtful thoughtfully thoughtless thousand thrash threat
threaten threatening three threshold thrifty thrill thrilling thrive thriving throat throb throbbing throng through
throughout throw thrust thud thumb thump thumping thunder thundering thunderous thursday thus thwart thyroid thyroxine tibet
tibetan tick ticket tide tidewater tidings tie tied tiger tight tighten tightly tilt tilted timbered timbre time timely times
timid timidly timing tingle tingling tinkle tint tiny tip tiptoe tired tissue tit titer title titter toad toast tobacco today
toe together toil token tokyo tolerance tolerant tolerate toll tomorrow ton tonal tone tongue tonight tons too tool tooth top
topic topical topography topple torment tormentor torn torrent torso tortuous torture tory toss total totally totter
tottering touch touchdown touching tough tour tourist tournament tousled town toxic trace trachea tracing track tract tractor
trade trademark trader trading tradition traditional traditionalism traditionalist traffic tragedy tragic tragicomic trail
trained training trait traitor tramp trample trance tranquilizer tranquilly transact transaction transcend transcendental
transcribe transfer transform transformation transition transitional translate translation translucent transmission transmit
transmutation transmute transparent transpiration transpiring transplant transport transpose transverse trapper travel
traveled traveler traverse tread treason treasure treasurer treasury treat treated treatment treaty tremble trembling
tremendous tremendously tremor trend trespass trial tribal tribute trick trill trim trio trip triple triumph triumphant
triumphantly trivial troop trooper troops tropical trot trouble troubled troublesome troupe trousers truck trudge true truly
trundle trust trustee trustworthy truth truthful try trying tsunami tuberculosis tuck tudor tuesday tug tuition tularemia
tumble tumor tumult tune tuning turban turbine turbulent turkey turmoil turn turned turning turnover tutor tv twelfth twelve
twenties twentieth twenty twice twilight twin twine twinge twinkling twirl twirler twist twitch two twofold type typewriter
typhus typical typically typify typing typography tyranny ugly ulcer ultimate ultimately ultrasonic ultraviolet unable
unaccompanied unadjusted unaffected unambiguous unambiguously unanimous unanimously unasked unassisted unattractive
unavailable unavoidable unaware unawareness unbroken uncertain uncertainly uncertainty unchanged uncharged uncle unclean
uncomfortable uncommon unconcerned unconcernedly unconscious unconsciously unconvincing uncooperative undaunted undeniable
undepicted under underachiever underbrush underdeveloped underestimate underfoot underground underlie underline underlying
undermine underscore undershirt understand understandable understanding understate understood undertake underwater underway
underwrite undesirable undeveloped undiminished undo undoubtedly undress undue unearth uneasily uneasiness uneasy
uneconomical unemployed unemployment unequally unequivocally uneven unexpected unexpectedly unexplained unexplored unfamiliar
unfavorable unfitting unfold unforgettable unfortunate unfortunately unfrozen ungainly ungodly unhappy unheeding
unhesitatingly unhitch unholy unhurriedly unified uniform uniformed uniformity uniformly unify unimportant unimpressed
uninterrupted union unique uniquely uniqueness unit unite united unity universal universality universally universe unknown
unleash unlike unlikely unlimited unlined unload unloading unlock unlocked unmarried unmistakable unmistakably unmolested
unmoved unnatural unnecessarily unnecessary unobtainable unoccupied unofficial unorthodox unpaid unpaired unpleasant
unpopular unprecedented unpredictable unprepared unqualified unquestionably unrealistic unrelated unreliable unrestricted
unsatisfactory unsaturated unscientific unscrew unscrupulous unseen unsmiling unsolved unspeakable unstable unstained
unsteadily unstressed unstructured unsuccessful unsympathetic untie untouched unusual unusually unwanted unwelcome
unwillingness unwire unwise unwittingly up update upgrade upheaval uphold upkeep uplifting upper upraised upright uproar
upset upstairs upstream uptake uptown upward upwards urban urbanized urge urgency urgent urging usable usage use used useful
usefulness useless user usher ussr usual usually usurp utah utility utilization utilize utmost utopia utopian utter utterly
vacancy vacant vacate vacation vacuolization vacuum vague vaguely vain valet valiant valid validate validity valley valor
valuable valuation value valued values vanish vanished vanity variability variable variant variation varied variety various
variously vary varying vascular vast vastly vaudeville vector veer vegetable vegetation vehement vehicle veil veiled vein
velocity velvety vendor venerable vengeance ventilation venture venus verb verbal verify veritable vermont verse version
vertebral vertex vertical verve very vessel vest vestibule veteran veto vibrant vibrate vice vicinity vicious victim
victimize victorian victory vie vientiane view viewpoint vigilance vigorous vigorously village villager villain vindication
vindictive violate violation violence violent violently violinist virgin virginia virile virtually virtue virtuoso virulence
virus visage viscoelastic viscosity visible visibly vision visit visitor visual visualize visually vital vitality vitally
vitals vivacious vivid vividly vivify vocabulary vocal vocation vocational vociferous vogue voice volatile volley voltage
voltaic voltaire volume voluminous voluntarily volunteer voluptuous vote voter voting vow vowel voyage vulgar vulnerability
vulnerable vulture wade wag wage wages wagon wail waist wait waiter waiting wake wakeful wakefulness walk wallop wallow
wander wandering wane want war ward warfare warily warlike warm warmth warn warning warp warrant warrior warsaw wary wash
washed washing washington waste wasted wasteful wasteland watch watching watercolorist waterfall watery watt wave wavelength
waver wavy way wayward weak weaken weakly weakness wealth wealthy weapon wear wearily weariness weary weather weave wed
wedding wednesday wee week weekend weekly weep weeping weigh weight weightlessness weird welcome welfare well welter wend
west western westward wet whack wheel wheeze whereabouts while whine whinny whip whipping whir whirl whirring whiskey whisky
whisper whistle whistling whiteface whiz whole wholesome wholly whoop whore wicked wide widely widen widespread widow widowed
width wield wife wiggle wigmaker wild wildlife wildly wildness will willing willingness win wince wind winding windy wingman
wings wink winless winner winning winter wipe wiry wisdom wise wisecrack wisely wish wit witch withdraw withdrawal withhold
withholding within withstand witness witty wizard wobble woe woeful woman wonder wonderful wonderfully wondrous wondrously
woo wooden woodenly woodpecker woods woolly word words wordsworth work workable worker working workman workout world worm
worn worried worry worse worship worst worth worthwhile worthy wound wounded wrack wraithlike wrangle wrap wrapped wrath
wrathful wreck wrench wrestle wrestling wretch wretched wriggle wring wrist writ write writer writhe writhing writing written
wrong wrongly wryly wyoming yank yankee yard yardage yawn year yearn yearning years yell yelp yes yesterday yet yield
yielding yokel yokuts young younger youngster youth youthful yr zeal zero zigzag zoom
`;
