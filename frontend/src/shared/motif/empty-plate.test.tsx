import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { EmptyPlate, type EmptyPlateProps } from "./empty-plate";

const drawingOf = (props: EmptyPlateProps) => render(<EmptyPlate {...props} />).container.innerHTML.replaceAll(/_r_\w+_/g, "");

it("differs by cuisine, by category and by dish, and is the same for the same dish", () => {
  const plate = { code: "TR", category: "MAIN", dish: 7 };
  expect(drawingOf(plate)).toBe(drawingOf(plate));
  for (const other of [{ code: "PER" }, { category: "DES" }, { dish: 8 }]) {
    expect(drawingOf({ ...plate, ...other })).not.toBe(drawingOf(plate));
  }
});
