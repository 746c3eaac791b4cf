import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";

import { PicturePicker } from "./picture-picker";

const drawImage = vi.fn<(image: unknown, ...box: number[]) => void>();
type Drawn = readonly [width: number, height: number, quality: number];
/** How many bytes a drawn part has. */
let bytesOf: (drawn: Drawn) => number;
let encoded: Drawn[];
let revoke: MockInstance<typeof URL.revokeObjectURL>;

// jsdom neither loads nor draws pictures: every one is 800 × 800 and encodes to one byte.
beforeEach(() => {
  drawImage.mockReset();
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
  revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(800);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage, fillRect: vi.fn() } as never);
  bytesOf = () => 1;
  encoded = [];
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, done, _, quality) {
    const drawn = [this.width, this.height, Number(quality)] as const;
    encoded.push(drawn);
    done(new Blob(["x".repeat(bytesOf(drawn))], { type: "image/jpeg" }));
  });
});

function Preview() {
  const [picture, setPicture] = useState<File | null>(null);
  return (
    <PicturePicker
      label="Preview"
      ratio="4:3"
      accept="image/png"
      problemOf={(file) => (file.type.startsWith("image/") ? null : "Please select an image file")}
      maxBytes={100}
      tooLarge="Too large"
      value={picture}
      onValueChange={setPicture}
    />
  );
}

const input = () => screen.getByLabelText(/^Preview/);

function pick(type = "image/png") {
  fireEvent.change(input(), { target: { files: [new File(["?"], "rice.png", { type })] } });
}

async function loaded() {
  const picture = await waitFor(() => {
    const found = document.querySelector("img");
    if (found === null) throw new Error("The picture is not there");
    return found;
  });
  fireEvent.load(picture);
}

describe("a picture picker", () => {
  it("crops to its ratio, as large as possible, around the middle", async () => {
    const user = userEvent.setup();
    render(<Preview />);
    pick();
    await loaded();
    await user.click(screen.getByRole("button", { name: "Use This Part" }));
    expect(await screen.findByText("rice.jpg")).toBeVisible();
    expect(drawImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 0, 100, 800, 600, 0, 0, 800, 600);
    expect(screen.queryByRole("button", { name: "Use This Part" })).toBeNull();
  });

  describe("of a large photo", () => {
    async function cropLarge() {
      vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(6000);
      vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(4000);
      const user = userEvent.setup();
      render(<Preview />);
      pick();
      await loaded();
      await user.click(screen.getByRole("button", { name: "Use This Part" }));
    }

    it("draws no more pixels than are shown", async () => {
      await cropLarge();
      expect(await screen.findByText("rice.jpg")).toBeVisible();
      expect(encoded).toEqual([[2400, 1800, 0.92]]);
    });

    it("lowers first the quality, then the size, until it is small enough", async () => {
      bytesOf = ([width]) => (width > 1800 ? 101 : 100);
      await cropLarge();
      expect(await screen.findByText("rice.jpg")).toBeVisible();
      expect(encoded).toEqual([
        [2400, 1800, 0.92],
        [2400, 1800, 0.85],
        [2400, 1800, 0.75],
        [1800, 1350, 0.75],
      ]);
    });

    it("says when it can't be made small enough", async () => {
      bytesOf = () => 101;
      await cropLarge();
      await waitFor(() => expect(input()).toHaveAccessibleDescription("Too large"));
      expect(screen.getByText("Choose a file")).toBeVisible();
    });
  });

  it("has a part that the keyboard reaches", async () => {
    render(<Preview />);
    pick();
    await loaded();
    await waitFor(() => expect(document.querySelector(".ReactCrop__crop-selection")).toHaveAttribute("tabindex", "0"));
    expect(document.querySelector(".ReactCrop__crop-selection")).toHaveAccessibleName();
  });

  it("keeps what it had after Cancel", async () => {
    const user = userEvent.setup();
    render(<Preview />);
    pick();
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(screen.getByText("Choose a file")).toBeVisible();
    expect(revoke).toHaveBeenCalledWith("blob:picture");
  });

  it("says what is wrong with a file that is no picture", () => {
    render(<Preview />);
    pick("text/html");
    expect(input()).toHaveAccessibleDescription("Please select an image file");
    expect(screen.queryByRole("button", { name: "Use This Part" })).toBeNull();
  });

  it("says when the browser can't read the picture", async () => {
    render(<Preview />);
    pick();
    fireEvent.error(await waitFor(() => document.querySelector("img") ?? Promise.reject(new Error("No picture"))));
    expect(input()).toHaveAccessibleDescription("This picture can't be read");
  });
});
