import * as Tabs from "@radix-ui/react-tabs";
import { useEffect, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { Navigate } from "react-router-dom";

import type { Category, Cuisine, RecipeEdit } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { Form } from "@/shared/forms/form";
import { useForm } from "@/shared/forms/use-form";
import { useFormTabs } from "@/shared/forms/use-form-tabs";
import { isHaram, useChecking, useVerdicts } from "@/shared/halal/use-halal-guard";
import { useUnsavedChanges } from "@/shared/hooks/use-unsaved-changes";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { toast } from "@/shared/ui/toast";

import { saveRecipe } from "./api";
import { BasicTab } from "./basic-tab";
import styles from "./editor-form.module.css";
import { EditorTabList } from "./editor-tab-list";
import { ImagesTab } from "./images-tab";
import { IngredientsTab } from "./ingredients/ingredients-tab";
import { lineOf } from "./ingredients/line-of";
import { InstructionsTab } from "./instructions/instructions-tab";
import { SaveBar } from "./save-bar";
import { failureTextOf, isConflict, tellFailure } from "./save-failure";
import { editSchema, FIELDS_OF_TABS, type EditorTab, type EditValues } from "./schema";
import { TagsTab } from "./tags-tab";
import { editorTexts, ingredientTexts } from "./texts";
import { TimingTab } from "./timing-tab";
import { useForgetRecipe } from "./use-forget-recipe";
import { keptOf, valuesOf } from "./values";

const ConflictDialog = lazyDialog(() => import("./conflict-dialog"), "ConflictDialog");

interface EditorFormProps {
  recipe: RecipeEdit;
  cuisines: readonly Cuisine[];
  categories: readonly Category[];
}

/** The six tabs of a recipe and the bar that saves them. */
export function EditorForm({ recipe, cuisines, categories }: EditorFormProps) {
  const [opened] = useState(() => valuesOf(recipe));
  const [isSaved, setSaved] = useState(false);
  const [isConflicting, setConflicting] = useState(false);
  const tabs = useFormTabs<EditorTab>(FIELDS_OF_TABS);
  const { verdicts, add } = useVerdicts();
  const forgetRecipe = useForgetRecipe(recipe.ID);
  const schema = useMemo(
    () =>
      editSchema((line) => {
        const verdict = verdicts.get(lineOf(line));
        return isHaram(verdict) ? ingredientTexts.notHalal(verdict.Reason) : null;
      }),
    [verdicts],
  );

  const form = useForm({
    schema,
    defaultValues: opened,
    tabs,
    send: (values: EditValues) => saveRecipe(recipe.ID, values),
    onDone: () => {
      forgetRecipe();
      toast({ title: editorTexts.updated });
      setSaved(true);
    },
    failureText: failureTextOf,
    onFailure: (error) => {
      if (isConflict(error)) setConflicting(true);
      else tellFailure(error);
    },
  });
  const values = useWatch({ control: form.control }) as EditValues;
  useChecking(values.Ingredients.map(lineOf), `${values.Short_Title}. ${values.Long_Title}`, add);

  const left = useUnsavedChanges({ key: `recipe-${recipe.ID}`, values: keptOf(values), isDirty: form.isDirty });
  const { restore } = form;
  useEffect(() => {
    if (left !== null) restore(left);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, before anything is typed
  }, []);

  const haram = values.Ingredients.flatMap((line, index) =>
    isHaram(verdicts.get(lineOf(line))) ? [{ name: line.Name.trim(), index }] : [],
  );

  return (
    <Form form={form} aria-label={editorTexts.title}>
      <Tabs.Root value={tabs.current} onValueChange={(tab) => tabs.select(tab as EditorTab)}>
        <EditorTabList current={tabs.current} errorsIn={(tab) => tabs.countIn(tab, form.wrongFields)} />
        <Tabs.Content className={styles.panel} value="basic">
          <BasicTab control={form.control} cuisines={cuisines} categories={categories} />
        </Tabs.Content>
        <Tabs.Content className={styles.panel} value="timing">
          <TimingTab control={form.control} />
        </Tabs.Content>
        <Tabs.Content className={styles.panel} value="ingredients">
          <IngredientsTab control={form.control} verdicts={verdicts} />
        </Tabs.Content>
        <Tabs.Content className={styles.panel} value="instructions">
          <InstructionsTab control={form.control} />
        </Tabs.Content>
        <Tabs.Content className={styles.panel} value="images">
          <ImagesTab control={form.control} recipe={recipe} />
        </Tabs.Content>
        <Tabs.Content className={styles.panel} value="tags">
          <TagsTab control={form.control} />
        </Tabs.Content>
      </Tabs.Root>
      <SaveBar
        recipeId={recipe.ID}
        isDirty={form.isDirty}
        onDiscard={left !== null && form.isDirty ? () => form.reset(valuesOf(recipe)) : null}
        haram={haram}
        onShow={(index) => form.goTo(`Ingredients.${index}.Name`)}
      />
      {isConflicting && (
        <ConflictDialog
          recipeId={recipe.ID}
          open
          onOpenChange={setConflicting}
          onUnavailable={() => setConflicting(false)}
          onOverwrite={(version) => {
            setConflicting(false);
            form.setValue("Version", version);
            form.submit();
          }}
        />
      )}
      {isSaved && <Navigate to={paths.recipe(recipe.ID)} replace />}
    </Form>
  );
}
