import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";

import { ApiError } from "@/shared/api/errors";
import { AuthExpiredError } from "@/shared/auth/auth";
import type { NamedRecipe } from "@/shared/cards/recipe-actions";
import { Form } from "@/shared/forms/form";
import { FormField } from "@/shared/forms/form-field";
import { useForm } from "@/shared/forms/use-form";
import { useKeptValues } from "@/shared/hooks/use-kept-values";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";
import { TextArea } from "@/shared/ui/field";
import { StarRating } from "@/shared/ui/star-rating";
import { toast } from "@/shared/ui/toast";

import { AgainChoice } from "./again-choice";
import { reviewsQuery, submitReview } from "./api";
import { keptReview } from "./kept-review";
import { reviewSchema } from "./schema";
import { formTexts } from "./texts";

const EMPTY = {
  Rating: null as number | null,
  Review_Text: "",
  Modifications_Made: "",
  Would_Make_Again: null as boolean | null,
};
type ReviewValues = typeof EMPTY;

interface ReviewDialogProps {
  recipe: NamedRecipe;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form of a review. A failure keeps what was typed, also while it is closed; success clears the form and closes it.
 *
 * What is typed while it is open survives an expired sign-in and a reload.
 */
export function ReviewDialog({ recipe, open, onOpenChange }: ReviewDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    schema: reviewSchema,
    defaultValues: EMPTY,
    send: (review) => submitReview({ Recipe_ID: recipe.ID, ...review }),
    onDone: () => {
      form.reset();
      onOpenChange(false);
      toast(formTexts.submitted);
      void queryClient.invalidateQueries({ queryKey: reviewsQuery(recipe.ID).queryKey });
    },
    onFailure: (error) => {
      // That one is told, and leads to the sign-in.
      if (error instanceof AuthExpiredError) return;
      toast({ ...(error instanceof ApiError ? formTexts.refused : formTexts.unanswered), variant: "destructive" });
    },
  });
  const { control, isBusy, restore } = form;
  const values = useWatch({ control }) as ReviewValues;
  const isRated = values.Rating !== null;
  // Closed by the member it need not come back by itself.
  const { left } = useKeptValues({ key: keptReview(recipe.ID), values, isDirty: form.isDirty && open });
  useEffect(() => {
    if (left !== null) restore(left);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, before anything is typed
  }, []);

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={formTexts.title} description={formTexts.intro(recipe.Short_Title)}>
      <Form form={form}>
        <FormField control={control} name="Rating">
          {(field) => <StarRating {...field} label={formTexts.rating} />}
        </FormField>
        <FormField control={control} name="Review_Text">
          {(field) => <TextArea {...field} label={formTexts.text} hint={formTexts.textHint} rows={3} />}
        </FormField>
        <FormField control={control} name="Modifications_Made">
          {(field) => <TextArea {...field} label={formTexts.modifications} hint={formTexts.modificationsHint} rows={2} />}
        </FormField>
        <FormField control={control} name="Would_Make_Again">
          {(field) => <AgainChoice {...field} label={formTexts.again} />}
        </FormField>
        <DialogActions>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {formTexts.cancel}
          </Button>
          <Button type="submit" disabled={isBusy || !isRated} aria-busy={isBusy}>
            {submitLabel(isBusy, isRated)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function submitLabel(isBusy: boolean, isRated: boolean): string {
  if (isBusy) return formTexts.submitting;
  return isRated ? formTexts.submit : formTexts.rateFirst;
}
