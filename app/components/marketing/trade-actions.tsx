import { ButtonLink } from "#app/components/ui/button.tsx";
import { CALL_PRIMARY, CALL_SECONDARY } from "./final-call.tsx";

/** The two ways on from a trade's page: an account, or a look without one. */
export const TradeActions = ({ onGreen = false }: { onGreen?: boolean }) => (
  <>
    <ButtonLink to="/signup" size="lg" className={onGreen ? CALL_PRIMARY : ""}>
      Get Started
    </ButtonLink>
    <ButtonLink to="/demo" size="lg" variant="secondary" className={onGreen ? CALL_SECONDARY : ""}>
      Try the Demo
    </ButtonLink>
  </>
);
