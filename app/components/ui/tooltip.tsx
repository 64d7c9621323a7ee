import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";

/**
 * A short word beside an icon, on hover and on focus. Never the only place of something a person must know.
 * Each brings its own provider: one in the root would load the positioning code on public pages too.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-60 animate-fade-in rounded-sm bg-ink px-2 py-1 text-xs font-medium text-canvas shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
