import screens from "@config/screens.json";
import { PenLine } from "lucide-react";

import { BlogList } from "@/features/blogs/blog-list";
import { listTexts } from "@/features/blogs/texts";
import { useAuth } from "@/shared/auth/auth";
import { paths } from "@/shared/config/paths";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";
import { ButtonLink } from "@/shared/ui/button";
import { PageHead } from "@/shared/ui/page-head";

import styles from "./blogs.module.css";

/** /blogs: what master chefs have published. */
export function Screen() {
  const isMasterChef = useAuth()?.user.isMasterChef ?? false;
  useDocumentTitle(screens.blogs.title);
  return (
    <div className={styles.page}>
      <PageHead title={screens.blogs.title} lead={listTexts.lead}>
        {isMasterChef && (
          <ButtonLink to={paths.blogCreate}>
            <PenLine size="1.125rem" aria-hidden="true" />
            {listTexts.write}
          </ButtonLink>
        )}
      </PageHead>
      <BlogList />
    </div>
  );
}
