import type { PolicyDocument } from "./document";

/** What the site keeps of people, and for how long. It follows docs/product/own-data.md and docs/security.md. */
export const PRIVACY: PolicyDocument = {
  title: "Privacy Policy",
  lead: "Sufra keeps what it needs to work and nothing to sell. There are no advertisements, no trackers and no scripts of other companies. This page says what is kept, why, and for how long.",
  sections: [
    {
      id: "without-an-account",
      title: "When you visit without an account",
      parts: [
        "You can search, read, print and share everything that is public without telling us who you are.",
        [
          "Views are counted for each recipe and blog post and for each day, without who viewed. So that one visitor counts once, a keyed hash of your network address is remembered for half an hour.",
          "Searches are counted too: the searched text, the day, and whether something was found, never who searched. Only daily counts are kept, for a year. Texts that were searched fewer than three times are dropped.",
          "To protect the site from misuse, calls are counted by a hash of your network address: for ten minutes for most calls, an hour for wrong passwords, a day for mails to an address.",
          "Our log tells, for each request, what kind of page or call it was and how long the answer took: not who asked, from where, or for which recipe.",
        ],
      ],
    },
    {
      id: "with-an-account",
      title: "When you have an account",
      parts: [
        "An account holds what you give it and what you do with it:",
        [
          "your name, your email address, your profile picture if you add one, your recipe credits, and when the account was made and changed;",
          "your password as a hash (argon2), from which the password can't be read;",
          "your favorites, reviews, comments, recipes and blog posts;",
          "what you send for a generated recipe: the cuisine, the category, the ingredients and your instructions. Where the site uses an outside service to compose recipes, that service gets this text, and neither your name nor your email address.",
        ],
        "For 180 days a hash of the network addresses from which you have signed in is remembered, so that another person's wrong guesses can't lock you out.",
        "We ask for no birthday, no telephone number, no postal address and no payment details.",
      ],
    },
    {
      id: "what-others-see",
      title: "What others see",
      parts: [
        "Your reviews, comments, published recipes and published blog posts show your full name and your profile picture to everybody, search engines included. Your email address, favorites, drafts and credits are shown to you alone.",
        "Staff read reviews, comments and messages to check and to answer them, and can open drafts of recipes in order to publish them.",
      ],
    },
    {
      id: "messages",
      title: "When you write to us",
      parts: [
        "The contact form stores your name, email address, subject and message, and mails them to the site's mailbox. The stored message is deleted after a year. Please don't send anything in it that you would not put on a postcard.",
      ],
    },
    {
      id: "mails",
      title: "Mails that we send",
      parts: [
        "You get mails about your account only: to activate it, to choose a new password, to keep an account that is about to be deleted, or when a recipe that you asked for is ready. The record of a mail is deleted after a month, the links in it after a week. There is no newsletter.",
      ],
    },
    {
      id: "your-browser",
      title: "What your browser keeps",
      parts: [
        "These stay on your device. You can remove them in the browser's settings at any time.",
        [
          "Your sign-in, the page to return to after it, and the chosen theme.",
          "What you are typing in a form, until it is sent or you sign out.",
          "Your shopping list, until you sign out.",
          "Pictures of recipes, and recipes that you have opened or saved, so that they can be read without a network. Signing out removes the recipes.",
          "One cookie, set when you sign up and needed to activate the account in the same browser. No other cookie is set.",
        ],
      ],
    },
    {
      id: "shared-with",
      title: "Who gets your data",
      parts: [
        "We don't sell data or lend it. The companies that run our servers and deliver our mail handle it for us. If a law obliges us to hand something over, we hand over that and no more.",
        "When you share a recipe by WhatsApp or X, or follow a link to another site, that site's own rules hold. Nothing is sent to it before you press the button.",
      ],
    },
    {
      id: "how-long",
      title: "How long it is kept, and how to delete it",
      parts: [
        "Your dashboard has both buttons. “Download my data” gives you everything that is kept about you as a file. “Delete my account” ends your sign-ins at once and removes the account after seven days, in which you can still keep it.",
        [
          "Deleted then: your name, address, password, picture, credits, favorites, drafts, messages, and the reviews and comments that have not been approved.",
          "Published recipes and blog posts and approved reviews and comments stay, by “A former member”, so that ratings and links remain true.",
          "Backups keep what they hold until they are replaced.",
        ],
      ],
    },
    {
      id: "children",
      title: "Children",
      parts: [
        "Sufra is not meant for children under 13. Children under 13 may not open an account, and we do not knowingly keep data about them. If you believe that a child under 13 has given us data, write to us and we delete it.",
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      parts: [
        "You may see, correct, take with you and delete what is kept about you; most of it with the buttons of your dashboard. For the rest, and for every question, use “Contact Us” at the foot of each page. You may also complain to the data protection authority of your country.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      parts: ["When this policy changes, the new text and its date stand here. What is already kept is never used for more than the policy said when you gave it, unless you agree."],
    },
  ],
};
