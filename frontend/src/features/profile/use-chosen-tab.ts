import { useSearchParams } from "react-router-dom";

import type { DashboardTab, TabId } from "./tabs";

const PARAMETER = "tab";

/** The chosen tab as the address has it (`?tab=saved`), so that reload and Back keep it. Anything else is the profile. */
export function useChosenTab(tabs: readonly DashboardTab[]): [TabId, (id: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = tabs.find(({ id, isComingSoon }) => id === parameters.get(PARAMETER) && !isComingSoon);

  const choose = (id: string) => {
    setParameters(
      (previous) => {
        previous.delete(PARAMETER);
        if (id !== "profile") previous.set(PARAMETER, id);
        return previous;
      },
      { replace: true },
    );
  };
  return [named?.id ?? "profile", choose];
}
