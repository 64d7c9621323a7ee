import { ThumbsDown, ThumbsUp } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import type { Rating } from "#contract/endpoints/reviewer.ts";

const KEY = "rounded-sm border border-current/40 px-1.5 text-xs font-medium pointer-coarse:hidden";

/**
 * The two answers, within the thumb's reach on a phone; left is no, right is yes, as with the keys. They stay enabled while an
 * image leaves, because a button that goes out drops the keyboard's focus.
 */
export const RatingBar = ({ onRate }: { onRate(rating: Rating): void }) => (
  <div className="z-20 grid grid-cols-2 gap-3 max-lg:fixed max-lg:m-0 max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-line max-lg:border-t max-lg:bg-canvas max-lg:px-4 max-lg:pt-3 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
    <Button
      variant="secondary"
      size="lg"
      className="whitespace-nowrap px-3"
      aria-keyshortcuts="ArrowLeft A"
      onClick={() => onRate("not_good")}
    >
      <ThumbsDown aria-hidden className="size-5" />
      Not Good
      <kbd aria-hidden className={KEY}>
        ←
      </kbd>
    </Button>
    <Button
      size="lg"
      className="whitespace-nowrap px-3"
      aria-keyshortcuts="ArrowRight D"
      onClick={() => onRate("good")}
    >
      <ThumbsUp aria-hidden className="size-5" />
      Good
      <kbd aria-hidden className={KEY}>
        →
      </kbd>
    </Button>
  </div>
);
