import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import type { Review } from "@/shared/api/types";
import { getAuth, signIn, signOut } from "@/shared/auth/auth";
import { takeReturnUrl } from "@/shared/auth/auth-storage";
import { anAuth, aReview } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";
import { API, failure, held, server } from "@/shared/testing/server";

import { ReviewsButton } from "./reviews-button";

const LIST = `${API}/recipes/reviews/7`;
const SUBMIT = `${API}/recipes/submit-review`;

function serve(...reviews: Review[]) {
  const calls = { asked: 0 };
  server.use(
    http.get(LIST, () => {
      calls.asked += 1;
      return HttpResponse.json(reviews);
    }),
  );
  return calls;
}

async function open() {
  const view = renderInApp(<ReviewsButton recipe={{ ID: 7, Short_Title: "Fattoush" }} />, "/recipe/7");
  await view.user.click(screen.getByRole("button", { name: "Reviews" }));
  await screen.findByRole("dialog", { name: "Reviews" });
  return view;
}

describe("the panel of reviews", () => {
  it("loads when it is first opened, not before and not again", async () => {
    const calls = serve(aReview());
    const { user } = renderInApp(<ReviewsButton recipe={{ ID: 7, Short_Title: "Fattoush" }} />);
    expect(calls.asked).toBe(0);
    for (let times = 0; times < 2; times += 1) {
      await user.click(screen.getByRole("button", { name: "Reviews" }));
      expect(await screen.findByRole("heading", { name: "Bilal Khan" })).toBeVisible();
      await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    expect(screen.getByRole("button", { name: "Reviews" })).toHaveFocus();
    expect(calls.asked).toBe(1);
  });

  it("shows all that a review says", async () => {
    serve(
      aReview({
        Rating: 4,
        Review_Text: "Crisp.\nAnd <b>sour</b>.",
        Modifications_Made: "More sumac.",
        Would_Make_Again: true,
        Helpful_Votes: 3,
      }),
    );
    await open();
    const review = await screen.findByRole("article");
    expect(within(review).getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
    expect(review.textContent).toBe(
      "BKBilal KhanFebruary 28, 2025Crisp.\nAnd <b>sour</b>.Modifications: More sumac.Would make again3 cooks found this helpful",
    );
  });

  it("leaves out what a review does not say", async () => {
    serve(aReview({ Review_Text: "", Helpful_Votes: 0 }));
    await open();
    expect(await screen.findByRole("article")).toHaveTextContent(/^BKBilal KhanFebruary 28, 2025$/);
  });

  it("says when a cook would not make it again", async () => {
    serve(aReview({ Would_Make_Again: false }));
    await open();
    expect(await screen.findByText("Would not make again")).toBeVisible();
  });

  it("shows a member's picture, and the initials when it can't be loaded", async () => {
    serve(aReview({ Profile_Pic_URL: "/media/ab/bilal-96.webp" }));
    await open();
    const review = await screen.findByRole("article");
    const picture = review.querySelector("img");
    expect(picture).toHaveAttribute("src", "/media/ab/bilal-96.webp");
    picture?.dispatchEvent(new Event("error"));
    await waitFor(() => expect(review).toHaveTextContent("BK"));
  });

  it("says that there are none yet", async () => {
    serve();
    await open();
    expect(await screen.findByRole("heading", { name: "No reviews yet" })).toBeVisible();
  });

  it("stands in for the reviews while they load", async () => {
    server.use(http.get(LIST, () => delay("infinite")));
    await open();
    expect(await screen.findByText("Loading reviews...")).toBeInTheDocument();
  });

  it.each([
    ["refused", () => failure(503)],
    ["not answered", () => HttpResponse.error()],
  ])("says that its call was %s, and tries again", async (_case, answer) => {
    server.use(http.get(LIST, answer));
    const { user } = await open();
    expect(await screen.findByText("The reviews could not be loaded")).toBeVisible();
    serve(aReview());
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Bilal Khan" })).toBeVisible();
  });
});

describe("Write Review, signed out", () => {
  const ask = async () => {
    const view = await open();
    await view.user.click(screen.getByRole("button", { name: "Write Review" }));
    await screen.findByRole("dialog", { name: "Sign in to write a review" });
    return view;
  };

  it("asks to sign in; Cancel leads back to the panel", async () => {
    const { user } = await ask();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Write Review" })).toHaveFocus());
  });

  it("remembers the way back when one goes to sign in", async () => {
    const { user, address } = await ask();
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(takeReturnUrl()).toBe("/recipe/7#reviews");
  });

  it("finds the panel open when one comes back, and the button behind it", async () => {
    serve();
    const { user, address } = renderInApp(<ReviewsButton recipe={{ ID: 7, Short_Title: "Fattoush" }} />, "/recipe/7#reviews");
    expect(await screen.findByRole("button", { name: "Write Review" })).toHaveFocus();
    expect(address()).toBe("/recipe/7");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Reviews" })).toHaveFocus());
  });
});

describe("the form of a review", () => {
  const write = async () => {
    signIn(anAuth());
    const view = await open();
    await view.user.click(screen.getByRole("button", { name: "Write Review" }));
    const form = await screen.findByRole("dialog", { name: "Share Your Experience" });
    return { ...view, form };
  };
  const text = () => screen.getByRole("textbox", { name: "Review Text" });

  /** A server that takes reviews; what it got. */
  const take = () => {
    const taken: unknown[] = [];
    server.use(
      http.post(SUBMIT, async ({ request }) => {
        taken.push(await request.json());
        return HttpResponse.json({ Submitted: true });
      }),
    );
    return taken;
  };

  it("cannot be sent before a rating is chosen", async () => {
    const { user } = await write();
    expect(screen.getByRole("button", { name: "Please rate first" })).toBeDisabled();
    await user.click(screen.getByRole("radio", { name: "4 stars" }));
    expect(screen.getByRole("button", { name: "Submit Review" })).toBeEnabled();
  });

  it("is sent whole, tells so, closes, and loads the reviews again", async () => {
    const taken = take();
    const calls = serve();
    const { user } = await write();
    await user.click(screen.getByRole("radio", { name: "4 stars" }));
    await user.type(text(), "  Crisp.{Enter}And sour. ");
    await user.type(screen.getByRole("textbox", { name: "Modifications Made" }), "More sumac");
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Submit Review" }));
    expect(await screen.findByText("Review Submitted")).toBeVisible();
    expect(
      screen.getByText(
        "Your review has been submitted and will be posted after moderation. This may take up to 30 minutes.",
      ),
    ).toBeVisible();
    expect(taken).toEqual([
      { Recipe_ID: 7, Rating: 4, Review_Text: "Crisp.\nAnd sour.", Modifications_Made: "More sumac", Would_Make_Again: false },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Share Your Experience" })).toBeNull());
    await waitFor(() => expect(calls.asked).toBe(2));
  });

  it("is empty again after it was sent", async () => {
    take();
    const { user } = await write();
    await user.click(screen.getByRole("radio", { name: "4 stars" }));
    await user.type(text(), "Crisp");
    await user.click(screen.getByRole("button", { name: "Submit Review" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Share Your Experience" })).toBeNull());
    await user.click(screen.getByRole("button", { name: "Write Review" }));
    expect(await screen.findByRole("button", { name: "Please rate first" })).toBeDisabled();
    expect(text()).toHaveValue("");
  });

  it("leads back to the panel by Cancel", async () => {
    const { user } = await write();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Write Review" })).toHaveFocus());
  });

  it("needs a rating only, which the keyboard can choose", async () => {
    const taken = take();
    const { user } = await write();
    screen.getByRole("radio", { name: "1 star" }).focus();
    await user.keyboard(" {ArrowRight}{ArrowRight}");
    expect(screen.getByRole("radio", { name: "3 stars" })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Submit Review" }));
    await waitFor(() =>
      expect(taken).toEqual([
        { Recipe_ID: 7, Rating: 3, Review_Text: "", Modifications_Made: "", Would_Make_Again: null },
      ]),
    );
  });

  it.each([
    ["refused", () => failure(429), "Failed to submit review. Please try again."],
    ["not answered", () => HttpResponse.error(), "Something went wrong while submitting your review. Please try again."],
  ])("keeps what was typed when it is %s, and says so", async (_case, answer, sentence) => {
    server.use(http.post(SUBMIT, answer));
    const { user } = await write();
    await user.click(screen.getByRole("radio", { name: "2 stars" }));
    await user.type(text(), "Too sour");
    await user.click(screen.getByRole("button", { name: "Submit Review" }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(text()).toHaveValue("Too sour");
    expect(screen.getByRole("radio", { name: "2 stars" })).toBeChecked();
    expect(screen.getByRole("button", { name: "Submit Review" })).toBeEnabled();
  });

  it("keeps what was typed while form and panel are closed", async () => {
    const { user } = await write();
    await user.type(text(), "Half a thought");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Share Your Experience" })).toBeNull());
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Reviews" }));
    await user.click(await screen.findByRole("button", { name: "Write Review" }));
    expect(await screen.findByRole("textbox", { name: "Review Text" })).toHaveValue("Half a thought");
  });

  describe("when the sign-in expires", () => {
    const back = () => renderInApp(<ReviewsButton recipe={{ ID: 7, Short_Title: "Fattoush" }} />, "/recipe/7");

    async function expire() {
      server.use(http.post(SUBMIT, () => failure(401)));
      const { user, unmount } = await write();
      await user.click(screen.getByRole("radio", { name: "2 stars" }));
      await user.type(text(), "Too sour");
      await user.click(screen.getByRole("button", { name: "Submit Review" }));
      await waitFor(() => expect(getAuth()).toBeNull());
      unmount();
    }

    it("is there again, opened, once the member is back, and gone when it was sent", async () => {
      await expire();
      signIn(anAuth());
      const { user } = back();
      await waitFor(() => expect(text()).toHaveValue("Too sour"));
      const taken = take();
      await user.click(screen.getByRole("button", { name: "Submit Review" }));
      await waitFor(() => expect(taken).toMatchObject([{ Rating: 2, Review_Text: "Too sour" }]));
      await waitFor(() => expect(sessionStorage).toHaveLength(0));
    });

    it.each([
      ["another member signs in", () => signIn({ ...anAuth(), user: { ...anAuth().user, id: 99 } })],
      [
        "the member has signed out",
        () => {
          signIn(anAuth());
          signOut();
          signIn(anAuth());
        },
      ],
    ])("is not shown when %s", async (_case, change) => {
      await expire();
      change();
      back();
      expect(screen.getByRole("button", { name: "Reviews" })).toBeVisible();
      await Promise.resolve();
      expect(screen.queryByRole("dialog")).toBeNull();
    });
  });

  it("does not open by itself once the member has closed it", async () => {
    const { user, unmount } = await write();
    await user.type(text(), "Half a thought");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    unmount();
  });

  it("says at the field that a text is too long, before it is sent", async () => {
    const taken = take();
    const { user } = await write();
    await user.click(screen.getByRole("radio", { name: "5 stars" }));
    await user.click(text());
    await user.paste("a".repeat(10_001));
    await user.click(screen.getByRole("button", { name: "Submit Review" }));
    expect(await screen.findByText("A review must be at most 10000 characters long.")).toBeVisible();
    expect(text()).toHaveFocus();
    expect(taken).toEqual([]);
  });

  it("is sent once, however often one clicks", async () => {
    let sent = 0;
    const { released, release } = held();
    server.use(
      http.post(SUBMIT, async () => {
        sent += 1;
        await released;
        return HttpResponse.json({ Submitted: true });
      }),
    );
    const { user } = await write();
    await user.click(screen.getByRole("radio", { name: "5 stars" }));
    await user.dblClick(screen.getByRole("button", { name: "Submit Review" }));
    expect(await screen.findByRole("button", { name: "Submitting..." })).toBeDisabled();
    release();
    expect(await screen.findByText("Review Submitted")).toBeVisible();
    expect(sent).toBe(1);
  });
});
