import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type ReactElement,
  Suspense,
  useState,
} from "react";
import { latePart } from "#app/lib/late-part.ts";

type Trigger = ReactElement<ComponentProps<"button">>;

/**
 * A menu whose script comes when a hand reaches for its trigger: it costs more than the whole page around it.
 * `load` brings the opened menu, which puts the trigger where it stood.
 */
export function lazyMenu<Rest extends object>(
  load: () => Promise<{ default: ComponentType<Rest & { trigger: ReactElement }> }>,
) {
  const Opened = latePart(load);
  const reach = () => void load();
  return function LazyMenu(props: Rest & { trigger: Trigger }) {
    const [wanted, setWanted] = useState(false);
    const closed = cloneElement(props.trigger, {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      onPointerEnter: reach,
      onFocus: reach,
      onClick: () => setWanted(true),
    });
    if (!wanted) return closed;
    return (
      <Suspense fallback={closed}>
        <Opened {...props} />
      </Suspense>
    );
  };
}
