import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from "react";
import type { Api } from "#app/lib/api-type.ts";
import { changeDesign } from "./design.ts";
import type { Design, DesignEvent } from "./design-state.ts";
import type { Opened } from "./open-design.ts";
import { type Keeping, useKeeping } from "./use-keeping.ts";

/** A design as it was opened, kept as it changes. */
export function useDesign(
  opened: Opened,
  api: Api,
  userId: string,
): { design: Design; dispatch: Dispatch<DesignEvent>; keeping: Keeping } {
  const [design, dispatch] = useReducer(changeDesign, opened.design);
  const keeping = useKeeping(opened, design, dispatch, api, userId);
  useFreshAddresses(keeping.renew);
  return { design, dispatch, keeping };
}

/** Addresses of pictures hold for six hours at least; a page that was left open longer asks for new ones when it is looked at. */
const ADDRESSES_HOLD_MS = 5 * 3_600_000;

function useFreshAddresses(renew: () => void): void {
  const askedAt = useRef(Date.now());
  const look = useEffectEvent(() => {
    if (document.hidden || Date.now() - askedAt.current < ADDRESSES_HOLD_MS) return;
    askedAt.current = Date.now();
    renew();
  });
  useEffect(() => {
    const onLook = () => look();
    document.addEventListener("visibilitychange", onLook);
    window.addEventListener("focus", onLook);
    return () => {
      document.removeEventListener("visibilitychange", onLook);
      window.removeEventListener("focus", onLook);
    };
  }, []);
}
