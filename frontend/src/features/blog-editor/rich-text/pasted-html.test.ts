import { describe, expect, it } from "vitest";

import { tidyPasted } from "./pasted-html";

describe("pasted HTML", () => {
  it("makes a list of the paragraphs that Word marks as one", () => {
    const item = (marker: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}</span>${text}</p>`;
    expect(tidyPasted(item("·", "One") + item("·", "Two") + "<p>Text</p>" + item("1.", "Three"))).toBe(
      '<ul data-from-word=""><li>One</li><li>Two</li></ul><p>Text</p><ol data-from-word=""><li>Three</li></ol>',
    );
  });

  it("loses empty lines", () => {
    expect(tidyPasted("<p>a</p><p><o:p>&nbsp;</o:p></p><h2> </h2><p>b</p>")).toBe("<p>a</p><p>b</p>");
  });

  it("loses line breaks between blocks, not those inside", () => {
    expect(tidyPasted("<p>a<br>b</p><br><p>c</p>")).toBe("<p>a<br>b</p><p>c</p>");
  });

  it("stays as it is when it was copied inside the editor", () => {
    const own = '<p data-pm-slice="1 1 []">a</p><p></p>';
    expect(tidyPasted(own)).toBe(own);
  });
});
