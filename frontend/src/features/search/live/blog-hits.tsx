import type { ComponentProps } from "react";
import { Index, useConfigure, useHits, useInstantSearch } from "react-instantsearch";

import type { BlogSummary } from "@/shared/api/types";

import type { LiveParts } from "../live-parts";
import { highlighted } from "./highlighted";
import { BLOGS_INDEX, useDebounced } from "./query";

const MAX_BLOGS = 3;
const SHOWN: (keyof BlogSummary)[] = ["ID", "Slug", "Title", "Author_Name"];

type BlogHitsProps = ComponentProps<LiveParts["BlogHits"]>;

/** The blogs of the suggestions, in an index of their own. */
export function BlogHits(props: BlogHitsProps) {
  return (
    <Index indexName={BLOGS_INDEX} indexId="blog-suggestions">
      <Hits {...props} />
    </Index>
  );
}

function Hits({ text, children }: BlogHitsProps) {
  useConfigure({
    query: useDebounced(text),
    hitsPerPage: MAX_BLOGS,
    attributesToRetrieve: SHOWN,
    attributesToHighlight: ["Title"],
  });
  const { items } = useHits<BlogSummary>({ escapeHTML: false });
  const { status } = useInstantSearch();
  if (status === "error") return children([]);
  return children(items.map((hit) => ({ slug: hit.Slug, title: highlighted(hit, "Title", hit.Title), author: hit.Author_Name })));
}
