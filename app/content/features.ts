import {
  Camera,
  ClipboardList,
  Cloud,
  DollarSign,
  Fence,
  FolderKanban,
  Grid2x2,
  House,
  Images,
  LayoutGrid,
  type LucideIcon,
  MapPin,
  PencilLine,
  Ruler,
  Share2,
  Smartphone,
  Sparkles,
  Waves,
} from "lucide-react";

export type Feature = { icon: LucideIcon; title: string; text: string };

/** From photo to quote, in three steps. */
export const STEPS: readonly Feature[] = [
  {
    icon: Camera,
    title: "Photograph the yard",
    text: "One picture from your phone is enough. The house and everything around it stay exactly as they are.",
  },
  {
    icon: PencilLine,
    title: "Circle and describe",
    text: "Draw around the lawn, the bed or the driveway, and say what belongs there in your own words.",
  },
  {
    icon: Share2,
    title: "Show it, price it, share it",
    text: "Wipe from before to after at the kitchen table, list the materials, and leave a link behind.",
  },
];

export const LANDING_FEATURES: readonly Feature[] = [
  {
    icon: Sparkles,
    title: "AI landscape visualization",
    text: "Describe the job in plain words and see it on the photo: beds, lawns, pavers, pools, decks, trees and lights.",
  },
  {
    icon: DollarSign,
    title: "Real-time cost estimation",
    text: "Areas are measured in the picture and priced at once, each number with its range and its source.",
  },
  {
    icon: Images,
    title: "Before and after in one move",
    text: "Slide between today's yard and the finished one, download both side by side, or send a link.",
  },
  {
    icon: ClipboardList,
    title: "Bill of materials",
    text: "Every item counted from what is drawn, with quantity, waste and price. Put in your own prices and export it.",
  },
  {
    icon: Smartphone,
    title: "Made for the phone in your hand",
    text: "Photograph, circle and show on the driveway. Big buttons, readable in full sun, and nothing to install.",
  },
  {
    icon: Cloud,
    title: "Every project in the cloud",
    text: "Photos, designs and lists stay together by customer, on every device that you sign in with.",
  },
];

/** Smaller promises, in one line each. */
export const ALSO: readonly Pick<Feature, "icon" | "title">[] = [
  { icon: House, title: "House preservation technology" },
  { icon: PencilLine, title: "Annotation tools" },
  { icon: FolderKanban, title: "Project management" },
  { icon: LayoutGrid, title: "Pools, decks and interlock in one designer" },
];

export const POOL_FEATURES: readonly Feature[] = [
  {
    icon: Waves,
    title: "A pool where they point",
    text: "Rectangle or kidney, with coping and a stone deck, drawn to scale on the customer's own lawn.",
  },
  {
    icon: House,
    title: "The house stays their house",
    text: "Nothing outside the design changes, pixel for pixel. They recognize their windows, fence and trees.",
  },
  {
    icon: Ruler,
    title: "Sizes you can stand behind",
    text: "Mark one thing of known size, such as a door, and the areas in the picture are measured against it.",
  },
  {
    icon: ClipboardList,
    title: "Shell, coping, deck and dirt",
    text: "The bill of materials counts the excavation, the coping by the foot and the deck by the square foot.",
  },
  {
    icon: Sparkles,
    title: "Change your mind in seconds",
    text: "Larger, further left, with a hedge along the fence: say it and see it, always from the original photo.",
  },
  {
    icon: Share2,
    title: "Leave a link behind",
    text: "The partner who was not at home sees the same before and after on their phone that evening.",
  },
];

export const DECK_FEATURES: readonly Feature[] = [
  {
    icon: Fence,
    title: "Boards they can almost feel",
    text: "Cedar, gray composite or brown boards, laid along the deck with real joints, edges and shadows.",
  },
  {
    icon: Ruler,
    title: "The frame is counted too",
    text: "Joists, beams, footings, stairs and screws follow the residential deck guide, with their formulas shown.",
  },
  {
    icon: LayoutGrid,
    title: "With everything around it",
    text: "Add a pergola, beds along the fence or a new lawn in the same sentence.",
  },
];

export const INTERLOCK_FEATURES: readonly Feature[] = [
  {
    icon: Grid2x2,
    title: "Every stone in perspective",
    text: "Joints run true to the ground of the photo, with shade and tree shadows lying across the new stone.",
  },
  {
    icon: Ruler,
    title: "Base and sand, not just stone",
    text: "Excavation, compacted base, bedding sand, edge restraint and joint sand, by the ton, yard and bag.",
  },
  {
    icon: DollarSign,
    title: "Your own price book",
    text: "Start from public prices, each with source and date, and put your supplier's in their place.",
  },
];

export const TORONTO_FEATURES: readonly Feature[] = [
  {
    icon: MapPin,
    title: "Homes like the ones you work on",
    text: "Brick fronts, double garages and narrow lots: the designer keeps the house and works with the ground.",
  },
  {
    icon: Grid2x2,
    title: "Interlock first",
    text: "Driveways, walks and patios in four patterns, with the deeper base that frozen ground asks for.",
  },
  {
    icon: ClipboardList,
    title: "Prices in Canadian dollars",
    text: "Upload your price list in CAD. US prices are left out, or come in at the exchange rate that you set. HST is on the bill.",
  },
];
