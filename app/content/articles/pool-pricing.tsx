import type { Article } from "./article.ts";
import { Cite, Figures } from "./prose.tsx";

const Content = () => (
  <>
    <p>
      A pool quote goes wrong in one of two ways. Either it is a round number from the last job, and the yard
      turns out to be different, or it is a careful sum that takes a week, and by then somebody else has the
      signature. This guide is about a third way: a price built from a few numbers that you can measure on the
      first visit, with a range that you can defend, on the day you stand in the yard.
    </p>
    <p>
      The figures here are national ranges in US dollars from public pages, gathered for the price book behind
      this site and read in 2026. They are a place to start from. Your suppliers, your crews and your county
      will move every one of them, so treat each number as a question to put to your own books.
    </p>

    <h2>Start with the shell, because the shell decides the rest</h2>
    <p>
      Three kinds of pool cover nearly every backyard job, and they live in different price worlds.
      Manufacturers and dealers publish installed ranges that are wide on purpose, and they have crept upward:
      the dealer ranges quoted for 2026 sit well above the older national ones.
      <Cite source={1} />
    </p>
    <Figures
      caption="Installed price of the pool itself, USD. National range and 2026 dealer quotes; sources 1."
      head={["Shell", "National range", "2026 dealer quotes"]}
      rows={[
        ["Vinyl liner", "$25,000 to $65,000", "$60,000 to $90,000"],
        ["Fiberglass", "$30,000 to $85,000", "$70,000 to $100,000"],
        ["Concrete or gunite", "$50,000 to $120,000", "$65,000 to $125,000+"],
      ]}
    />
    <p>
      Say what the shell will cost later, too. A vinyl liner has to be replaced every 5 to 15 years at $3,000
      to $7,500 each time.
      <Cite source={1} /> A customer who hears that from you, before they hear it from a neighbor, trusts the
      rest of your numbers. It is also the honest way to sell an upgrade: over twenty years two liners can
      cost as much as the step up to the next shell.
    </p>

    <h2>Then price what is around the water</h2>
    <p>
      Most of the mistakes in pool quotes are made outside the pool. The shell comes with a price list. The
      coping, the deck, the dirt, the fence and the lawn do not, and together they can be half of the job.
    </p>
    <h3>Coping goes by the foot</h3>
    <p>
      Measure the water's edge, not the area. A plain 20 by 40 foot rectangle has 120 feet of edge
      <Cite source={2} /> and the material you choose multiplies by all of them:
    </p>
    <Figures
      caption="Coping per linear foot, and for the 120 feet of a 20 x 40 pool, USD; source 2, products worked out here."
      head={["Coping", "Per foot", "120 feet"]}
      rows={[
        ["Concrete", "$6 to $10", "$720 to $1,200"],
        ["Paver", "$20 to $25", "$2,400 to $3,000"],
        ["Brick", "$25 to $30", "$3,000 to $3,600"],
        ["Natural stone", "$35 to $55", "$4,200 to $6,600"],
      ]}
    />
    <p>
      The step from concrete to stone is worth $3,480 at the low end and $5,400 at the high end on this pool.
      That is a decision that customers like to make with their eyes, so show both on a picture of their yard
      before you talk about it.
    </p>
    <h3>The deck goes by the square foot</h3>
    <p>
      A deck of 4 feet all around that same pool is not 4 feet times 120. The corners count: the outer
      rectangle is 28 by 48, or 1,344 square feet, less the 800 of water, which leaves 544 square feet. Built
      concrete pavers run from $8 to $12 at the low end and from $12 to $20 for average work, with $25 to $40
      for the best.
      <Cite source={3} /> At average prices the deck alone is $6,528 to $10,880. A broom-finished slab of the
      same size at $4 to $8 is $2,176 to $4,352, and stamped concrete at $8 to $18 lies between.
      <Cite source={4} />
    </p>
    <p>
      Notice how a small change in width moves the sum. At 6 feet instead of 4 the deck grows to 32 by 52 less
      800, or 864 square feet: more than half as much again. Agree on the width first, and write it on the
      quote.
    </p>
    <h3>Dirt is measured twice</h3>
    <p>
      Excavated soil takes more room in the truck than it did in the ground. Plan about a quarter more volume
      than the hole, and ask where it will go before you price it. Grading and digging by machine is quoted at
      $50 to $200 per cubic yard, or $100 to $300 per hour with an operator, and hauling soil away at $8 to
      $25 per yard.
      <Cite source={5} /> A hole of 20 by 40 feet with an average depth of 5.5 feet is 163 cubic yards in
      place. At a quarter more that is about 204 yards in trucks, so hauling alone is somewhere between $1,600
      and $5,100. Two jobs with the same pool can differ by that much because one yard can use the soil and
      the other cannot.
    </p>

    <h2>Add what the county asks for</h2>
    <p>
      A pool needs a barrier, and a barrier is a fence. Installed prices per foot run from $20 to $45 for
      treated wood, $35 to $65 for vinyl and $50 to $90 for aluminum.
      <Cite source={6} /> For 150 feet of aluminum around a backyard that is $7,500 to $13,500: not a line to
      remember after the signature. Check the height and the gate latch that your county wants, and add the
      permit itself, which simple ones sell for $75 to $100 and pools often for more.
      <Cite source={7} />
    </p>
    <p>
      Put utilities on the list as well. Calling before digging costs nothing, and a line through the deep end
      costs a day. Power for the pump and bonding belong to a licensed electrician; ask for that quote early,
      because it is the one that customers are most surprised by.
    </p>

    <h2>Price your hours as hours</h2>
    <p>
      For everything that you do not buy as a finished piece of work, price the hours. A 2023 benchmark of
      landscape firms put the selling price of a man-hour at $60 to $70 at the low end, $70 to $90 in the
      middle and $90 to $130 at the top.
      <Cite source={8} /> If your rate lies below that band, find out why before you win more work with it.
      Wages alone do not explain it: the median grounds worker earned about $18 an hour in 2023,
      <Cite source={9} /> and the rest of a man-hour is trucks, insurance, rain, callbacks and you.
    </p>
    <p>
      Keep markup and margin apart. A markup of 30 to 50 percent on cost is usual in landscape work, and it is
      a margin of only 23 to 33 percent of the price.
      <Cite source={7} /> If you want to keep a third of the price, divide the cost by 0.67; adding a third to
      it leaves you a quarter. On a job with $40,000 of cost the difference between the two sums is more than
      $6,000.
    </p>

    <h2>A worked example</h2>
    <p>
      Take a 16 by 32 foot vinyl pool with paver coping and a 4 foot paver deck, on a flat lot where half the
      soil can stay. Water's edge: 96 feet. Deck: 24 by 40 less 512, or 448 square feet.
    </p>
    <Figures
      caption="One job from the ranges above, USD. The permit and the fence are for a lot that needs 120 feet of treated wood."
      head={["Part", "Quantity", "Low", "High"]}
      rows={[
        ["Pool, vinyl, installed", "1", "$25,000", "$65,000"],
        ["Paver coping", "96 ft", "$1,920", "$2,400"],
        ["Paver deck, average tier", "448 sq ft", "$5,376", "$8,960"],
        ["Soil hauled off", "65 cu yd", "$520", "$1,625"],
        ["Fence, treated wood", "120 ft", "$2,400", "$5,400"],
        ["Permit", "1", "$75", "$100"],
        ["Together", "", "$35,291", "$83,485"],
      ]}
    />
    <p>
      The range is honest and much too wide to sign. Now narrow it where the money is. The shell is more than
      four fifths of the spread, so ask your dealer for this size and this finish, and the low and the high
      fall to within a few thousand dollars of each other. Only then is it worth arguing about the coping.
      This is the whole method: find the line with the widest range, make one phone call about it, and repeat
      until the total is narrow enough for your name to stand under it.
    </p>

    <h2>Give three prices and one picture</h2>
    <p>
      People choose better among three things than they decide about one. Offer the pool with a broom-finished
      slab, the same pool with pavers, and the same pool with stone coping, pavers and planting. Keep the
      shell the same in all three, so that they compare what they can see. Print the size, the material and
      the price of each part under the picture, and the total in one line with the tax beside it.
    </p>
    <p>
      The picture should be their yard, not a brochure's. When the house in the picture is theirs, the
      conversation turns from whether to which. That is the moment to stop talking and hand over the phone.
    </p>

    <h2>Before you send it</h2>
    <ul>
      <li>Every quantity has a unit, and the deck's width is written down.</li>
      <li>
        The quote says what it does not contain: rock, roots, groundwater, buried lines, electrical work.
      </li>
      <li>Prices carry a date. Material that you priced more than a year ago is a guess.</li>
      <li>The barrier and the permit are lines of their own.</li>
      <li>Somebody measured the access: a gate narrower than the machine is a different job.</li>
      <li>The price holds until a date, and the date is near enough that you can keep it.</li>
    </ul>
    <p>
      Do this a few times and your ranges get narrow by themselves, because after each job you will know which
      line was wrong. Put the real number into your price book that evening. In a year it is the best pricing
      guide that you can own, and nobody else has it.
    </p>
  </>
);

