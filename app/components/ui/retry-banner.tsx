import type { ReactNode } from "react";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

/** Why something could not be loaded or made, with a way to try it again. */
export function RetryBanner({
  onRetry,
  className,
  children,
}: {
  onRetry(): void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Banner
      tone="error"
      {...(className ? { className } : {})}
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
