import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { renderInApp } from "@/shared/testing/render";
import { API, failure, held, server } from "@/shared/testing/server";

import { ContactDialog } from "./contact-dialog";

const CONTACT = `${API}/utils/contact-us`;
const GOOD = { Name: "Amina Yusuf", Email: "amina@example.org", Subject: "Rice", Message: "How long does it rest?" };

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <ContactDialog open={open} onOpenChange={setOpen} />
      <button onClick={() => setOpen(true)}>Open again</button>
    </>
  );
}

/** Fills the form and sends it; an empty value leaves the field alone. */
async function send(message: typeof GOOD) {
  const view = renderInApp(<Page />);
  for (const [label, value] of Object.entries(message)) {
    await view.user.click(screen.getByLabelText(label));
    await view.user.paste(value);
  }
  await view.user.click(screen.getByRole("button", { name: "Send Message" }));
  return view;
}

const toastTitle = (title: string) => screen.findByText(title, { selector: ".title" });

describe("the contact form", () => {
  it.each([
    [{ ...GOOD, Name: "", Email: "no" }, "Name", "Invalid Name", "Name must be at least 5 characters long."],
    [{ ...GOOD, Email: "amina@", Subject: "" }, "Email", "Invalid Email", "Please enter a valid email address."],
    [{ ...GOOD, Subject: "" }, "Subject", "Missing Subject", "Please fill in the subject."],
    [{ ...GOOD, Message: "" }, "Message", "Missing Message", "Please fill in the message."],
  ])("names the first thing wrong with %j in a toast and at the field %s", async (message, field, title, text) => {
    await send(message);
    expect(await toastTitle(title)).toBeInTheDocument();
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText(field)).toHaveFocus();
  });

  it("says Sending..., then thanks, clears and closes", async () => {
    let sent: unknown;
    const answer = held();
    server.use(
      http.post(CONTACT, async ({ request }) => {
        sent = await request.json();
        await answer.released;
        return HttpResponse.json({});
      }),
    );
    const { user } = await send({ ...GOOD, Name: " Amina Yusuf " });
    expect(await screen.findByRole("button", { name: "Sending..." })).toHaveAttribute("aria-disabled", "true");
    answer.release();
    expect(await toastTitle("Message sent")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent).toEqual(GOOD);

    await user.click(screen.getByRole("button", { name: "Open again" }));
    expect(await screen.findByLabelText("Name")).toHaveValue("");
  });

  it("keeps what was typed when the server refuses", async () => {
    server.use(http.post(CONTACT, () => failure(500)));
    await send(GOOD);
    expect(await toastTitle("Error")).toBeInTheDocument();
    expect(screen.getAllByText(/^Failed to send message\. We have logged the error/)[0]).toBeInTheDocument();
    expect(screen.getByLabelText("Message")).toHaveValue(GOOD.Message);
  });

  it("keeps what was typed when the network fails", async () => {
    server.use(http.post(CONTACT, () => HttpResponse.error()));
    await send(GOOD);
    await waitFor(() => expect(screen.getAllByText("An error occurred. Please try again.")[0]).toBeInTheDocument());
    expect(screen.getByLabelText("Email")).toHaveValue(GOOD.Email);
  });
});
