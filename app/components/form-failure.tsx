import { Banner } from "./ui/banner.tsx";

/** The error area of a form: what the server said, above the fields. */
export const FormFailure = ({ sentence }: { sentence: string | null }) =>
  sentence ? (
    <Banner tone="error" className="mb-5">
      {sentence}
    </Banner>
  ) : null;
