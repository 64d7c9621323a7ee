import type { ReactNode } from "react";

/** The last word of a public page. */
export const FinalCall = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <section aria-labelledby="call" className="band-below border-line border-t bg-green-900 text-white">
    <div className="page-width flex flex-col items-center py-16 text-center md:py-24">
      <h2 id="call" className="max-w-2xl text-3xl md:text-4xl">
        {title}
      </h2>
      <p className="mt-3 max-w-xl text-green-100 text-lg">{text}</p>
      <div className="mt-8 flex flex-col gap-3 self-stretch sm:flex-row sm:self-center">{children}</div>
    </div>
  </section>
);

/** On the green band the buttons turn round: white is the one to press. */
export const CALL_PRIMARY = "bg-white! text-green-900! hover:bg-green-100!";
export const CALL_SECONDARY = "border-green-300/60! bg-transparent! text-white! hover:bg-green-800!";
