import { Link } from "react-router";
import type { Article } from "./article.ts";
import { Cite, Figures } from "./prose.tsx";

const Content = () => (
  <>
    <p>
      Knocking on doors is the oldest way to sell landscape work, and for a small crew it is still the
      cheapest. You work on one street, the next job is next door, and the best advertisement is parked at the
      curb with your name on it. What has changed is what you can show. This guide is about doing it well:
      which streets, what to say, what to show, what to charge, and how to leave so that they call you back.
    </p>

    <h2>Choose the street before you choose the words</h2>
    <p>
      Most doors that say no were the wrong doors. A good street has three signs. The houses are owned by the
      people who live in them, which you see in the small repairs. The yards are ten to twenty-five years old,
      so that the first planting is overgrown and the first driveway is cracked. And one yard on the block has
      just been done, yours or somebody else's, so that the others have begun to look at their own.
    </p>
    <p>
      Start from a job that you are working on. The five houses to each side and the ten across the street
      have watched your truck for a week. You do not have to explain who you are, and you can point at what
      you do. Go on the second or third day, when there is something to see and the mess is still fresh enough
      to be a reason to talk.
    </p>
    <p>
      Go when people are at home and it is light: late afternoon on weekdays, Saturday from mid-morning. Check
      what your town wants first. Many ask for a peddler's permit, and a sign that says "no soliciting" is an
      answer you should take. Wear the shirt with the name on it, leave the sunglasses in the truck, and step
      back from the door after you ring.
    </p>

    <h2>Say one true thing about their yard</h2>
    <p>
      Nobody opens the door hoping for a presentation. The first sentence has one task: to show that you
      looked. "Good afternoon, I am with the crew at number 14. Your front walk has sunk where the downspout
      comes out, and I wanted to tell you before winter." It is about their yard, it is useful whether they
      buy or not, and it ends.
    </p>
    <p>
      Then ask for something small. Not an appointment, not a budget: one photo. "Would you mind if I take a
      picture of the front from the sidewalk? I can show you what it would look like with the walk redone. It
      takes two minutes and costs nothing." Nearly everybody is curious what their own house would look like.
      That curiosity is the whole of your opening.
    </p>
    <ul>
      <li>Tell them your name and where you are working today.</li>
      <li>Name one thing that you see, without running the yard down.</li>
      <li>Ask for the photo, and ask what they would change if they could change one thing.</li>
      <li>Write down their words. They will hear them again when you show the picture.</li>
    </ul>

    <h2>Show their house, not a catalog</h2>
    <p>
      A picture of somebody else's patio starts a discussion about taste. A picture of their own patio starts
      a discussion about size. Take the photo at eye level with the whole front in it, from far enough back
      that the walk and the drive are visible down to the curb. Circle what they spoke about, type their
      words, and hand over the phone with the line in the middle, so that they move it themselves.
    </p>
    <p>
      Do not fill the silence. When they begin to point, and they will, change the picture: "smaller bed, and
      a tree there." Two changes are enough. The third is a reason to sit down at a table, which is what you
      came for. If you want to try this before your first Saturday, the <Link to="/demo">demo</Link> takes a
      photo of your own house and asks for nothing.
    </p>

    <h2>Know your prices before you ring</h2>
    <p>
      The question after the picture is always the same, and "I will get back to you" is how most doorstep
      sales end. You need a range for each common job in your head, per unit, and the habit of measuring with
      your feet. The ranges below are national, in US dollars, from public pages; your own price book goes in
      front of them.
    </p>
    <Figures
      caption="Doorstep jobs and their public price ranges, USD. The small numbers lead to the sources."
      head={["Job", "Unit", "Range"]}
      rows={[
        [
          <>
            New sod lawn, built <Cite source={1} />
          </>,
          "sq ft",
          "$1 to $4",
        ],
        [
          <>
            Planted bed, built <Cite source={1} />
          </>,
          "sq ft",
          "$5 to $15",
        ],
        [
          <>
            Bark mulch, material <Cite source={1} />
          </>,
          "cu yd",
          "$30 to $50",
        ],
        [
          <>
            Concrete pavers, built, average <Cite source={2} />
          </>,
          "sq ft",
          "$12 to $20",
        ],
        [
          <>
            Poured concrete curbing, built <Cite source={3} />
          </>,
          "ft",
          "$5 to $15",
        ],
        [
          <>
            Tree planted, small to large <Cite source={4} />
          </>,
          "each",
          "$180 to $2,900",
        ],
        [
          <>
            Path light, built <Cite source={5} />
          </>,
          "each",
          "$100 to $250",
        ],
        [
          <>
            Downspout buried <Cite source={6} />
          </>,
          "each",
          "$150 to $350",
        ],
      ]}
    />
    <p>
      Practice the arithmetic until it is boring. A front bed of 4 by 30 feet is 120 square feet, so $600 to
      $1,800 planted. Three inches of mulch on it is 120 times 3, divided by 12 and by 27, or 1.1 cubic yards;
      you order one and a half. A walk of 4 by 25 feet in pavers is 100 square feet and $1,200 to $2,000 at
      average prices. Say the range and what moves it: "The walk is between twelve hundred and two thousand
      dollars, and what decides it is the stone and how deep we dig. I can tell you exactly once I have
      measured."
    </p>
    <p>
      A range given at once beats an exact price next week, as long as the exact price then lies inside it.
      That is the only rule about ranges, and customers remember when you keep it.
    </p>

    <h2>Do not sell hours that you do not earn</h2>
    <p>
      Door to door you meet people who bargain, and it is easy to give away the margin to hear a yes. Know
      your floor. A benchmark among landscape firms in 2023 put the selling price of a man-hour at $70 to $90
      in the middle of the field, and at $60 to $70 at the low end.
      <Cite source={7} /> Laying 200 square feet of patio takes about 16 man-hours, mulching 500 square feet
      about 4, laying 1,000 square feet of sod about 6.
      <Cite source={1} /> At $80 an hour the labor in that patio is $1,280 before the first stone. If somebody
      wants it done for less than the hours and the stone, let them find out with another crew.
    </p>
    <p>
      When you have to move, move the job instead of the price. A smaller bed, gravel instead of stone, the
      walk this year and the drive the next. Show the smaller version on the picture as well. People who chose
      it themselves do not feel that they were refused.
    </p>

    <h2>Count your doors</h2>
    <p>
      Selling at doors is a matter of numbers that are small and steady. Keep five of them for each Saturday:
      doors knocked, conversations, photos taken, quotes given, jobs signed. After four Saturdays you know
      where you lose people, and it is never where you thought. Many conversations but few photos means that
      your first sentence is too long. Many photos but few quotes means that you do not know your prices. Many
      quotes but few signatures means that nobody called them back.
    </p>
    <Figures
      caption="How to read your own numbers. An example, not a benchmark."
      head={["Step", "First Saturday", "Fourth Saturday"]}
      rows={[
        ["Doors knocked", "40", "40"],
        ["Conversations", "14", "15"],
        ["Photos taken", "3", "9"],
        ["Quotes given", "2", "7"],
        ["Jobs signed", "0", "2"],
      ]}
    />
    <p>
      In this example the doors did not change, and neither did the talking. What changed is that the photo
      was asked for. Change one thing each week and let the numbers tell you whether it helped.
    </p>

    <h2>Leave something, and come back</h2>
    <p>
      Half of the decisions are made by somebody who was not at the door. Send a link with the before and the
      after while you are still standing there, and say so: "I have sent you the picture. Show it at home
      tonight, you can both slide it." A paper card gets lost between the mail; a picture of their own house
      gets shown at dinner.
    </p>
    <p>
      Then keep your word on three dates. The next evening, send the exact price with quantities, so that they
      see what they pay for. After three days, call once, and ask which of the two versions they liked better
      rather than whether they have decided. When you work on the street again, stop by with the finished
      photo of the neighbor's yard. After that, leave them in peace. The yard will ask them again in spring.
    </p>

    <h2>What to carry</h2>
    <ul>
      <li>A charged phone with your price book in it, and a power bank.</li>
      <li>A measuring wheel, and a tape for steps and walls.</li>
      <li>Your license, your insurance certificate and the town's permit, in one clear sleeve.</li>
      <li>Samples that fit in one hand: two pavers, one edging, one handful of mulch in a bag.</li>
      <li>A contract of one page with the start date, the payment steps and the right to cancel.</li>
    </ul>
    <p>
      The right to cancel is not a courtesy. In the United States the federal cooling-off rule gives buyers
      three business days for many sales made at their home, and states and provinces have rules of their own;
      ask somebody who knows yours, and print the notice. A customer who knows that they may change their mind
      signs more easily, and hardly ever does.
    </p>
    <p>
      None of this is a trick. You look at a yard, you say what you see, you show what it could be, and you
      know what it costs. Do that forty times on a Saturday, kindly, and the street will do the rest.
    </p>
  </>
);

