import { GeneratorPage } from "@/features/generator/generator-page";
import { useAuth } from "@/shared/auth/auth";

/** /generate-recipe. Visitors look at the form; what they have chosen stays when they sign in. */
export function Screen() {
  return <GeneratorPage key={useAuth()?.user.id} />;
}
