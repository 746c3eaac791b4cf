import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";

import { Table } from "../parts/table";
import { useAddress } from "../parts/use-address";
import { explained, type Explained } from "./api";
import styles from "./screen.module.css";
import { healthTexts as texts } from "./texts";

const said = (is: boolean | null) => (is === null ? texts.dontKnow : is ? texts.yes : texts.no);

/** Says of a recipe why search finds it or not. */
export function ExplainSection() {
  const [params, change] = useAddress();
  const asked = params.get("recipe") ?? "";
  const [typed, setTyped] = useState(asked);
  const { data, error, refetch } = useQuery(explained(asked));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typed.trim() === asked) void refetch();
    else change({ recipe: typed.trim() });
  }

  return (
    <section className={styles.section} aria-labelledby="explain">
      <h2 id="explain">{texts.explain}</h2>
      <form className={styles.lookup} onSubmit={submit}>
        <TextField
          label={texts.explainLabel}
          value={typed}
          onValueChange={setTyped}
          maxLength={300}
          required
        />
        <Button type="submit">{texts.explainButton}</Button>
      </form>
      {error !== null && <Alert text={failureText(error, texts.explainFailed)} takesFocus={false} />}
      <div aria-live="polite">{data !== undefined && <Answers answers={data} />}</div>
    </section>
  );
}

function Answers({ answers }: { answers: readonly Explained[] }) {
  if (answers.length === 0) return <p>{texts.noRecipe}</p>;
  return (
    <Table
      label={texts.explained}
      columns={[texts.recipe, texts.published, texts.inIndex, texts.upToDate, texts.waitingChanges, texts.verdict]}
      hasCards
    >
      {answers.map((recipe) => (
        <tr key={recipe.ID}>
          <th scope="row">
            {recipe.ID} {recipe.Title}
          </th>
          <td>{said(recipe.Is_Published)}</td>
          <td>{said(recipe.Is_In_Index)}</td>
          <td>{said(recipe.Is_Up_To_Date)}</td>
          <td>{recipe.Waiting}</td>
          <td>{recipe.Verdict}</td>
        </tr>
      ))}
    </Table>
  );
}
