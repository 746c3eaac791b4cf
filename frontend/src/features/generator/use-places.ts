import { useRef } from "react";

import type { Place } from "./rules";

/** The parts of the form that take the focus, and a function that gives it to one of them. */
export function usePlaces() {
  const input = useRef<HTMLInputElement>(null);
  const cuisine = useRef<HTMLFieldSetElement>(null);
  const category = useRef<HTMLFieldSetElement>(null);
  const instructions = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const goTo = (place: Place) => {
    const target = {
      ingredients: () => input.current,
      cuisine: () => chosenOrFirst(cuisine.current),
      category: () => chosenOrFirst(category.current),
      instructions: () => instructions.current,
      credits: () => button.current,
    }[place]();
    target?.focus();
  };
  return { input, cuisine, category, instructions, button, goTo };
}

/** Where the keyboard enters a group of choices. */
function chosenOrFirst(group: HTMLFieldSetElement | null): HTMLInputElement | null {
  return group?.querySelector<HTMLInputElement>("input:checked") ?? group?.querySelector("input") ?? null;
}
