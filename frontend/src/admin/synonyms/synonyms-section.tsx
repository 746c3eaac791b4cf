import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";

import { failureText } from "@/shared/api/failure-text";
import { formatMoment } from "@/shared/dates/moment";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";
import { toast } from "@/shared/ui/toast";

import { Table } from "../parts/table";
import { addFamily, changeFamily, deleteFamily, synonyms, type Family } from "./api";
import styles from "./synonyms.module.css";
import { synonymTexts as texts } from "./texts";

/** Staff's families, to make, change and delete, and below them the shipped ones. */
export function SynonymsSection() {
  const { data, error } = useQuery(synonyms);
  return (
    <section className={styles.section} aria-labelledby="synonyms">
      <h2 id="synonyms">{texts.title}</h2>
      <p>{texts.lead}</p>
      {error !== null && <Alert text={failureText(error, texts.loadFailed)} takesFocus={false} />}
      <FamilyForm label={texts.newFamily} words={[]} save={addFamily} />
      {data !== undefined && (
        <>
          {data.Own.length === 0 ? <p>{texts.none}</p> : <Families families={data.Own} />}
          <details>
            <summary>{texts.shipped(data.Shipped.length)}</summary>
            <ul className={styles.shipped}>
              {data.Shipped.map((words) => (
                <li key={words.join()}>{words.join(", ")}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  );
}

function Families({ families }: { families: readonly Family[] }) {
  return (
    <Table label={texts.own} columns={[texts.words, texts.changedOn, texts.actions]} hasCards>
      {families.map((family) => (
        <FamilyRow key={family.ID} family={family} />
      ))}
    </Table>
  );
}

function FamilyRow({ family }: { family: Family }) {
  const queryClient = useQueryClient();
  const [isEdited, setIsEdited] = useState(false);
  const deleting = useMutation({
    mutationFn: () => deleteFamily(family.ID),
    onSuccess: () => {
      toast({ title: texts.deleted });
      return queryClient.invalidateQueries({ queryKey: ["staff", "search"] });
    },
    onError: (error) => toast({ title: failureText(error, texts.failed), variant: "destructive" }),
  });
  return (
    <tr>
      <th scope="row">
        {isEdited ? (
          <FamilyForm
            label={texts.words}
            words={family.Words}
            save={(words) => changeFamily(family.ID, words)}
            onClose={() => setIsEdited(false)}
          />
        ) : (
          family.Words.join(", ")
        )}
      </th>
      <td>{formatMoment(family.Updated_At)}</td>
      <td>
        {!isEdited && (
          <Button variant="quiet" aria-label={texts.editFamily(family.Words)} onClick={() => setIsEdited(true)}>
            {texts.edit}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={texts.deleteFamily(family.Words)}
          disabled={deleting.isPending}
          onClick={() => deleting.mutate()}
        >
          {texts.delete}
        </Button>
      </td>
    </tr>
  );
}

interface FamilyFormProps {
  label: string;
  words: readonly string[];
  save: (words: readonly string[]) => Promise<Family>;
  /** Of a form that takes the place of a family. */
  onClose?: () => void;
}

function FamilyForm({ label, words, save, onClose }: FamilyFormProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(words.join(", "));
  const saving = useMutation({
    mutationFn: () => save(typed.split(/[,،]/)),
    onSuccess: ({ Words: saved }) => {
      toast({ title: texts.saved(saved) });
      setTyped("");
      onClose?.();
      return queryClient.invalidateQueries({ queryKey: ["staff", "search"] });
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    saving.mutate();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={label}
        hint={texts.newHint}
        value={typed}
        onValueChange={setTyped}
        error={failureText(saving.error, texts.failed) ?? undefined}
        maxLength={1000}
        required
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={saving.isPending}>
          {texts.save}
        </Button>
        {onClose !== undefined && (
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
