import { ThumbsDown, ThumbsUp } from "lucide-react";
import { Badge } from "#app/components/ui/badge.tsx";
import type { Rating } from "#contract/endpoints/reviewer.ts";

export const RATING_WORDS: Record<Rating, string> = { good: "Good", not_good: "Not Good" };

export function RatingBadge({ rating }: { rating: Rating }) {
  const Icon = rating === "good" ? ThumbsUp : ThumbsDown;
  return (
    <Badge tone={rating === "good" ? "brand" : "accent"}>
      <Icon aria-hidden className="size-3.5" />
      {RATING_WORDS[rating]}
    </Badge>
  );
}
