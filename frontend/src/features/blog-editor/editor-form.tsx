import rules from "@config/fields.json";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Navigate } from "react-router-dom";

import { paths } from "@/shared/config/paths";
import { countCharacters } from "@/shared/forms/characters";
import { ButtonLink } from "@/shared/ui/button";
import { TextArea, TextField } from "@/shared/ui/field";
import { TagInput } from "@/shared/ui/tag-input";

import { DraftOffer } from "./drafts/draft-offer";
import styles from "./editor-form.module.css";
import { FeaturedImageField } from "./featured-image-field";
import { RichTextField } from "./rich-text/rich-text-field";
import type { BlogField } from "./rules";
import { SaveBar } from "./save-bar";
import { draftTexts, editorTexts } from "./texts";
import { useBlogEditing } from "./use-blog-editing";
import { useBlogSaving, type StoredBlog } from "./use-blog-saving";
import type { BlogTexts, FeaturedImage } from "./values";

const { blog: limits } = rules;

interface EditorFormProps {
  memberId: number;
  stored: StoredBlog;
  texts: BlogTexts;
  image: FeaturedImage | null;
}

/** The page on which a blog is written. */
export function EditorForm({ memberId, stored, ...opened }: EditorFormProps) {
  const editing = useBlogEditing({ memberId, stored, ...opened });
  const { texts, image, change } = editing;
  const [doneSlug, setDoneSlug] = useState<string | null>(null);
  const forgetBlogs = useForgetBlogs();
  const saving = useBlogSaving({
    stored: { ...stored, version: editing.version },
    texts,
    image,
    isDirty: editing.isDirty,
    onSaved: editing.markSaved,
    onDone: (slug) => {
      forgetBlogs();
      editing.markDone();
      setDoneSlug(slug);
    },
  });

  /** Short: the banner has the whole sentence. */
  const errorOf = (field: BlogField) => {
    const problem = saving.problems.find((candidate) => candidate.field === field);
    if (problem === undefined) return undefined;
    return problem.sentence === null ? editorTexts.missing : editorTexts.tooLong;
  };
  const tagProblem = saving.problems.some(({ field }) => field === "tags");

  return (
    <form className={styles.page} noValidate onSubmit={(event) => event.preventDefault()}>
      <ButtonLink variant="quiet" className={styles.back} to={paths.blogs}>
        <ArrowLeft size="1.125rem" aria-hidden="true" />
        {editorTexts.back}
      </ButtonLink>
      <h1 className={styles.heading}>{stored.id === null ? editorTexts.create : editorTexts.edit}</h1>
      <p className={styles.lead}>
        {stored.id === null ? editorTexts.createLead : saving.isPublished ? editorTexts.editLead : editorTexts.editDraftLead}
      </p>

      {editing.offer && (
        <DraftOffer
          key={editing.offer.id}
          draft={editing.offer}
          onRestore={() => editing.offer && editing.restore(editing.offer)}
          onDiscard={() => editing.offer && editing.discard(editing.offer)}
        />
      )}
      {editing.notice !== null && editing.isDirty && (
        <p className={styles.notice} role="status">
          {editing.notice}{" "}
          <button type="button" className={styles.textButton} onClick={editing.startOver}>
            {draftTexts.discard}
          </button>
        </p>
      )}

      {/* While it is sent nothing can be typed that would be lost. */}
      <div className={styles.fields} inert={saving.busy !== null}>
        <TextField
          label={editorTexts.title}
          required
          className={styles.title}
          autoComplete="off"
          value={texts.title}
          onValueChange={(title) => change({ title })}
          hint={editorTexts.count(countCharacters(texts.title), limits.title.maxCharacters)}
          error={errorOf("title")}
        />
        <TextArea
          label={editorTexts.excerpt}
          required
          rows={4}
          value={texts.excerpt}
          onValueChange={(excerpt) => change({ excerpt })}
          hint={editorTexts.count(countCharacters(texts.excerpt), limits.excerpt.maxCharacters)}
          error={errorOf("excerpt")}
        />
        <FeaturedImageField
          image={image}
          onPick={editing.pickImage}
          onRemove={editing.removeImage}
          error={errorOf("image")}
        />
        <RichTextField
          key={editing.beginnings}
          label={editorTexts.content}
          initialHtml={texts.content}
          onChange={(content) => change({ content })}
          onBlur={editing.tidyContent}
          error={errorOf("content")}
        />
        <TagInput
          label={editorTexts.tags}
          listLabel={editorTexts.addedTags}
          hint={editorTexts.tagsHint}
          addLabel={editorTexts.addTag}
          isEager
          value={texts.tags}
          onValueChange={(tags) => change({ tags })}
          error={tagProblem ? editorTexts.tagsWrong : undefined}
        />
      </div>
      <SaveBar stored={stored} saving={saving} isDirty={editing.isDirty} />
      {doneSlug !== null && <Navigate to={paths.blog(doneSlug)} replace />}
    </form>
  );
}

/** Returns what makes every screen ask for blogs again: their pages, the lists, the dashboard. */
function useForgetBlogs(): () => void {
  const queryClient = useQueryClient();
  return () => {
    queryClient.removeQueries({ queryKey: ["blogs", "one"] });
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== "blog-edit" && queryKey[0] !== "lookups",
    });
  };
}
