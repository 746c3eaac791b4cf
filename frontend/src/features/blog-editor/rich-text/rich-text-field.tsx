import { EditorContent, useEditor, type Editor } from "@tiptap/react";
import { useId } from "react";

import field from "@/shared/ui/field.module.css";

import { EXTENSIONS } from "./extensions";
import { FormatButtons } from "./format-buttons";
import { tidyPasted } from "./pasted-html";
import styles from "./rich-text-field.module.css";

interface RichTextFieldProps {
  label: string;
  /** Where the text begins. Give the field another `key` to begin anew. */
  initialHtml: string;
  /** HTML; empty when nothing is there. */
  onChange: (html: string) => void;
  onBlur: () => void;
  error?: string | undefined;
}

/** A text box with paragraphs, headings and bold. */
export function RichTextField({ label, initialHtml, onChange, onBlur, error }: RichTextFieldProps) {
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initialHtml,
    // Its rules stand in the field's own styles.
    injectCSS: false,
    // What is typed stays as it is typed: the three buttons format.
    enableInputRules: false,
    enablePasteRules: false,
    onUpdate: ({ editor: current }) => onChange(htmlOf(current)),
    onBlur,
    editorProps: {
      transformPastedHTML: tidyPasted,
      attributes: {
        id,
        class: styles.text ?? "",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        "aria-required": "true",
        "aria-invalid": String(error !== undefined),
        ...(error !== undefined && { "aria-describedby": `${id}-error` }),
      },
    },
  });

  return (
    <div className={field.field}>
      {/* A label of an element that is no input does not lead to it by itself. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span id={`${id}-label`} className={styles.label} onClick={() => editor.commands.focus()}>
        {label}
      </span>
      <div className={styles.box} data-invalid={error !== undefined}>
        <FormatButtons editor={editor} />
        <EditorContent editor={editor} />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? "" : editor.getHTML();
}
