import { fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Profile } from "@/shared/api/types";
import { signIn } from "@/shared/auth/auth";
import { AUTH_KEY } from "@/shared/auth/auth-storage";
import { anAuth, aProfile } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";
import { API, failure, server } from "@/shared/testing/server";

import { ProfilePage } from "../profile-page";

const UPLOAD = `${API}/user/upload-profile-pic`;
const MAX_BYTES = 2_097_152;

// jsdom keeps no files: these are the addresses that it hands out and takes back.
const taken: string[] = [];
beforeEach(() => {
  taken.length = 0;
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:preview");
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void taken.push(url));
});

async function open(changes: Partial<Profile> = {}) {
  serve(changes);
  signIn(anAuth());
  renderInApp(<ProfilePage memberId={1} />);
  await screen.findByRole("tablist");
}

function serve(changes: Partial<Profile>) {
  server.use(http.get(`${API}/user/my-profile`, () => HttpResponse.json(aProfile(changes))));
}

/** As the browser does when a file was chosen, the dialog's filter overridden. */
function choose(file: File) {
  fireEvent.change(screen.getByLabelText(/Profile Picture/), { target: { files: [file] } });
}

const picture = (bytes = 10) => new File([new Uint8Array(bytes)], "me.png", { type: "image/png" });
const portrait = () => screen.queryByRole("img", { name: "Profile picture of Amina Yusuf" });

describe("the portrait", () => {
  it("shows the member's picture", async () => {
    await open({ Profile_Pic: "/media/ab/amina-256.webp" });
    expect(portrait()).toHaveAttribute("src", "/media/ab/amina-256.webp");
    expect(screen.getByLabelText("Change Profile Picture")).toBeInTheDocument();
  });

  it("shows the initials where there is none, and where it cannot be loaded", async () => {
    await open({ Profile_Pic: "/media/gone-256.webp" });
    fireEvent.error(screen.getByRole("img", { name: /Profile picture/ }));
    expect(portrait()).toBeNull();
    expect(screen.getByText("AY")).toBeVisible();
  });
});

describe("another picture", () => {
  it("shows while it is on its way, then from the site", async () => {
    await open();
    let sent: FormDataEntryValue | null = null;
    let contentType: string | null = null;
    let arrive: (answer: Response) => void = () => undefined;
    const answer = new Promise<Response>((resolve) => (arrive = resolve));
    server.use(
      http.post(UPLOAD, async ({ request }) => {
        contentType = request.headers.get("Content-Type");
        sent = (await request.formData()).get("file");
        return answer;
      }),
    );
    choose(picture());
    expect(await screen.findByRole("img", { name: /Profile picture/ })).toHaveAttribute("src", "blob:preview");
    expect(screen.getByText("Uploading...")).toBeVisible();

    serve({ Profile_Pic: "/media/new-256.webp" });
    arrive(HttpResponse.json({ Profile_Pic: "/media/new-256.webp" }));
    await waitFor(() => expect(portrait()).toHaveAttribute("src", "/media/new-256.webp"));
    expect(screen.getByRole("status")).toHaveTextContent("Profile picture updated.");
    expect(contentType).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent).toMatchObject({ size: 10, type: "image/png" });
    expect(taken).toEqual(["blob:preview"]);
  });

  it.each([
    ["no image", new File(["<html>"], "me.html", { type: "text/html" }), "Please select an image file"],
    ["a byte too large", picture(MAX_BYTES + 1), "Image file is too large. Maximum size is 2MB."],
  ])("is not sent when it is %s", async (_case, file, text) => {
    await open();
    choose(file);
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(screen.getByText("AY")).toBeVisible();
  });

  it("is sent when it is of the largest size", async () => {
    await open();
    server.use(http.post(UPLOAD, () => failure(422, "This image is broken")));
    choose(picture(MAX_BYTES));
    expect(await screen.findByText("This image is broken")).toBeVisible();
  });

  it("is not sent without a stored sign-in", async () => {
    await open();
    localStorage.removeItem(AUTH_KEY);
    choose(picture());
    expect(await screen.findByRole("alert")).toHaveTextContent("Not authenticated");
  });

  it.each([
    ["the server's reason", () => failure(415, "Please select an image file"), "Please select an image file"],
    ["a refusal without a reason", () => new HttpResponse("", { status: 502 }), "Failed to upload profile picture"],
    ["a network that fails", () => HttpResponse.error(), "Failed to upload profile picture"],
  ])("leaves the old one after %s", async (_case, answer, text) => {
    await open({ Profile_Pic: "/media/old-256.webp" });
    server.use(http.post(UPLOAD, answer));
    choose(picture());
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    await waitFor(() => expect(portrait()).toHaveAttribute("src", "/media/old-256.webp"));
  });
});
