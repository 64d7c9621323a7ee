/**
 * Ordinary English words one letter away from a garden word ("father", "planks", "setting"): they are what they are, never a slip.
 * Found by asking `respell` for every word of a spelling checker's short list (Debian's wamerican-small); words that mean the
 * garden word all the same ("cactuses") are left out. A new garden word can bring new neighbors.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
  abides abound abounds accept accepts acorns aggregated aground annals annul annuls appal appals appear appears
  armor armories armory armour ascent ascents avocadoes awing babbling backward backwards balding bandana bandanas
  bandying banging banking banning barns barred barren barrens basing basked batter batters beach beaded beading
  beads beater beaters beds bedside bedsides bench bending betted bettor bettors bidding bigger binding bindings
  bird birds birth bitter blaming blanked blanker blankest blanket blaring bleach bleaches blending blight blights
  blooding bloomed blushed board boarded boarder boards bolder bond bonding boomed booming border boss branding
  brass breach breaches bread break breeding bride brides bridged bridle bridles brink broke broker brokers
  brooded brooked brownies brushes bubble bubbled bubbles bubblier budding budge budged budges bugger buggers
  builder burbling burns burping burring burying bushed butter butters canter canters capillaries carved caste
  castes catchy cause caused cedar's ceder chapping charcoals chars chase chases chasten chastens chaster cheapen
  cheapens checks cheeping cheery chimed chinks chipped chirping choirs choking chopping choral chorals chucks
  cider ciders clacks clamber clambers clapped class clause clauses cleaner cleaners cleansed cleared cleaved
  clever clicks climbed clipping clippings close closed closet closets cloudy clove cloven cloves coarse cobbler
  cobblers cocking coding coffer coffers coking comer compose composes conditioned confer confers contained
  contracting cooing cool cooling cooping copping copying coring corking cornea corneas corned corner cornet
  cornets cornier corns coroner coroners corpus corral corrals cortex counted counties county course coursed
  courser covert coverts coves covets cowers cowing craftsmen cranks crashed crass creamy creep creeps crick
  crocks crooking crouch crouches crushes crusted cubing curbed cured curing curled curling curse cursed curses
  cursing dabbed danker daring darken darkens daubed dawn decks deco decompose decomposes deign deigns denser
  derive derives desk dessert desserts dicing digger diking dinning diving docking docks domestic domestics dose
  dreamy drivel drivels driven driver drivers ducking duding duping earthy edger egging eight elevate elevates
  enhanced entranced ether expansive expose exposes extensive fading fairly faking falser fared faring farming
  father fathers fating fazing feathery featured feeler feelers felled fenced fencer fences fender fenders fending
  ferns fight filed filler fillet fillets filmed finesses finest flaking flaming flight flighty flora florae
  floras florid flouting flowed flower flowered flunking foaming folder fond font fool fores former fortune
  fortunes franking fraying fright frights fringed fruity fuchsia fulled gaging gaming gaping garaged garden's
  gassed gasses gating gavel gavels gazed glared glass glassed glassy glaze glazes glazing glide glided glides
  glower glowers glowing grasp grasped grasps grated grave graved gravels gravely graven graver graves grazed
  grazing grease greener grocer grocers groping gross grossed grosses grousing grovel growling grub guard gutted
  handing harden hardly hasting hearing hearings hearth hearths hearties hearty heater heaters heathen heathens
  hedged height hence herding hinging hither hoarse hogging hoisting holder hooting horsed horseshoed hose hosing
  hostel hosts housed imaged impatient inciting indices indict indicts infinite inland insider insiders inspiring
  insuring irritation irritations joins kernel kernels khakis lading lager lancing larding later latter lattice
  lauding lawns layers leafing leaking leaning leaping leasing ledge lending lighted lighten lightens lighter
  lightly lightning lightnings liking limber limbers liming linen liners linger lingers linked linking littler
  lively loading locks lodger lodgers logger lonely longed longing longings loping loss lounged lower lowing lunge
  lunges lunging madden maddens mangle mangles manicure manicures mantel mantels mantled manure manures marbled
  marching mastery matter matters matured maturer mauls meddle meddles mental meowing meteor meteors mewing might
  mocks model modem moderns mooing moping moss muddle muddles mulching mulct multi munched muster musters naive
  naturalized necks needled needless night nose older organizes ouster ousters outsider outsiders overhear
  overheard overhears overheat overheats oversee overseeing overseen overseer overseers oversees pacers pacing
  packet packets packing padlock padlocks paging pained painter palace palaces palate palates paling pamper
  pampers panted panting pants papas papers pardon paring parity parring parsing parting partings partly patios
  patrol patted patter pattern patters patting pauper paupers pawing pawn payers paying peach pecks pence pens
  pepped perking perter pester pesters peter peters petted petting petty phone photon photons picked pictured
  piers pitted pitting place placed plaice plane planed planet planets planing plank planked planking planks
  planned planner planners planning plans planted planter plaster plate plated plating platter platters pliant
  plotted plunged plunger plungers pocket pockets pods pointed pokier polar poll pond popular pored ported pose
  posted potter potters potting pouted powder powders power preach preaches prefect pressured prick prickle
  prickles printed processional processionals properly province provinces pungent punting putted puttying racial
  racked racking radical radicals radio raided raiding railed rained raining raising ranked ransom ransoms ratio
  ravel reach reelecting regaining remaining renovated report reports resign resigns rested retailer retailers
  retailing retained retort retorts right riling robber robbers rocker rockers rocket rocky rods rooking rose
  rotund rouses rubbed rubier ruining rushed rustled rutted sacked saliva salves salving salvo satin savers sawing
  saying sayings scoots scorch scorches scouts scream screams scrub scrubbed sculptured sealing seaming searing
  seceded sedating seemed seeped setting settings sewing shade shaded shadowy shamed shape share shared sharped
  shatter shatters shaved shaving shingle shingles shorted shorten shortens showed showier shrank shriek shrieks
  shrine shrines shrub shrug shrunk shunning sidles sidling sifting sight silting silvery simmer simmers singe
  singes singled singly siring siting sizing skating skimming slacked slanted slash slashes slated slating slaving
  sleeker sleepier slicing slier slight slimming slipping slitting sliver slivers slotted slower slummer smacked
  smoked smokier snacked snider snitch snitches soaped socks sods solder solders solider source sowing sparing
  spatted speeded spider spiders spilt spire spires spitting splint splints splurge splurges sprang sprig sprigs
  springy sprinkle sprinkled sprinkles sprint sprints spruced sprucer sprung sputter sputters spying squire
  squires stains staked stalked stampede stampedes staring state states stating stature statures status statuses
  statute statutes staving steam steamed steams steeper steeping steeps stellar stepped stepping sting stings
  stirs stitch stitches stocked stocky stokes stoles stomped stone's stoned stopper stoppers stopping store stores
  storing stove stoves strain strained strains streak streaks stretched stretches striding striking strikings
  stringy stripping stript striving strong structured strung stuffy stumped stunting stutter stutters styled
  subbed subset subsets suction suctions sugary summed sunned sunning surge surges surprised swamped swampy
  swatted sweating sweeper sweepers syringe syringes tabled tablet tablets tales talker talkers tampered tanking
  teller tellers terminals terns thicken thickens thicket thickets thinker thinkers thinned thorough those thrash
  thrashes thread threads throughput tight timer timers tinning tireless tool topical toss tower trashy travel
  treeing trees trial trials trick trucked tumble tumbler tumblers tumbles turns unblock unblocks unlock unlocks
  updated upgraded uptight urbane verged violent waiter waiters waking walked walling wallow wallows walls warden
  wasted wasting water watery wavers weaved weaver weavers wedge weeding weeing whereas whisked whisker whiskers
  whiskies whisky whiskys whiten whitens whiter wicked wicket wickets widow widows wilder wingers winner winners
  wished wishing wooded wool woolens yawn
  brassy bucked confederated lander maritime matted milder milker milled panties ribbed robbed rocked rockier
  starchy stolid toiled trailed trainer trainers trawler trawlers worked
  heated heating bankers basting bating baiting betting blunting boating battling bulker breadths breathes caper caresses campers chests callers coasts colons colored colorer cooled cooler costs creeped crests clamping early earlier eluder entered estimated fragrant forges forged forgets germans ghosts graphs
  guarded healthy locking looking looks looming looping loosing machined miner nestles numbered numbed organs others outlined outliner outlives oceans parcels passions plagues plotting plumes porting posting priced prided pride quoted quotes quacking ranges ranged ringer salons saloons scanted scents scented
  seated sinners skeptics snaked societies speeds sported spotted spouts spouted squalls stakes stalks stands steads steers strokes tears themed threats throws tongues touched trained traits transformed trimmed tuned turned turner ushers valleys volleys waists wandering wastes welcomed wheeled wholes wondering wraths welcomer
`
    .trim()
    .split(/\s+/),
);
