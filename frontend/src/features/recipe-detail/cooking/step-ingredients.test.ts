import { expect, it } from "vitest";

import { anIngredient, aStep } from "@/shared/testing/fixtures";

import { ingredientsOfStep } from "./step-ingredients";

const NAMES = ["basmati rice", "onions, sliced", "olive oil", "oil for frying", "tomatoes", "egg", "eggplant", "bay leaf", "red lentils"];
const LIST = NAMES.map((Name, ID) => anIngredient({ ID, Name }));

it.each([
  ["Rinse the rice until the water runs clear.", ["basmati rice"]],
  ["Fry the onion in the olive oil.", ["onions, sliced", "olive oil"]],
  ["Beat the eggs.", ["egg"]],
  ["Salt the eggplants.", ["eggplant"]],
  ["Add a tomato and the bay leaves.", ["tomatoes", "bay leaf"]],
  ["Stir in lentils.", ["red lentils"]],
  ["Let it rest.", []],
])("%s needs %j", (Instruction_Text, names) => {
  expect(ingredientsOfStep(aStep({ Instruction_Text }), LIST).map(({ Name }) => Name)).toEqual(names);
});
