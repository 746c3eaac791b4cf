import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { failureText } from "@/shared/api/failure-text";
import { formatMoment } from "@/shared/dates/moment";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";
import { toast } from "@/shared/ui/toast";

import { Table } from "../parts/table";
import { addFamily, changeFamily, deleteFamily, synonyms, type Family } from "./api";
import styles from "./synonyms.module.css";
import { synonymTexts as texts } from "./texts";
import { WordsForm } from "./words-form";

/** Staff's families, to make, change and delete, and below them the shipped ones. */
export function SynonymsSection() {
  const { data, error } = useQuery(synonyms);
  return (
    <section className={styles.section} aria-labelledby="synonyms">
      <h2 id="synonyms">{texts.title}</h2>
      <p>{texts.lead}</p>
      {error !== null && <Alert text={failureText(error, texts.loadFailed)} takesFocus={false} />}
      <WordsForm label={texts.newFamily} hint={texts.newHint} maxLength={1000} save={(typed) => addFamily(wordsOf(typed))} />
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
          <WordsForm
            label={texts.words}
            hint={texts.newHint}
            words={family.Words.join(", ")}
            maxLength={1000}
            save={(typed) => changeFamily(family.ID, wordsOf(typed))}
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

/** What was typed, word by word, with the comma of either script. */
function wordsOf(typed: string): string[] {
  return typed.split(/[,،]/);
}
