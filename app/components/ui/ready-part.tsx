import { type ComponentType, useState } from "react";
import { latePart } from "#app/lib/late-part.ts";

/**
 * As `latePart`; what was loaded before stands at once. Otherwise its fallback is shown for a moment all the same, and React then waits
 * 300 ms before it shows anything in a fallback's place.
 */
export function readyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Late = latePart(loadPart) as ComponentType<Props>;
  function Part(props: Props) {
    // One that began as the other stays it, with all that it holds.
    const [Shown] = useState(() => loaded ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load: loadPart });
}