export const poolPricing: Article = {
  slug: "how-to-price-pool-installation-jobs-2024",
  title: "How to price pool installation jobs",
  description:
    "Shell, coping, deck, dirt, fence and hours: how to build a pool quote from measured quantities, with public price ranges and a worked example.",
  keywords:
    "how to price pool installation, pool installation cost, pool quote, pool contractor pricing, coping cost per foot",
  published: "2026-11-21",
  modified: "2026-11-21",
  readMinutes: 7,
  category: "Pricing",
  author: "The editors",
  design: "backyard-pool",
  designAlt: "A backyard with a rectangular pool and a travertine deck, designed on a photo",
  card: "pool-pricing",
  Content,
  sources: [
    {
      id: 1,
      name: "thursdaypools.com, inground pool cost; royalpoolsandmore, 2026; poolgnome.com; fixr.com, 2022",
      note: "shells and liners",
    },
    {
      id: 2,
      name: "shorelinepoolsinc.com; poolresearch.com, coping cost, 2024",
      note: "coping and its length",
    },
    { id: 3, name: "latestcost.com, paver patio cost per square foot", note: "built pavers by tier" },
    { id: 4, name: "estimatorsuite construction calculators (MIT); honestcasa.com", note: "concrete slabs" },
    {
      id: 5,
      name: "thumbtack.com, land grading cost; engineerfix.com, grading",
      note: "machine hours and hauling",
    },
    { id: 6, name: "winenfood and engineerfix.com, fence prices", note: "fences installed" },
    { id: 7, name: "estimatorsuite construction calculators (MIT)", note: "permits, markup and margin" },
    { id: 8, name: "synkedup.com, man-hour price benchmark report, 2023", note: "selling price of an hour" },
    { id: 9, name: "US Bureau of Labor Statistics, grounds maintenance, May 2023", note: "wages" },
  ],
};
