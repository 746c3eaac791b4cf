import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { useAuth } from "@/shared/auth/auth";
import { SignInPrompt } from "@/shared/auth/sign-in-prompt";
import { paths } from "@/shared/config/paths";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { toast } from "@/shared/ui/toast";

import type { Failure } from "./failure";
import { GeneratorForm } from "./generator-form";
import styles from "./generator-page.module.css";
import { LoadFailure } from "./load-failure";
import { noteState } from "./note-state";
import { RunningLine } from "./running-line";
import { generatorTexts, outcomeTexts } from "./texts";
import { useFormData } from "./use-form-data";
import { useGeneration, type Generated } from "./use-generation";
import { useGeneratorValues } from "./use-generator-values";
import { useProgress } from "./use-progress";
import { requestOf, type GeneratorValues } from "./values";

const ProgressDialog = lazyDialog(() => import("./progress-dialog"), "ProgressDialog");

/** The generator: its form, and what becomes of the recipe that it has asked for. */
export function GeneratorPage() {
  const memberId = useAuth()?.user.id;
  const data = useFormData();
  const { values, change } = useGeneratorValues();
  const [isAsking, setIsAsking] = useState(false);
  const [ready, setReady] = useState<Generated | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const progress = useProgress();
  const navigate = useNavigate();

  const { start, isRunning, stage } = useGeneration(memberId, {
    onDone: (generated) => {
      toast({ title: outcomeTexts.done });
      // Who has closed the dialog may be busy with the next one.
      if (progress.isWatched()) void navigate(paths.recipe(generated.recipeId), { state: noteState(generated.notes) });
      else setReady(generated);
    },
    onFailed: (failed) => {
      progress.close();
      setFailure(failed);
      toast({ variant: "destructive", title: failed.title, description: failed.text });
    },
  });

  const send = (sent: GeneratorValues) => {
    setReady(null);
    setFailure(null);
    progress.open();
    void start(requestOf(sent));
  };

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{generatorTexts.title}</h1>
      <p className={styles.lead}>{generatorTexts.lead}</p>
      {data.hasFailed && <LoadFailure onRetry={data.retry} />}
      <RunningLine isRunning={isRunning && !progress.dialog.open} ready={ready} onShow={progress.open} />
      <GeneratorForm
        memberId={memberId}
        data={data}
        values={values}
        onChange={change}
        isRunning={isRunning}
        failure={failure}
        onSend={send}
        onShowProgress={progress.open}
        onSignInNeeded={() => setIsAsking(true)}
      />
      {progress.isNeeded && (
        <ProgressDialog
          {...progress.dialog}
          stage={stage}
          code={data.cuisines?.find(({ ID }) => ID === values.cuisineId)?.Code}
        />
      )}
      <SignInPrompt
        open={isAsking}
        onOpenChange={setIsAsking}
        title={generatorTexts.signInTitle}
        description={generatorTexts.signInText}
      />
    </div>
  );
}
