import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";

import { useAuth } from "@/shared/auth/auth";
import { paths } from "@/shared/config/paths";
import { ButtonLink } from "@/shared/ui/button";

import { editableQuery } from "./api";
import { detailTexts } from "./texts";

/** Leads to the editor; only for members who may edit the recipe. A failure to ask is not shown. */
export function EditButton({ recipeId }: { recipeId: number }) {
  const isMember = useAuth() !== null;
  const { data: isEditable = false } = useQuery({ ...editableQuery(recipeId), enabled: isMember });
  if (!isMember || !isEditable) return null;
  return (
    <ButtonLink variant="outline" to={paths.recipeEdit(recipeId)}>
      <Pencil size="1.125rem" aria-hidden="true" />
      {detailTexts.edit}
    </ButtonLink>
  );
}
