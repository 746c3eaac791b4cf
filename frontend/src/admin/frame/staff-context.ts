import { createContext, useContext } from "react";

import type { Staff } from "./session";

export const StaffContext = createContext<Staff | null>(null);

/** The member of staff who is signed in. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (staff === null) throw new Error("useStaff needs StaffOnly above it");
  return staff;
}
