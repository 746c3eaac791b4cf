import { paths } from "@/shared/config/paths";
import { Button } from "@/shared/ui/button";

import { Moment, PictureCell, PublishedBadge } from "../parts/cells";
import { DeskHead } from "../parts/desk-head";
import { DeskList } from "../parts/desk-list";
import { FilterBar, FilterSelect } from "../parts/filter-bar";
import { RowActions } from "../parts/row-actions";
import { useAddress } from "../parts/use-address";
import { useChange } from "../parts/use-change";
import { useList } from "../parts/use-list";
import { listBlogs, publishBlog } from "./api";

const COLUMNS = ["", "Title", "State", "By", "Views", "Changed", "Actions"];
const PUBLISHED = [
  { value: "", label: "All" },
  { value: "yes", label: "Published" },
  { value: "no", label: "Drafts" },
];

/** /admin/blogs. */
export function Screen() {
  const [params, change] = useAddress();
  const query = useList("blogs", ["search", "published"], listBlogs);
  const publishing = useChange("blogs", publishBlog, ({ Is_Published: isPublished }) =>
    isPublished ? "The blog is published." : "The blog is a draft.",
  );
  return (
    <>
      <DeskHead title="Blogs" lead="Every blog, drafts included. Only its author edits it." />
      <FilterBar searchLabel="Title or author" search={params.get("search") ?? ""} onSearch={(search) => change({ search })}>
        <FilterSelect
          label="State"
          value={params.get("published") ?? ""}
          options={PUBLISHED}
          onChoose={(published) => change({ published })}
        />
      </FilterBar>
      <DeskList
        label="Blogs"
        query={query}
        columns={COLUMNS}
        row={(blog) => (
          <tr key={blog.ID}>
            <PictureCell url={blog.Image_URL} />
            <th scope="row">
              <a href={paths.blog(blog.Slug)} target="_blank" rel="noopener">
                {blog.Title}
              </a>
            </th>
            <td>
              <PublishedBadge isPublished={blog.Is_Published} />
            </td>
            <td>{blog.Author_Name}</td>
            <td>{blog.View_Count.toLocaleString("en-US")}</td>
            <td>
              <Moment at={blog.Updated_At} />
            </td>
            <td>
              <RowActions>
                <Button
                  variant="quiet"
                  disabled={publishing.isPending}
                  aria-label={`${blog.Is_Published ? "Unpublish" : "Publish"} ${blog.Title}`}
                  onClick={() => publishing.mutate({ id: blog.ID, publish: !blog.Is_Published })}
                >
                  {blog.Is_Published ? "Unpublish" : "Publish"}
                </Button>
              </RowActions>
            </td>
          </tr>
        )}
      />
    </>
  );
}
