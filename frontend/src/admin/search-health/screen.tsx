import { useQuery } from "@tanstack/react-query";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";

import { DeskHead } from "../parts/desk-head";
import { SynonymsSection } from "../synonyms/synonyms-section";
import { health, isOpen, type Health } from "./api";
import { ExplainSection } from "./explain-section";
import { IndexCard } from "./index-card";
import { JobsSection } from "./jobs-section";
import styles from "./screen.module.css";
import { healthTexts as texts } from "./texts";

/** /admin/search: the indexes, the worker's jobs, a recipe that isn't found, and synonyms. */
export function Screen() {
  const { data, error } = useQuery(health);
  return (
    <>
      <DeskHead title={texts.title} lead={texts.lead} />
      <div className={styles.screen}>
        {error !== null && <Alert text={failureText(error, texts.failed)} takesFocus={false} />}
        {data === undefined && error === null && <p aria-busy="true">{texts.loading}</p>}
        {data !== undefined && <Indexes data={data} />}
        <ExplainSection />
        <SynonymsSection />
        {data !== undefined && <JobsSection jobs={data.Jobs} />}
      </div>
    </>
  );
}

/** Recipes first: nearly every search is for them. */
function byWeight({ Indexes: indexes }: Health) {
  return [...indexes].sort((one, other) => Number(other.Name === "recipes") - Number(one.Name === "recipes"));
}

function Indexes({ data }: { data: Health }) {
  const underWay = (name: string) => new Set(data.Jobs.filter((job) => isOpen(job) && job.Index_Name === name).map((job) => job.Kind));
  return (
    <div className={styles.indexes}>
      {byWeight(data).map((index) => (
        <IndexCard key={index.Name} index={index} underWay={underWay(index.Name)} />
      ))}
    </div>
  );
}
