import type { InstructionStep } from "@/shared/api/types";

/** What stands beside a step: its temperature unless empty or "n/a", its minutes when above 0. Source: docs/product/recipes.md#ingredients-and-steps */
export function stepFacts({ Temperature, Time_Needed }: InstructionStep): { temperature: string | null; minutes: number | null } {
  const temperature = Temperature.trim();
  return {
    temperature: temperature === "" || temperature.toLowerCase() === "n/a" ? null : temperature,
    minutes: Time_Needed !== null && Time_Needed > 0 ? Time_Needed : null,
  };
}
