import { useEditorState, type Editor } from "@tiptap/react";
import { Bold, Heading2, Pilcrow, type LucideIcon } from "lucide-react";

import { richTextTexts } from "../texts";
import styles from "./format-buttons.module.css";

/** The three formats. Each says whether it holds where the cursor is. */
export function FormatButtons({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      normal: current.isActive("paragraph"),
      heading: current.isActive("heading"),
      bold: current.isActive("bold"),
    }),
  });

  /** In a heading again, it ends the heading. Lists and quotations, which only pasting makes, end with both. */
  const toggleHeading = () => {
    const cleared = editor.chain().focus().clearNodes();
    (active.heading ? cleared : cleared.setHeading({ level: 2 })).run();
  };

  return (
    <div className={styles.buttons} role="group" aria-label={richTextTexts.formatting}>
      <FormatButton
        label={richTextTexts.normal}
        keys="Control+Alt+0"
        icon={Pilcrow}
        isActive={active.normal}
        onPress={() => editor.chain().focus().clearNodes().run()}
      />
      <FormatButton
        label={richTextTexts.heading}
        keys="Control+Alt+2"
        icon={Heading2}
        isActive={active.heading}
        onPress={toggleHeading}
      />
      <FormatButton
        label={richTextTexts.bold}
        keys="Control+B"
        icon={Bold}
        isActive={active.bold}
        onPress={() => editor.chain().focus().toggleBold().run()}
      />
    </div>
  );
}

interface FormatButtonProps {
  label: string;
  keys: string;
  icon: LucideIcon;
  isActive: boolean;
  onPress: () => void;
}

function FormatButton({ label, keys, icon: Icon, isActive, onPress }: FormatButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isActive}
      aria-keyshortcuts={keys}
      title={`${label} (${keys.replace("Control", "Ctrl")})`}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size="1.125rem" aria-hidden="true" />
      {label}
    </button>
  );
}
