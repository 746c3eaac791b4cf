import { describe, expect, it, vi } from "vitest";

import { featuredImageProblem, shapeProblem } from "./picture-check";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

function file(content: BlobPart = PNG, type = "image/png", name = "rice.png") {
  return new File([content], name, { type });
}

function decoded(size: { width: number; height: number } | null) {
  const bitmap = size && { ...size, close: () => undefined };
  vi.stubGlobal("createImageBitmap", () => (bitmap ? Promise.resolve(bitmap) : Promise.reject(new Error("broken"))));
}

describe("the size of a featured image", () => {
  it.each([
    [900, 506],
    [1280, 720],
    [1400, 788],
    // 1.68 and 1.88: within 0.1.
    [1000, 596],
    [1000, 533],
  ])("may be %i by %i", (width, height) => {
    expect(shapeProblem({ width, height })).toBeNull();
  });

  it.each([
    [899, 506, "Image width should be between 900px and 1400px. Current width: 899px"],
    [1401, 788, "Image width should be between 900px and 1400px. Current width: 1401px"],
    [1200, 900, "Image should be in 16:9 aspect ratio. Current ratio: 1.33:1 (recommended: 1.78:1)"],
    [1000, 500, "Image should be in 16:9 aspect ratio. Current ratio: 2.00:1 (recommended: 1.78:1)"],
  ])("may not be %i by %i", (width, height, sentence) => {
    expect(shapeProblem({ width, height })).toBe(sentence);
  });
});

describe("a file as featured image", () => {
  it("is taken when it is a picture of the right shape", async () => {
    decoded({ width: 1280, height: 720 });
    expect(await featuredImageProblem(file())).toBeNull();
  });

  it.each([
    ["text", file("hello", "text/plain")],
    ["text that is named PNG", file("<html>")],
    ["a GIF that is named PNG", file("GIF89a")],
  ])("is refused when it is %s", async (_case, given) => {
    expect(await featuredImageProblem(given)).toBe("Please select an image file");
  });

  it("is refused when it is larger than 2 MB, before it is decoded", async () => {
    const large = file(new Uint8Array(2_097_153));
    expect(await featuredImageProblem(large)).toBe("Image file is too large. Maximum size is 2MB.");
  });

  it("is refused when it is damaged", async () => {
    decoded(null);
    expect(await featuredImageProblem(file())).toBe("The picture is damaged or incomplete.");
  });
});
