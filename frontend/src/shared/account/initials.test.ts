import { expect, it } from "vitest";

import { initialsOf } from "./initials";

it.each([
  ["Amina Yusuf", "AY"],
  ["amina bint yusuf", "AY"],
  ["Amina", "A"],
  ["  ʿAbd al-Raḥmān ", "ʿA"],
  ["آمنة يوسف", "آي"],
  ["“Chef” 7up", "C7"],
  ["★ ☆", ""],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