export const doorToDoor: Article = {
  slug: "door-to-door-landscaping-sales-guide",
  title: "The door-to-door landscaping sales guide",
  description:
    "Which streets, what to say, what to show and what to charge: a practical guide to selling landscape work at the door, with price ranges per unit.",
  keywords:
    "door-to-door landscaping sales, landscaping sales script, sell landscaping jobs, landscaping price per square foot",
  published: "2026-11-21",
  modified: "2026-11-21",
  readMinutes: 8,
  category: "Sales",
  author: "The editors",
  design: "front-yard",
  designAlt: "A brick house with a new lawn and hydrangea beds, designed on a photo",
  card: "door-to-door",
  Content,
  sources: [
    {
      id: 1,
      name: "estimatorsuite construction calculators (MIT), 2026",
      note: "sod, beds, mulch and hours per unit",
    },
    { id: 2, name: "latestcost.com, paver patio cost per square foot", note: "built pavers by tier" },
    { id: 3, name: "engineerfix.com, landscape curbing; backyardhubs; foreveryard", note: "curbing" },
    { id: 4, name: "latestcost.com, tree planting; mowingmagic", note: "trees planted" },
    { id: 5, name: "landscapingnetwork.com, landscape lighting cost", note: "path lights" },
    { id: 6, name: "lexingtondrainage.com; engineerfix.com, drainage", note: "downspouts" },
    { id: 7, name: "synkedup.com, man-hour price benchmark report, 2023", note: "selling price of an hour" },
  ],
};
