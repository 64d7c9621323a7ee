import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/**
 * As the framework's own entry, and not as a transition: in slices of 5 ms, with a frame drawn after each, a slow phone takes twice as
 * long for the same work.
 */
hydrateRoot(
  document,
  <StrictMode>
    <HydratedRouter useTransitions={false} />
  </StrictMode>,
);
