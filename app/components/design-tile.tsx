import { ImageOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { counted, formatDate } from "#app/lib/format.ts";
import type { DesignSummary } from "#contract/endpoints/designs.ts";
import { MadeBy } from "./made-by.tsx";

/** A kept design in a list; leads to where it was left. */
export const DesignTile = ({
  design,
  to = `/designer/${design.id}`,
  onOpen,
  menu,
}: {
  design: Omit<DesignSummary, "createdAt" | "archivedAt" | "madeBy"> & { madeBy?: string | null };
  to?: string;
  onOpen?(): void;
  /** What else can be done with it. */
  menu?: ReactNode;
}) => (
  <li className="relative min-w-0">
    <Link to={to} onClick={onOpen} className="group block rounded-md">
      {design.thumbnailUrl ? (
        <img
          src={design.thumbnailUrl}
          alt=""
          loading="lazy"
          className="aspect-4/3 w-full rounded-md bg-sunken object-cover"
        />
      ) : (
        <span className="flex aspect-4/3 w-full items-center justify-center rounded-md bg-sunken text-ink-faint">
          <ImageOff aria-hidden className="size-6" />
        </span>
      )}
      <span className="mt-2 block truncate font-semibold group-hover:underline" title={design.name}>
        {design.name}
      </span>
      <span className="block truncate text-sm text-ink-soft">{design.projectTitle ?? "No project yet"}</span>
      <span className="block text-sm text-ink-soft">
        {formatDate(design.updatedAt)}
        {design.versionCount > 0 ? `, ${counted(design.versionCount, "version")}` : ""}
      </span>
      <MadeBy name={design.madeBy} />
    </Link>
    {menu}
  </li>
);

export const DesignTilePlace = () => (
  <li>
    <Skeleton className="aspect-4/3 w-full" />
    <Skeleton className="mt-2 h-5 w-3/4" />
    <Skeleton className="mt-1 h-4 w-1/2" />
  </li>
);
